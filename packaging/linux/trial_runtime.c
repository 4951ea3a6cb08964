/* The head of an AppImage, for trying one where the AppImage project's own runtime cannot be had.
 *
 * It unpacks the file system behind it into a folder of its own, runs AppRun there, and removes the
 * folder again: what the official runtime does with --appimage-extract-and-run. It mounts nothing.
 *
 *     cc -O2 -static -o runtime trial_runtime.c -lsquashfuse -lzstd -llzma -llz4 -llzo2 -lz
 */
#define _GNU_SOURCE
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <signal.h>
#include <squashfuse/squashfuse.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static pid_t child;

static void fail(const char *what) {
    fprintf(stderr, "AppImage: %s: %s\n", what, strerror(errno));
    exit(127);
}

/* Where the file system begins: behind the last section of this program. */
static size_t own_size(const char *file) {
    Elf64_Ehdr head;
    int opened = open(file, O_RDONLY);
    if (opened < 0 || read(opened, &head, sizeof head) != sizeof head) fail(file);
    close(opened);
    return head.e_shoff + (size_t)head.e_shentsize * head.e_shnum;
}

static void write_file(sqfs *fs, sqfs_inode *inode, const char *place) {
    static char buffer[1 << 20];
    sqfs_off_t at = 0, size = inode->xtra.reg.file_size;
    int out = open(place, O_WRONLY | O_CREAT | O_EXCL, inode->base.mode & 0777);
    if (out < 0) fail(place);
    while (at < size) {
        sqfs_off_t part = sizeof buffer;
        if (sqfs_read_range(fs, inode, at, &part, buffer) || part <= 0) fail(place);
        if (write(out, buffer, part) != part) fail(place);
        at += part;
    }
    close(out);
}

static void write_link(sqfs *fs, sqfs_inode *inode, const char *place) {
    size_t size = 0;
    char *target;
    if (sqfs_readlink(fs, inode, NULL, &size)) fail(place);
    target = malloc(size + 1);
    if (!target || sqfs_readlink(fs, inode, target, &size) || symlink(target, place)) fail(place);
    free(target);
}

static void unpack(const char *file, const char *folder) {
    sqfs fs;
    sqfs_traverse walk;
    sqfs_err error = SQFS_OK;
    if (sqfs_open_image(&fs, file, own_size(file))) exit(127);
    if (sqfs_traverse_open(&walk, &fs, sqfs_inode_root(&fs))) fail(file);
    while (sqfs_traverse_next(&walk, &error)) {
        sqfs_inode inode;
        char *place;
        if (walk.dir_end) continue;
        if (sqfs_inode_get(&fs, &inode, sqfs_dentry_inode(&walk.entry))) fail(walk.path);
        if (asprintf(&place, "%s/%s", folder, walk.path) < 0) fail(walk.path);
        switch (sqfs_mode(inode.base.inode_type) & S_IFMT) {
            case S_IFDIR: if (mkdir(place, 0755)) fail(place); break;
            case S_IFREG: write_file(&fs, &inode, place); break;
            case S_IFLNK: write_link(&fs, &inode, place); break;
        }
        free(place);
    }
    if (error) fail("the file is damaged");
    sqfs_traverse_close(&walk);
}

static int drop(const char *place, const struct stat *state, int kind, struct FTW *where) {
    (void)state, (void)kind, (void)where;
    return remove(place);
}

static void pass_on(int number) {
    if (child > 0) kill(child, number);
}

int main(int count, char **words) {
    char file[4096], folder[4096], run[4200];
    const char *temporary = getenv("TMPDIR");
    int status = 127;
    ssize_t length = readlink("/proc/self/exe", file, sizeof file - 1);
    if (length < 0) fail("/proc/self/exe");
    file[length] = 0;
    if (count > 1 && !strcmp(words[1], "--appimage-offset")) {
        printf("%zu\n", own_size(file));
        return 0;
    }
    if (count > 1 && !strcmp(words[1], "--appimage-extract")) {
        if (mkdir("squashfs-root", 0755)) fail("squashfs-root");
        unpack(file, "squashfs-root");
        return 0;
    }
    snprintf(folder, sizeof folder, "%s/appimage-XXXXXX", temporary ? temporary : "/tmp");
    if (!mkdtemp(folder)) fail(folder);
    unpack(file, folder);
    snprintf(run, sizeof run, "%s/AppRun", folder);
    setenv("APPIMAGE", file, 1);
    setenv("APPDIR", folder, 1);
    signal(SIGINT, pass_on);
    signal(SIGTERM, pass_on);
    child = fork();
    if (child == 0) {
        execv(run, words);
        fail(run);
    }
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) continue;
    nftw(folder, drop, 32, FTW_DEPTH | FTW_PHYS);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
