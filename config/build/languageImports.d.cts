/** Matches the modules that load a dictionary. */
export const dictionaryLoaders: RegExp;
/** Returns the folder of the dictionary that a file loads the other languages of: its own, or one of `types/rules`. */
export function dictionaryFolder(file: string, code: string): string;
/** Returns the name of a dictionary's section in the language packages: `pagesAuth/login` for its `locale` folder. */
export function sectionName(folder: string): string;
