import type { ReactNode } from 'react';

export interface ScrollRowProps {
  className?: string;
  /** Id of the child that is scrolled into view when another one takes its place. */
  shownId?: string | undefined;
  /** Name of a row without a control in it, which the browser scrolls by keyboard only when it is focused itself. */
  label?: string;
  children?: ReactNode;
}

/** A row that scrolls sideways without a scroll bar. */
export type ScrollRow = (props: ScrollRowProps) => JSX.Element;
