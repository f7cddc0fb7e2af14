const path = require('node:path');

const source = path.resolve(__dirname, '../../src');

/** The loaders of the four other languages, as every `messages.ts` lists them. */
const loaders = new RegExp(
  `\\{\\s*${['zh-Hant', 'en', 'fr', 'es'].map((language) => `'?${language}'?: \\(\\) => import\\('\\./${language}'\\)`).join(',\\s*')}\\s*\\}`
);

/**
 * A loader for the `messages.ts` of a dictionary: `import('./en')` becomes a part of the package of that language. Compiled
 * without it, each package of the mini-program would hold the words of its pages in all five languages.
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
