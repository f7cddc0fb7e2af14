import path from 'node:path';

interface Source {
  source(): { toString(): string };
}
interface Compilation {
  assets: Record<string, Source>;
  errors: Error[];
  hooks: { processAssets: { tap(options: { name: string; stage: number }, run: () => void): void } };
}
interface Compiler {
  context: string;
  webpack: {
    EntryPlugin: new (context: string, entry: string, options: { name: string }) => { apply(compiler: Compiler): void };
    Compilation: { PROCESS_ASSETS_STAGE_ANALYSE: number };
  };
  hooks: { thisCompilation: { tap(name: string, run: (compilation: Compilation) => void): void } };
}

const NAME = 'CodePackage';

interface CodePackageOptions {
  /** Folder of the package in the output, as in src/packageRoots.ts. */
  root: string;
  /** The module that it runs first; its path below src. */
  entry: string;
  /** File that imports its style sheets for the pages that show it. */
  styles: string;
  /** Root of the package of those pages; the main package without it. */
  pages?: string;
}

export const codePackages: readonly CodePackageOptions[] = [
  {
    root: 'async/expoIndex',
    entry: 'pagesExhibit/expoIndex/contentPackage.weapp.ts',
    styles: 'loadContent.weapp.ts'
  },
  { root: 'async/analytics', entry: 'analytics/package.weapp.ts', styles: 'app.scss' },
  { root: 'async/onDemand', entry: 'onDemand.weapp.ts', styles: 'loadConsent and loadRefusal' },
  {
    root: 'async/holderSheets',
    entry: 'pages/vcard/panels/holder/sheetsPackage.weapp.ts',
    styles: 'loadSheets.weapp.ts',
    pages: 'pages/vcard'
  },
  { root: 'async/secureChannel', entry: 'request/channelPackage.weapp.ts', styles: 'app.scss' },
  { root: 'async/poster', entry: 'components/poster/posterPackage.weapp.ts', styles: 'PosterSheet.tsx' }
];

/**
 * Builds code as a package that src/platform/weapp/asyncPackages.ts loads. Its modules are chosen like those of a
 * subpackage's page, so what the main package has is not in it again.
 */
export class CodePackage {
  constructor(
    private readonly project: string,
    private readonly options: CodePackageOptions
  ) {}

  apply(compiler: Compiler): void {
    const { EntryPlugin, Compilation } = compiler.webpack;
    const { root, entry } = this.options;
    const file = path.join(this.project, 'src', entry);
    new EntryPlugin(compiler.context, file, { name: `${root}/index` }).apply(compiler);
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // After Taro has copied shared modules into the packages.
      const stage = Compilation.PROCESS_ASSETS_STAGE_ANALYSE + 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => removeStyles(compilation, this.options));
    });
  }
}

/**
 * Removes the style sheets and templates that Taro emits for an entry: no page loads them. A style sheet that the package
 * of the pages lacks would be missing on them, so it is an error.
 */
function removeStyles({ assets, errors }: Compilation, { root, styles, pages }: CodePackageOptions): void {
  for (const [name, asset] of Object.entries(assets)) {
    if (!name.startsWith(`${root}/`) || !/\.(wxss|wxml)$/.test(name)) continue;
    const own = asset
      .source()
      .toString()
      .replace(/@import "[^"]+";/g, '')
      .trim();
    // A style sheet that packages share has the same name in each of them.
    const isLoaded = pages !== undefined && name.replace(root, pages) in assets;
    if (name.endsWith('.wxss') && own !== '' && !isLoaded)
      errors.push(new Error(`${name} is loaded by no page: import its style sheet in ${styles}\n${own.slice(0, 300)}`));
    delete assets[name];
  }
}
