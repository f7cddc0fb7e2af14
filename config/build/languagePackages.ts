import { readFileSync } from 'node:fs';
import path from 'node:path';
import { require as requireTs } from 'tsx/cjs/api';
import ts from 'typescript';
import type * as Packages from '../../src/packageRoots';
import { dictionaryFolder, dictionaryLoaders, sectionName } from './languageImports.cjs';

interface Module {
  resource?: string;
}
interface Compilation {
  fileDependencies: { add(file: string): void };
  emitAsset(name: string, source: unknown): void;
  hooks: {
    finishModules: { tap(name: string, run: (modules: Iterable<Module>) => void): void };
    processAssets: { tap(options: { name: string; stage: number }, run: () => void): void };
  };
}
interface Compiler {
  webpack: { sources: { RawSource: new (content: string) => unknown } };
  hooks: { thisCompilation: { tap(name: string, run: (compilation: Compilation) => void): void } };
}

const source = path.resolve(__dirname, '../../src');
// Loaded through tsx because Taro compiles only the files of config/.
const { languagePackages } = requireTs(path.join(source, 'packageRoots.ts'), __filename) as typeof Packages;
const rules = path.resolve(source, '../types/rules');

/**
 * Emits one package per language (`lang/en/index.js` etc.) with the dictionaries of every loader of one in the build.
 * Each dictionary is a function, so only those in use are evaluated.
 */
export class LanguagePackages {
  apply(compiler: Compiler): void {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('LanguagePackages', (compilation) => {
      let folders: string[] = [];
      // Modules are collected here because later stages may concatenate some of them.
      compilation.hooks.finishModules.tap('LanguagePackages', (modules) => {
        folders = [...modules]
          .filter(({ resource = '' }) => dictionaryLoaders.test(resource))
          .map(({ resource = '' }) => dictionaryFolder(resource, readFileSync(resource, 'utf8')))
          .sort();
      });
      // Runs before minification so the emitted files are minified too.
      compilation.hooks.processAssets.tap({ name: 'LanguagePackages', stage: -2000 }, () => {
        for (const root of languagePackages) {
          const language = path.posix.basename(root);
          const parts = folders.map((folder) => {
            const file = path.join(folder, `${language}.ts`);
            compilation.fileDependencies.add(file);
            return `${JSON.stringify(sectionName(folder))}: (exports) => {\n${compile(file)}\n}`;
          });
          const content = `"use strict";\nmodule.exports = {\n${parts.join(',\n')}\n};\n`;
          compilation.emitAsset(`${root}/index.js`, new RawSource(content));
        }
      });
    });
  }
}

/** First lines of a compiled module; a hundred of them would be 6 kB of each package. */
const moduleMarks = /^(?:"use strict";|Object\.defineProperty\(exports, "__esModule", \{ value: true \}\);)\n/gm;

/**
 * Compiles a dictionary to CommonJS, with the functions of `types/rules` that it uses inside.
 * @throws Error when the dictionary imports anything but types and such functions
 */
function compile(file: string): string {
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2020 }
  });
  return outputText.replace(moduleMarks, '').replace(/require\("(.+?)"\)/g, (_call, request: string) => {
    const imported = path.resolve(path.dirname(file), `${request}.ts`);
    if (!imported.startsWith(`${rules}${path.sep}`)) throw new Error(`${file} imports more than types and rules`);
    return `(function (exports) {\n${compile(imported)}\nreturn exports;\n})({})`;
  });
}
