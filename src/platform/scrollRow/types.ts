import type { ReactNode } from 'react';

export interface ScrollRowProps {
  className?: string;
  children?: ReactNode;
}

/** A row that scrolls sideways without a scroll bar. */
export type ScrollRow = (props: ScrollRowProps) => JSX.Element;
