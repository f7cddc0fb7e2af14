/** How many pictures, and how many files, may be chosen at once where nothing is said (specification 9). */
export const MAX_PICTURES = 9;
export const MAX_FILES = 100;
