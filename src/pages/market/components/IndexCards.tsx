import { View } from '@tarojs/components';
import type { SpiceIndex } from '@contract/spiceIndex';
import { PriceChange } from '@/components/price/PriceChange';
import { Sparkline } from '@/components/price/Sparkline';
import { formatChange, formatHundredths } from '@/lib/price';
import { weekdayOf } from '@/lib/time';
import { messages } from '@/locale/messages';
import { Pressable } from '@/platform/pressable';
import { Skeleton } from '@/ui/Skeleton';
import styles from './IndexCards.module.scss';

/** The weekly indices side by side; the first one, over all spices, is the largest. */
export function IndexCards({ indices, onOpen }: { indices: readonly SpiceIndex[]; onOpen(id: string): void }) {
  return (
    <View className={styles.cards}>
      {indices.slice(0, 3).map((index, position) => (
        <Pressable
          key={index.id}
          className={`${styles.card} ${position === 0 ? styles.first : ''}`}
          onPress={() => onOpen(index.id)}
        >
          <View className={styles.name}>{index.name}</View>
          <View className={`${styles.value} ${position === 0 ? styles.main : ''}`}>
            {formatHundredths(index.valueCenti)}
          </View>
          <View className={styles.change}>
            <PriceChange
              basisPoints={index.changeBp}
              amount={position > 0 || index.changeCenti === null ? undefined : formatChange(index.changeCenti)}
            />
          </View>
          <View
            className={styles.day}
          >{`${index.date.slice(5)} ${messages().time.weekdays[weekdayOf(index.date)]}`}</View>
          <View className={styles.spark}>
            <Sparkline values={index.sparkCenti} change={index.changeBp} />
          </View>
        </Pressable>
      ))}
    </View>
  );
}

export function IndexCardsSkeleton() {
  return (
    <View className={styles.cards}>
      {[0, 1, 2].map((position) => (
        <View key={position} className={`${styles.card} ${styles.blocks}`}>
          <Skeleton width="70%" height={14} />
          <Skeleton width="90%" height={22} />
          <Skeleton width="60%" height={14} />
          <Skeleton height={24} />
        </View>
      ))}
    </View>
  );
}
