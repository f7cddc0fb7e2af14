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

/** Whether the part is the one of the home, whose style sheets stand in the page itself. */
export function isOfHome({ origins }: ChunkGroup): boolean {
  return origins.some(({ request }) => request !== undefined && home.test(request));
}

/** For a group of parts: whether the home needs the module. */
export function isInHome(module: StyleModule, { chunkGraph }: Graph): boolean {
  return [...chunkGraph.getModuleChunksIterable(module)].some((chunk) => [...chunk.groupsIterable].some(isOfHome));
}

/** The folder of src that a style sheet is of: `ui`, `components`, a package of pages. */
function folderOf(module: StyleModule): string {
  return /[\\/]src[\\/]([^\\/]+)[\\/]/.exec(module.nameForCondition() ?? '')?.[1] ?? 'base';
}

const isForBlocks = /^(ui|platform|base)$/;

/**
 * The rules of one style sheet are written into one file only. A block's rule that came a second time, with a part that
 * is loaded late, would stand behind what a page says about the block and undo it.
 * The files are loaded in this order (the higher priority first): what the home has, the blocks, what is made of blocks,
 * what the pages of a package share, the page.
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
