import type { ScrollRow as ScrollRowType } from './types';
import styles from './ScrollRow.module.scss';

/** The browser scrolls by itself; Taro's ScrollView adds code for features that rows here do not use. */
export const ScrollRow: ScrollRowType = ({ className = '', children }) => (
  <div className={`${styles.row} ${className}`}>{children}</div>
);
