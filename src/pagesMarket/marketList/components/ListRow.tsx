import { View } from '@tarojs/components';
import { Sparkline } from '@/components/price/Sparkline';
import { PriceLineRow } from '@/components/PriceLineRow';
import { MISSING_VALUE } from '@/lib/price';
import { formatUnitChange } from '@/lib/priceUnit';
import { market } from '@/stores/market';
import type { ListRow as Row } from '../MarketList.store';
import wide from '../wideColumns.module.scss';
import styles from './ListRow.module.scss';

/** Returns a row's height in units of a plain row; a letter heading adds a half. */
export const rowUnits = ({ letterHeading }: Row): number => (letterHeading ? 1.5 : 1);

interface ListRowProps {
  row: Row;
  day: string | null;
  isBesideRail: boolean;
  isWide: boolean;
}

/** A price line, below a letter heading when it is the first of its letter. */
export function ListRow({ row, day, isBesideRail, isWide }: ListRowProps) {
  return (
    <View className={isBesideRail ? styles.besideRail : undefined}>
      {row.letterHeading && <View className={styles.letter}>{row.letterHeading}</View>}
      <PriceLineRow line={row} day={day} extraColumns={isWide ? extraColumnsOf(row) : undefined} />
    </View>
  );
}

/** Renders the sparkline and the change in yuan for wide screens. */
function extraColumnsOf({ sparkFen, changeBp, changeFen }: Row) {
  return {
    columns: wide.columns,
    beforePrice: <Sparkline values={sparkFen} change={changeBp} />,
    last: (
      <View className={wide.yuan}>{changeFen === null ? MISSING_VALUE : formatUnitChange(changeFen, market.unit)}</View>
    )
  };
}
