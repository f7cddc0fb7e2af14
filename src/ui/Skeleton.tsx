import { View } from '@tarojs/components';
import styles from './Skeleton.module.scss';

export interface SkeletonProps {
  /** CSS lengths on the 375 grid in px, or a percentage for the width; both of what will stand there. */
  width?: number | `${number}%`;
  height: number;
  isRound?: boolean;
}

/** Design px to a length that grows with the screen: 3.75 px of the grid are 1 % of its width. */
const onGrid = (length: number | `${number}%`) =>
  typeof length === 'string' ? length : `calc(var(--xs-unit) * ${length})`;

/** A grey block in the place and size of what is still loading. */
export function Skeleton({ width = '100%', height, isRound }: SkeletonProps) {
  return (
    <View
      className={`${styles.block} ${isRound ? styles.round : ''}`}
      style={{ width: onGrid(width), height: onGrid(height) }}
    />
  );
}

/** A list row: picture, two lines, number. Rows keep the height of the real ones. */
export function SkeletonRow() {
  return (
    <View className={styles.row}>
      <Skeleton width={40} height={40} />
      <View className={styles.lines}>
        <Skeleton width="52%" height={18} />
        <Skeleton width="34%" height={12} />
      </View>
      <Skeleton width={66} height={28} />
    </View>
  );
}

/** A card with a cover, as in the lists of supplies and of news. */
export function SkeletonCard() {
  return (
    <View className={styles.card}>
      <Skeleton width={96} height={96} />
      <View className={styles.lines}>
        <Skeleton height={20} />
        <Skeleton width="56%" height={20} />
        <Skeleton width="44%" height={24} />
      </View>
    </View>
  );
}
