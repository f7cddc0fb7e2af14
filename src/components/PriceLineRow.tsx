import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { PriceLine } from '@contract/market';
import { formatUnitPrice, formatUnitRange } from '@/lib/priceUnit';
import { push } from '@/navigation/navigate';
import { Pressable } from '@/platform/Pressable';
import { market } from '@/stores/market';
import { appearance } from '@/ui/appearance';
import { Icon } from '@/ui/Icon';
import { PriceChange } from '@/ui/PriceChange';
import { Skeleton } from '@/ui/Skeleton';
import styles from './PriceLineRow.module.scss';
import { SpiceArt } from './SpiceArt';

/** The columns of a row, for a head above it. A price per ton needs more room than the standard column has. */
export const priceLineColumns = (): string => `${styles.columns} ${market.unit === 'ton' ? styles.wide : ''}`;

/**
 * One price line: variety, grade, market, price with its range, change. In the unit that the reader has chosen. A tap
 * opens the line. A missing price or range keeps the height.
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
            {market.isFollowed(line) && <Icon name="star-filled" className={styles.star} />}
          </View>
          <View className={styles.grade}>{`${line.gradeName}·\u200b${line.marketShortName}`}</View>
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
