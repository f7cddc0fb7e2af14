import styles from './ScrollRow.module.scss';
import type { ScrollRow as ScrollRowType } from './types';

/** The browser scrolls by itself; Taro's ScrollView brings code for what no row here asks of it. */
export const ScrollRow: ScrollRowType = ({ className = '', children }) => (
  <div className={`${styles.row} ${className}`}>{children}</div>
);
