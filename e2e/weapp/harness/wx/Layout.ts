import type * as glassEasel from 'glass-easel';
import type { PageStack } from '../PageStack';
import type { Bars } from './bars';
import type { Canvas } from './Canvas';
import type { Files } from './files';

/** What a phone shows at the moment. */
export interface Screen {
  readonly pages: PageStack;
  readonly bars: Bars;
  readonly files: Files;
  readonly canvases: WeakMap<glassEasel.Element, Canvas>;
}

/** Where an element stands in the window, and the properties of its style that were asked for. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
  style: Record<string, string>;
}

/** What measures a page. Without one, queries are answered with stand-in sizes. */
export interface Layout {
  /** The boxes of elements of the page on top, in their order; all zero for one that is not drawn. */
  measure(screen: Screen, elements: glassEasel.Element[], names: string[]): Promise<Box[]>;
}
