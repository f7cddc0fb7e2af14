import type { ComponentType, ReactNode } from 'react';

export interface SortableProps {
  /** Class of the grid. */
  className?: string;
  items: readonly { key: string | number; content: ReactNode }[];
  /** An item was moved, both indexes from 0: dragged after a hold of 350 ms, or moved by the arrow keys. */
  onMove(from: number, to: number): void;
  /** Called for a hold where there is no drag. */
  onLongPress(index: number): void;
  /** Follows the items in the same grid and is not moved. */
  children?: ReactNode;
}

/** Items that the user sorts by dragging. */
export type Sortable = ComponentType<SortableProps>;
