import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { PriceLine } from '@contract/priceLine';
import { formatUnitPrice, formatUnitRange } from '@/lib/priceUnit';
import { push } from '@/navigation/navigate';
import { Pressable } from '@/platform/Pressable';
import { market } from '@/stores/market';
import { appearance } from '@/ui/appearance';
import { PriceChange } from '@/ui/PriceChange';
import { Skeleton } from '@/ui/Skeleton';
import { LineStar } from './priceList/LineStar';
import { priceListWords } from './priceList/locale/words';
import styles from './PriceLineRow.module.scss';
import { SpiceArt } from './SpiceArt';

/** The columns of a row, for a head above it. A price per ton needs more room than the standard column has. */
export const priceLineColumns = (): string => `${styles.columns} ${market.unit === 'ton' ? styles.wide : ''}`;

/**
 * One price line: variety, grade, market, origin where it is not the market's, price with its range, change. In the
 * unit that the reader has chosen. A tap opens the line. A missing price or range keeps the height.
 */
export const PriceLineRow = observer(function PriceLineRow({ line }: { line: PriceLine }) {
  const { unit } = market;
  const { lowFen, highFen, midFen } = line;
  return (
    <Pressable
      className={`${styles.row} ${priceLineColumns()}`}
      role="link"
      onPress={() => push('market.info', { lineId: line.id })}
    >
      <View className={styles.what}>
        {!appearance.elder && unit !== 'ton' && (
          <View className={styles.art}>
            <SpiceArt varietyId={line.varietyId} />
          </View>
        )}
        <View className={styles.words}>
          <View className={styles.name}>
            <Text className={styles.nameText}>{line.varietyName}</Text>
            <LineStar line={line} />
          </View>
          <View className={styles.place}>{placeOf(line)}</View>
        </View>
      </View>
      <View className={styles.price}>
        <View className={styles.mid}>{formatUnitPrice(midFen, unit)}</View>
        <View className={styles.range}>{formatUnitRange(lowFen, highFen, unit, { isShort: true })}</View>
      </View>
      <View className={styles.change}>
        <PriceChange basisPoints={line.changeBp} isPill />
      </View>
    </Pressable>
  );
});

/**
 * Grade, market, and where it grew unless it is sold there. May break before the market and before the origin; in large
 * letters the origin stands with the grade, so that two lines are enough.
 */
function placeOf({ gradeName, marketShortName, origin }: PriceLine): string {
  const sold = `${gradeName}·\u200b${marketShortName}`;
  if (origin === null || origin === marketShortName) return sold;
  if (appearance.elder) return [gradeName, origin, marketShortName].join('·\u200b');
  return `${sold} ${priceListWords().grownIn(origin)}`;
}

/** A row that is still loading, with the columns and the height of the real one. */
export const PriceLineRowSkeleton = observer(function PriceLineRowSkeleton() {
  return (
    <View className={`${styles.row} ${priceLineColumns()}`}>
      <View className={styles.what}>
        {!appearance.elder && <Skeleton width={40} height={40} />}
        <View className={styles.blocks}>
          <Skeleton width={52} height={17} />
          <Skeleton width={70} height={12} />
        </View>
      </View>
      <View className={`${styles.blocks} ${styles.right}`}>
        <Skeleton width={52} height={18} />
        <Skeleton width={62} height={12} />
      </View>
      <View className={styles.change}>
        <Skeleton width={66} height={28} />
      </View>
    </View>
  );
});
