/** How many pictures, and how many files, may be chosen at once where nothing is said (specification 9). */
export const MOST_PICTURES = 9;
export const MOST_FILES = 100;
