const path = require('node:path');

const root = path.resolve(__dirname, '../..');

/** Matches the loader table of the four other languages, as config/tasks/dictionaries.mjs writes it into every `messages.ts`. */
const loaders = new RegExp(
  `\\{\\s*${['zh-Hant', 'en', 'fr', 'es'].map((language) => `'?${language}'?: \\(\\) => import\\('\\./${language}'\\)`).join(',\\s*')}\\s*\\}`
);
/** Matches the import of a dictionary that the server reads as well. */
const sharedImport = /import\('@(rules\/\w+)\/(zh-Hant|en|fr|es)'\)/g;

/** Returns the folder of the dictionary that a file loads the other languages of: its own, or one of `types/rules`. */
function dictionaryFolder(file, code) {
  const [, shared] = sharedImport.exec(code) ?? [];
  sharedImport.lastIndex = 0;
  return shared ? path.join(root, 'types', shared) : path.dirname(file);
}

/** Returns the name of a dictionary's section in the language packages: `pagesAuth/login` for its `locale` folder. */
function sectionName(folder) {
  const isShared = path.basename(folder) !== 'locale';
  const [base, named] = isShared ? ['types', folder] : ['src', path.dirname(folder)];
  return path.relative(path.join(root, base), named).split(path.sep).join('/');
}

/**
 * webpack loader for a module that loads a dictionary: turns its imports of the other languages into sections of their
 * packages. Without it, every mini-program package would contain its pages' texts in all five languages.
 */
module.exports = function languageImports(code) {
  const section = sectionName(dictionaryFolder(this.resourcePath, code));
  const parts = code
    .replace(loaders, `languageParts('${section}')`)
    .replace(sharedImport, (_import, _folder, language) => `languagePart('${language}', '${section}')`);
  if (parts === code) throw new Error(`${this.resourcePath} does not list the four languages`);
  return `import { languagePart, languageParts } from '@/platform/weapp/asyncPackages';\n${parts}`;
};
module.exports.dictionaryFolder = dictionaryFolder;
module.exports.sectionName = sectionName;
/** Matches the modules that load a dictionary. */
module.exports.dictionaryLoaders = /[\\/](locale[\\/]messages|notificationTexts)\.ts$/;
