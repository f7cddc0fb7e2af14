import type { ReactNode } from 'react';

/** Stands where Taro would wrap a page that can be pulled down: the page as it is. */
export default function PlainPage({ children }: { children?: ReactNode }): ReactNode {
  return children;
}
