import type { ReactNode } from 'react';

/** Replaces Taro's wrapper of pages that can be pulled down: the page as it is. */
export default function PlainPage({ children }: { children?: ReactNode }): ReactNode {
  return children;
}
