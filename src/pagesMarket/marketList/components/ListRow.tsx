import { View } from '@tarojs/components';
import { PriceLineRow } from '@/components/PriceLineRow';
import type { ListRow as Row } from '../MarketList.store';
import styles from './ListRow.module.scss';

/** Heights in plain rows: the head of a letter takes half of one. */
export const unitsOf = ({ heads }: Row): number => (heads ? 1.5 : 1);

/** A price line, under its letter if it is the first of one. */
export function ListRow({ row, isBesideRail }: { row: Row; isBesideRail: boolean }) {
  return (
    <View className={isBesideRail ? styles.besideRail : undefined}>
      {row.heads && <View className={styles.letter}>{row.heads}</View>}
      <PriceLineRow line={row} />
    </View>
  );
}
