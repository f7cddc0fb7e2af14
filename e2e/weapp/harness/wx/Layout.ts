import type * as glassEasel from 'glass-easel';
import type { PageStack } from '../PageStack';
import type { Bars } from './bars';
import type { Canvas } from './Canvas';
import type { Files } from './files';

/** Content of the phone's screen at the moment. */
export interface Screen {
  readonly pages: PageStack;
  readonly bars: Bars;
  readonly files: Files;
  readonly canvases: WeakMap<glassEasel.Element, Canvas>;
}

/** Position of an element in the window, and the requested properties of its style. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
  style: Record<string, string>;
}

/** Measures a page. Without one, queries return default sizes. */
export interface Layout {
  /** Returns the boxes of elements of the page on top, in order; all zero for one that is not rendered. */
  measure(screen: Screen, elements: glassEasel.Element[], names: string[]): Promise<Box[]>;
}
