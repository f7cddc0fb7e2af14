/** Followed by the revision of the build. */
export const SHELL_PREFIX = 'xiangshi-shell-';
/** Static files that were used. */
export const FILES_CACHE = 'xiangshi-files';
