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

remove() {
    [ -f "$list" ] || return 1
    while IFS= read -r file; do
        rm -f -- "$prefix/$file"
    done <"$list"
    rm -rf -- "$library"
    rm -f -- "$prefix/bin/$name"
    # folders that are empty now, deepest first; others stay
    for folder in share/man/man6 share/man share/metainfo share/mime/packages share/applications; do
        rmdir -- "$prefix/$folder" 2>/dev/null || true
    done
}

if [ "$mode" = uninstall ]; then
    remove || fail "nothing of $name is installed below $prefix"
    refresh
    echo "Canasta Qt is gone from $prefix. Your matches and settings are still there."
    exit 0
fi

[ -x "$here/program/$name" ] || fail "the folder $here/program is missing; unpack the whole archive"
mkdir -p -- "$prefix/lib" "$prefix/bin" || fail "$prefix cannot be written"
# what is installed goes only when all that is new is there
rm -rf -- "$library.new"
if ! cp -R -- "$here/program" "$library.new"; then
    rm -rf -- "$library.new"
    fail "the program cannot be copied to $prefix; nothing was changed"
fi
remove || true
mv -- "$library.new" "$library"
(cd "$here" && find share -type f) >"$list"
while IFS= read -r file; do
    mkdir -p -- "$(dirname -- "$prefix/$file")"
    cp -- "$here/$file" "$prefix/$file"
done <"$list"
# the menu must find the program even where $prefix/bin is on no path
sed -i "s|^Exec=$name|Exec=\"$library/$name\"|" "$prefix/share/applications/$name.desktop"
ln -sf -- "../lib/$name/$name" "$prefix/bin/$name"
refresh
echo "Canasta Qt is installed. Start it from the menu of your desktop, or with: $prefix/bin/$name"
