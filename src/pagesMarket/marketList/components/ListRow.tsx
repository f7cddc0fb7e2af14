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
export const rowUnits = ({ letterHeading }: Row): number => (letterHeading ? 1.5 : 1);

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
      {row.letterHeading && <View className={styles.letter}>{row.letterHeading}</View>}
      <PriceLineRow line={row} day={day} extraColumns={isWide ? extraColumnsOf(row) : undefined} />
    </View>
  );
}

/** The last points, and the change in yuan. */
function extraColumnsOf({ sparkFen, changeBp, changeFen }: Row) {
  return {
    columns: wide.columns,
    beforePrice: <Sparkline values={sparkFen} change={changeBp} />,
    last: (
      <View className={wide.yuan}>{changeFen === null ? MISSING_VALUE : formatUnitChange(changeFen, market.unit)}</View>
    )
  };
}
