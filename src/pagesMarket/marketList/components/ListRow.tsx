import { View } from '@tarojs/components';
import { PriceLineRow } from '@/components/PriceLineRow';
import { MISSING_VALUE } from '@/lib/price';
import { formatUnitChange } from '@/lib/priceUnit';
import { market } from '@/stores/market';
import { Sparkline } from '@/ui/Sparkline';
import type { ListRow as Row } from '../MarketList.store';
import wide from '../wideColumns.module.scss';
import styles from './ListRow.module.scss';

/** Heights in plain rows: the head of a letter takes half of one. */
export const unitsOf = ({ heads }: Row): number => (heads ? 1.5 : 1);

interface ListRowProps {
  row: Row;
  day: string | null;
  isBesideRail: boolean;
  isWide: boolean;
}

/** A price line, under its letter if it is the first of one. */
export function ListRow({ row, day, isBesideRail, isWide }: ListRowProps) {
  return (
    <View className={isBesideRail ? styles.besideRail : undefined}>
      {row.heads && <View className={styles.letter}>{row.heads}</View>}
      <PriceLineRow line={row} day={day} more={isWide ? moreOf(row) : undefined} />
    </View>
  );
}

/** The last points, and the change in yuan. */
function moreOf({ sparkFen, changeBp, changeFen }: Row) {
  return {
    columns: wide.columns,
    beforePrice: <Sparkline values={sparkFen} change={changeBp} />,
    last: (
      <View className={wide.yuan}>{changeFen === null ? MISSING_VALUE : formatUnitChange(changeFen, market.unit)}</View>
    )
  };
}
