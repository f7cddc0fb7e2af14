interface Compilation {
  getAssets(): { name: string; source: { source(): string | Buffer } }[];
  updateAsset(name: string, source: unknown): void;
  hooks: { processAssets: { tap(options: { name: string; stage: number }, run: () => void): void } };
}
interface Compiler {
  webpack: {
    sources: { RawSource: new (content: string) => unknown };
    Compilation: { PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: number };
  };
  hooks: { thisCompilation: { tap(name: string, run: (compilation: Compilation) => void): void } };
}

const table = /(\w+)\.miniCssF=(\w+)=>"css\/"\+\2\+"\."\+(\{(?:\w+:"[0-9a-f]+",?)+\})\[\2\]\+"\.css"/;
const list = /\{(?:\w+:1,?)+\}(?=\[\w+\]&&\w+\.push\()/;
const keysOf = (object: string): string => [...object.matchAll(/(\w+):/g)].map(([, key]) => key).join();

/**
 * Returns the minified runtime with one object for both: the names of style sheets, and the chunks that have one. The text
 * as it is when it is written in another way.
 */
export function withOneTable(code: string): string {
  const [text = '', runtime = '', id = '', hashes = ''] = table.exec(code) ?? [];
  const [chunks = ''] = list.exec(code) ?? [];
  if (text === '' || keysOf(hashes) !== keysOf(chunks)) return code;
  const named = `${runtime}.miniCssF=${id}=>"css/"+${id}+"."+${runtime}.css[${id}]+".css",${runtime}.css=${hashes}`;
  return code.replace(text, () => named).replace(chunks, () => `${runtime}.css`);
}

/** Removes the second list of chunks with a style sheet from the first load: 0.2 kB that nothing can compress. */
export class CssHashes {
  apply(compiler: Compiler): void {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('CssHashes', (compilation) => {
      // After the minifier, before the hashes in the names become those of the contents.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 10;
      compilation.hooks.processAssets.tap({ name: 'CssHashes', stage }, () => {
        for (const { name, source } of compilation.getAssets()) {
          if (!/(^|\/)app\.[^/]*js$/.test(name)) continue;
          const code = source.source().toString();
          const lean = withOneTable(code);
          if (lean === code) throw new Error('CssHashes: the runtime names its style sheets in another way');
          compilation.updateAsset(name, new RawSource(lean));
        }
      });
    });
  }
}
