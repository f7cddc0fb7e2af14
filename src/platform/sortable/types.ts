import type { ComponentType, ReactNode } from 'react';

export interface SortableProps {
  /** Of the grid. */
  className?: string;
  items: readonly { key: string | number; content: ReactNode }[];
  /** Put in another place, both from 0: drawn there after it was held for 350 ms, or moved by the arrow keys. */
  onMove(from: number, to: number): void;
  /** Where nothing can be drawn from its place: one was held. */
  onLongPress(index: number): void;
  /** Follows the items in the same grid and keeps its place. */
  children?: ReactNode;
}

/** Things whose order a person changes by holding one and drawing it elsewhere. */
export type Sortable = ComponentType<SortableProps>;
