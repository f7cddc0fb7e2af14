const path = require('node:path');

const source = path.resolve(__dirname, '../../src');

/** Matches the loader table of the four other languages, as config/tasks/dictionaries.mjs writes it into every `messages.ts`. */
const loaders = new RegExp(
  `\\{\\s*${['zh-Hant', 'en', 'fr', 'es'].map((language) => `'?${language}'?: \\(\\) => import\\('\\./${language}'\\)`).join(',\\s*')}\\s*\\}`
);

/**
 * webpack loader for a dictionary's `messages.ts`: turns each `import('./en')` into a section of that language's
 * package. Without it, every mini-program package would contain its pages' texts in all five languages.
 */
module.exports = function languageImports(code) {
  const folder = path
    .relative(source, path.resolve(path.dirname(this.resourcePath), '..'))
    .split(path.sep)
    .join('/');
  const parts = code.replace(loaders, `languageParts('${folder}')`);
  if (parts === code) throw new Error(`${this.resourcePath} does not list the four languages`);
  return `import { languageParts } from '@/platform/weapp/languagePart';\n${parts}`;
};
