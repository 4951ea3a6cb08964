#!/bin/sh
# Installs Canasta Qt from this folder, or removes it again. Needs no rights of an administrator.
#
#   ./install.sh [--prefix DIR]              for this user (DIR is ~/.local), or as root for all (/usr/local)
#   ./install.sh --uninstall [--prefix DIR]  removes what was installed; matches and settings stay
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
name=canasta-qt
app_id=@APP_ID@
mode=install
prefix=${HOME:-/root}/.local
[ "$(id -u)" -ne 0 ] || prefix=/usr/local

fail() {
    echo "install.sh: $1" >&2
    exit 1
}

while [ $# -gt 0 ]; do
    case $1 in
        --uninstall) mode=uninstall ;;
        --prefix)
            [ $# -ge 2 ] || fail "--prefix needs a folder"
            prefix=$2
            shift
            ;;
        --prefix=*) prefix=${1#--prefix=} ;;
        -h | --help)
            sed -n '2,5s/^# \{0,1\}//p' "$0"
            exit 0
            ;;
        *) fail "unknown option $1 (try --help)" ;;
    esac
    shift
done
case $prefix in
    *[\"\`\$\\\%\|\&]*) fail "--prefix needs a folder without \" \` \$ \\ % | & in its name" ;;
    /*) ;;
    *) fail "--prefix needs a whole path, not $prefix" ;;
esac

library=$prefix/lib/$name
list=$library/installed-files

gone=
refresh() {
    # menus and file types take notice sooner where these tools are there
    if command -v update-desktop-database >/dev/null 2>&1; then
        update-desktop-database -q "$prefix/share/applications" 2>/dev/null || true
    fi
    if command -v update-mime-database >/dev/null 2>&1 && [ -d "$prefix/share/mime/packages" ]; then
        update-mime-database "$prefix/share/mime" >/dev/null 2>&1 || true
    fi
    if command -v gtk-update-icon-cache >/dev/null 2>&1; then
        gtk-update-icon-cache -q -t "$prefix/share/icons/hicolor" 2>/dev/null || true
    fi
}

make_folder() {
    # notes every folder that was not there, so that it can go again
    [ -d "$1" ] && return 0
    make_folder "$(dirname -- "$1")" || return 1
    mkdir -- "$1" || return 1
    printf '%s\n' "$1" >>"$made"
}

tidy() {
    # what the desktop's tools wrote for a folder that was ours alone
    applications=$prefix/share/applications
    [ "$(ls -A -- "$applications" 2>/dev/null)" != mimeinfo.cache ] || rm -f -- "$applications/mimeinfo.cache"
    theme=$prefix/share/icons/hicolor
    [ -n "$(find "$theme" -type f ! -name icon-theme.cache 2>/dev/null)" ] || rm -f -- "$theme/icon-theme.cache"
    mime=$prefix/share/mime
    if [ -z "$(ls -A -- "$mime/packages" 2>/dev/null)" ] && grep -Fqx -- "$mime" "$1"; then
        for file in XMLnamespaces aliases generic-icons globs globs2 icons magic mime.cache subclasses treemagic types version; do
            rm -f -- "$mime/$file"
        done
        rmdir -- "$mime"/*/ 2>/dev/null || true
    fi
}

remove() {
    [ -f "$list" ] || return 1
    while IFS= read -r file; do
        rm -f -- "$prefix/$file"
    done <"$list"
    rm -f -- "$prefix/bin/$name"
    gone=
    if [ -f "$library/made-folders" ]; then
        gone=$(mktemp)
        cat -- "$library/made-folders" >"$gone"
    fi
    rm -rf -- "$library"
}

remove_folders() {
    # those that this script once made and that are empty now, deepest first; others stay
    [ -n "$gone" ] || return 0
    tidy "$gone"
    LC_ALL=C sort -r -- "$gone" | while IFS= read -r folder; do
        rmdir -- "$folder" 2>/dev/null || true
    done
    rm -f -- "$gone"
}

if [ "$mode" = uninstall ]; then
    remove || fail "nothing of $name is installed below $prefix"
    refresh
    remove_folders
    echo "Canasta Qt is gone from $prefix. Your matches and settings are still there."
    exit 0
fi

[ -x "$here/program/$name" ] || fail "the folder $here/program is missing; unpack the whole archive"
made=$(mktemp)
trap 'rm -f -- "$made"' EXIT
{ make_folder "$prefix/lib" && make_folder "$prefix/bin"; } || fail "$prefix cannot be written"
# what is installed goes only when all that is new is there
rm -rf -- "$library.new"
if ! cp -R -- "$here/program" "$library.new"; then
    rm -rf -- "$library.new"
    fail "the program cannot be copied to $prefix; nothing was changed"
fi
# what an earlier version made is still ours
if remove && [ -n "$gone" ]; then
    cat -- "$gone" >>"$made"
    rm -f -- "$gone"
fi
mv -- "$library.new" "$library"
(cd "$here" && find share -type f) >"$list"
while IFS= read -r file; do
    make_folder "$(dirname -- "$prefix/$file")"
    cp -- "$here/$file" "$prefix/$file"
done <"$list"
# the menu must find the program even where $prefix/bin is on no path
sed -i "s|^Exec=$name|Exec=\"$library/$name\"|" "$prefix/share/applications/$app_id.desktop"
ln -sf -- "../lib/$name/$name" "$prefix/bin/$name"
cp -- "$made" "$library/made-folders"
refresh
echo "Canasta Qt is installed. Start it from the menu of your desktop, or with: $prefix/bin/$name"
