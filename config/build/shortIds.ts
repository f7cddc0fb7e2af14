/** Digits of an id. The product has some 2,000 modules and 230 chunks: enough room that few of them get another one's number. */
const MODULE_DIGITS = 4;
const CHUNK_DIGITS = 3;

interface Chunk {
  id: number | string | null;
  ids: (number | string)[] | null;
}
interface Compilation {
  chunkGraph: object;
  hooks: { chunkIds: { tap(name: string, run: (chunks: Iterable<Chunk>) => void): void } };
}
interface Compiler {
  context: string;
  root: object;
  webpack: { ids: { DeterministicModuleIdsPlugin: new (options: object) => { apply(compiler: Compiler): void } } };
  hooks: { compilation: { tap(name: string, run: (compilation: Compilation) => void): void } };
}
interface IdHelpers {
  assignDeterministicIds(
    items: Chunk[],
    nameOf: (chunk: Chunk) => string,
    compare: (one: Chunk, other: Chunk) => number,
    assign: (chunk: Chunk, id: number) => boolean,
    ranges: number[],
    expandFactor: number,
    extraSpace: number
  ): void;
  getFullChunkName(chunk: Chunk, chunkGraph: object, context: string, root: object): string;
  getUsedChunkIds(compilation: Compilation): Set<string>;
}
interface Comparators {
  compareChunksNatural(chunkGraph: object): (one: Chunk, other: Chunk) => number;
}

/**
 * Gives modules and chunks the shortest numbers, which are still made from their names, so that a change leaves those of
 * others as they are. webpack makes them ten times as long, and the first load lists all chunks. Saves 0.4 kB of it.
 */
export class ShortIds {
  apply(compiler: Compiler): void {
    const { DeterministicModuleIdsPlugin } = compiler.webpack.ids;
    new DeterministicModuleIdsPlugin({ maxLength: MODULE_DIGITS, fixedLength: true }).apply(compiler);
    /* oxlint-disable typescript/no-require-imports -- webpack must be the copy that Taro runs */
    const helpers = require('webpack/lib/ids/IdHelpers') as IdHelpers;
    const { compareChunksNatural } = require('webpack/lib/util/comparators') as Comparators;
    /* oxlint-enable typescript/no-require-imports */
    compiler.hooks.compilation.tap('ShortIds', (compilation) => {
      compilation.hooks.chunkIds.tap('ShortIds', (chunks) => {
        const { chunkGraph } = compilation;
        const used = helpers.getUsedChunkIds(compilation);
        helpers.assignDeterministicIds(
          [...chunks].filter(({ id }) => id === null),
          (chunk) => helpers.getFullChunkName(chunk, chunkGraph, compiler.context, compiler.root),
          compareChunksNatural(chunkGraph),
          (chunk, id) => {
            if (used.has(String(id))) return false;
            used.add(String(id));
            chunk.id = id;
            chunk.ids = [id];
            return true;
          },
          [10 ** CHUNK_DIGITS],
          0,
          used.size
        );
      });
    });
  }
}
