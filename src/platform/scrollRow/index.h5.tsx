import { useEffect, useRef } from 'react';
import type { ScrollRow as ScrollRowType } from './types';
import styles from './ScrollRow.module.scss';

/** The browser scrolls by itself; Taro's ScrollView adds code for features that rows here do not use. */
export const ScrollRow: ScrollRowType = ({ className = '', shownId, label, children }) => {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = shownId && row.current?.querySelector(`#${shownId}`);
    if (!row.current || !shown) return;
    const [outer, inner] = [row.current.getBoundingClientRect(), shown.getBoundingClientRect()];
    row.current.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
  }, [shownId]);
  return (
    <div
      ref={row}
      className={`${styles.row} ${className}`}
      {...(label !== undefined && { role: 'group', 'aria-label': label, tabIndex: 0 })}
    >
      {children}
    </div>
  );
};
