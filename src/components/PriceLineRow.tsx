import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { PriceLine } from '@contract/priceLine';
import { PriceChange } from '@/components/price/PriceChange';
import { MISSING_VALUE } from '@/lib/price';
import { formatUnitChange, formatUnitPrice, formatUnitRange } from '@/lib/priceUnit';
import { linkTo } from '@/navigation/navigate';
import { Pressable } from '@/platform/pressable';
import { market } from '@/stores/market';
import { appearance } from '@/ui/appearance';
import { Icon } from '@/ui/Icon';
import { Skeleton } from '@/ui/Skeleton';
import type { ListedLine } from './priceList/listedLine';
import { priceListMessages } from './priceList/locale/messages';
import { showLineActions } from './priceList/showLineActions';
import { SpiceArt } from './SpiceArt';
import styles from './PriceLineRow.module.scss';

/** Characters of a range above which the drawing is hidden to make room. */
const MAX_RANGE_LENGTH = 14;

/** Returns the class of a row's column layout, so that a header above can share it. */
export const priceLineColumns = (): string => styles.columns ?? '';

interface Props {
  line: ListedLine;
  /** Day of the list; a price of another day shows its own date. */
  day: string | null;
  /** Additional columns of a wide list, with the class that lays out all columns. */
  extraColumns?: { columns: string | undefined; beforePrice: ReactNode; last: ReactNode } | undefined;
}

/**
 * One price line: variety, grade, market, origin if it differs from the market, price with its range, and change, in
 * the unit the viewer has chosen. A tap opens the line, a long press opens its actions. A missing price or range keeps
 * the row height.
 */
export const PriceLineRow = observer(function PriceLineRow({ line, day, extraColumns }: Props) {
  const { unit } = market;
  const { lowFen, highFen, midFen, changeFen } = line;
  const range = formatUnitRange(lowFen, highFen, unit);
  const hasArt = !appearance.elder && unit !== 'ton' && range.length <= MAX_RANGE_LENGTH;
  return (
    <Pressable
      className={`${styles.row} ${extraColumns?.columns ?? styles.columns}`}
      role="link"
      onPress={linkTo('market.info', { lineId: line.id })}
      onLongPress={() => void showLineActions(line)}
    >
      <View className={styles.what}>
        {hasArt && (
          <View className={styles.art}>{line.isFirstOfVariety && <SpiceArt varietyId={line.varietyId} />}</View>
        )}
        <View className={styles.text}>
          <View className={styles.name}>
            <Text className={styles.nameText}>{line.varietyName}</Text>
            {market.isFollowed(line) && <Icon name="star-filled" className={styles.star} />}
          </View>
          <View className={styles.subtitle}>{gradeAndMarketText(line)}</View>
        </View>
      </View>
      {extraColumns?.beforePrice}
      <View className={styles.price}>
        <View className={styles.mid}>{formatUnitPrice(midFen, unit)}</View>
        <View className={styles.range}>{range}</View>
      </View>
      <View className={styles.change}>
        <PriceChange basisPoints={line.changeBp} isPill />
        {day !== null && line.date !== day ? (
          <View className={styles.under}>{line.date.slice(5)}</View>
        ) : (
          !extraColumns && (
            <View className={`${styles.under} ${unit === 'ton' ? '' : styles.amount}`}>
              {changeFen === null ? MISSING_VALUE : formatUnitChange(changeFen, unit)}
            </View>
          )
        )}
      </View>
      {extraColumns?.last}
    </Pressable>
  );
});

/**
 * Returns grade, market, and the origin unless it equals the market. The text may break before the market and before
 * the origin.
 */
function gradeAndMarketText({ gradeName, marketShortName, origin }: PriceLine): string {
  const sold = `${gradeName}·\u200b${marketShortName}`;
  return origin === null || origin === marketShortName ? sold : `${sold} ${priceListMessages().grownIn(origin)}`;
}

/** Skeleton of a row, with the columns and the height of the real one. */
export const PriceLineRowSkeleton = observer(function PriceLineRowSkeleton() {
  return (
    <View className={`${styles.row} ${styles.columns}`}>
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
