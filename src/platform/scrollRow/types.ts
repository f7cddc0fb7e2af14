import type { ReactNode } from 'react';

export interface ScrollRowProps {
  className?: string;
  /** Id of the child that is scrolled into view when another one takes its place. */
  shownId?: string | undefined;
  children?: ReactNode;
}

/** A row that scrolls sideways without a scroll bar. */
export type ScrollRow = (props: ScrollRowProps) => JSX.Element;
