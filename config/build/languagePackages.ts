import { readFileSync } from 'node:fs';
import path from 'node:path';
import { require as requireTs } from 'tsx/cjs/api';
import ts from 'typescript';
import type * as Packages from '../../src/packageRoots';

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
const dictionary = /[\\/]locale[\\/]messages\.ts$/;

/**
 * Emits one package per language (`lang/en/index.js` etc.) with the dictionaries of every `messages.ts` in the build.
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
          .flatMap(({ resource = '' }) => (dictionary.test(resource) ? [path.dirname(resource)] : []))
          .sort();
      });
      // Runs before minification so the emitted files are minified too.
      compilation.hooks.processAssets.tap({ name: 'LanguagePackages', stage: -2000 }, () => {
        for (const root of languagePackages) {
          const language = path.posix.basename(root);
          const parts = folders.map((folder) => {
            const file = path.join(folder, `${language}.ts`);
            compilation.fileDependencies.add(file);
            return `${JSON.stringify(nameOf(folder))}: function (exports) {\n${compile(file)}\n}`;
          });
          compilation.emitAsset(`${root}/index.js`, new RawSource(`module.exports = {\n${parts.join(',\n')}\n};\n`));
        }
      });
    });
  }
}

/** Returns the section name that languageImports.cjs uses: `pagesAuth/login` for its locale/messages.ts. */
function nameOf(folder: string): string {
  return path.relative(source, path.dirname(folder)).split(path.sep).join('/');
}

/**
 * Compiles a dictionary to CommonJS.
 * @throws Error when the dictionary imports anything but types
 */
function compile(file: string): string {
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2017 }
  });
  if (outputText.includes('require(')) throw new Error(`${file} imports more than types`);
  return outputText;
}
