import { View } from '@tarojs/components';
import styles from './Skeleton.module.scss';

export interface SkeletonProps {
  /** Size of the content being loaded: px on the 375 grid, or a percentage for the width. */
  width?: number | `${number}%`;
  height: number;
  isRound?: boolean;
}

/** Converts design px to a length that scales with the screen: 3.75 px of the grid are 1 % of its width. */
const onGrid = (length: number | `${number}%`) =>
  typeof length === 'string' ? length : `calc(var(--xs-unit) * ${length})`;

/** Grey block with the size of the content that is loading. */
export function Skeleton({ width = '100%', height, isRound }: SkeletonProps) {
  return (
    <View
      className={`${styles.block} ${isRound ? styles.round : ''}`}
      style={{ width: onGrid(width), height: onGrid(height) }}
    />
  );
}

/** Skeleton of a list row: picture, two lines, number. It has the height of the real row. */
export function SkeletonRow() {
  return (
    <View className={styles.row}>
      <Skeleton width={40} height={40} />
      <View className={styles.blocks}>
        <Skeleton width="52%" height={18} />
        <Skeleton width="34%" height={12} />
      </View>
      <Skeleton width={66} height={28} />
    </View>
  );
}

/** Skeleton of a card with a cover, as in the lists of supplies and news. */
export function SkeletonCard() {
  return (
    <View className={styles.card}>
      <Skeleton width={96} height={96} />
      <View className={styles.blocks}>
        <Skeleton height={20} />
        <Skeleton width="56%" height={20} />
        <Skeleton width="44%" height={24} />
      </View>
    </View>
  );
}
