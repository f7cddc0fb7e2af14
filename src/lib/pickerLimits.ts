/** Default maximum of pictures and of files per selection (specification 9). */
export const MAX_PICTURES = 9;
export const MAX_FILES = 100;
