interface ChunkGroup {
  origins: { request?: string }[];
}
interface Chunk {
  groupsIterable: Iterable<ChunkGroup>;
}
interface StyleModule {
  nameForCondition(): string | null;
}
interface Graph {
  chunkGraph: { getModuleChunksIterable(module: StyleModule): Iterable<Chunk> };
}

const home = /pages[\\/]index[\\/]index$/;

/** Returns whether the chunk group belongs to the home page, whose style sheets are inlined into the page. */
export function isOfHome({ origins }: ChunkGroup): boolean {
  return origins.some(({ request }) => request !== undefined && home.test(request));
}

/** Tests for a cache group whether the home page needs the module. */
export function isInHome(module: StyleModule, { chunkGraph }: Graph): boolean {
  return [...chunkGraph.getModuleChunksIterable(module)].some((chunk) => [...chunk.groupsIterable].some(isOfHome));
}

/**
 * Returns the top-level folder of src that contains the style sheet (`ui`, `components`, a page package), else `base`.
 */
function folderOf(module: StyleModule): string {
  return /[\\/]src[\\/]([^\\/]+)[\\/]/.exec(module.nameForCondition() ?? '')?.[1] ?? 'base';
}

const isForBlocks = /^(ui|platform|base)$/;

/**
 * Returns the cache groups that emit the rules of each style sheet into exactly one file. If a lazily loaded chunk
 * repeated a block's rule, the copy would follow a page's override of that block and undo it. Files load by descending
 * priority: home, base blocks, components, styles shared within a page package, the page.
 */
export function styleSheets(): Record<string, object> {
  const sheet = (name: string | ((module: StyleModule) => string), priority: number, rest: object) => ({
    type: 'css/mini-extract',
    chunks: 'async',
    enforce: true,
    name,
    priority,
    ...rest
  });
  return {
    homeStyles: sheet('home-styles', 100, { test: isInHome }),
    blockStyles: sheet('block-styles', 95, { test: (module: StyleModule) => isForBlocks.test(folderOf(module)) }),
    componentStyles: sheet('component-styles', 90, {
      test: (module: StyleModule) => folderOf(module) === 'components',
      minChunks: 2
    }),
    packageStyles: sheet((module) => `${folderOf(module)}-styles`, 85, { minChunks: 2 })
  };
}
