interface Source {
  source(): { toString(): string };
}
interface Compilation {
  assets: Record<string, Source>;
  hooks: { processAssets: { tap(options: { name: string; stage: number }, run: () => void): void } };
}
interface Compiler {
  webpack: {
    sources: { RawSource: new (content: string) => Source };
    Compilation: { PROCESS_ASSETS_STAGE_REPORT: number };
  };
  hooks: { thisCompilation: { tap(name: string, run: (compilation: Compilation) => void): void } };
}

const STAGE = 'shortCommonNames';
/** Name of a module that several subpackages have a copy of; Taro names it by the digest of its path. */
const commonModule = /(?<=\bsub-common\/)[0-9a-f]{32}(?=\.)/g;

/**
 * Gives modules that several subpackages share short names instead of 32 digits: each page requires up to a hundred of
 * them by name, which took 63 kB of all packages.
 */
export class ShortCommonNames {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(STAGE, (compilation) => {
      // After Taro has copied the modules into the packages.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: STAGE, stage }, () => shorten(compiler, compilation));
    });
  }
}

function shorten({ webpack }: Compiler, { assets }: Compilation): void {
  const digests = [...new Set(Object.keys(assets).flatMap((name) => name.match(commonModule) ?? []))].sort();
  const shortNames = new Map(digests.map((digest, index) => [digest, index.toString(36)]));
  const shortened = (text: string) => text.replace(commonModule, (digest) => shortNames.get(digest) ?? digest);
  for (const [name, asset] of Object.entries(assets)) {
    if (!/\.(js|wxss)$/.test(name)) continue;
    delete assets[name];
    assets[shortened(name)] = new webpack.sources.RawSource(shortened(asset.source().toString()));
  }
}
