import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { MarketOverview } from '@contract/market';
import type { ChangeSpan } from '@contract/priceLine';
import { Pressable } from '@/platform/Pressable';
import { appearance } from '@/ui/appearance';
import { Segmented } from '@/ui/Segmented';
import { Skeleton } from '@/ui/Skeleton';
import { marketWords } from '../locale/words';
import styles from './RiseFall.module.scss';

interface RiseFallProps {
  overview: MarketOverview;
  span: ChangeSpan;
  onSpan(span: ChangeSpan): void;
  /** A count was tapped: the list is to begin with what rose or fell most; undefined for what stood. */
  onSort(sort: 'rise' | 'fall' | undefined): void;
}

/** How many lines rose, stood and fell, and over what span: the choice holds for the changes in the list as well. */
export const RiseFall = observer(function RiseFall({ overview, span, onSpan, onSort }: RiseFallProps) {
  const t = marketWords();
  const { board, varietyCount, lineCount } = overview;
  const parts = [
    { key: 'up', text: t.rose, count: board.up, sort: 'rise' },
    { key: 'flat', text: t.stood, count: board.flat, sort: undefined },
    { key: 'down', text: t.fell, count: board.down, sort: 'fall' }
  ] as const;
  return (
    <View className={styles.section}>
      <View className={styles.head}>
        <Text className={styles.title} role="heading" aria-level={2}>
          {t.board}
        </Text>
        {!appearance.elder && <Text className={styles.counts}>{t.counts(varietyCount, lineCount)}</Text>}
        <View className={styles.spans}>
          <Segmented
            label={t.spanLabel}
            options={(['day', 'week', 'month'] as const).map((key) => ({ key, text: t.spans[key] }))}
            value={span}
            onChange={onSpan}
          />
        </View>
      </View>
      <View className={styles.bars} aria-hidden="true">
        {parts
          .filter(({ count }) => count > 0)
          .map(({ key, count }) => (
            <View key={key} className={`${styles.bar} ${styles[`${key}Bar`]}`} style={{ flexGrow: count }} />
          ))}
      </View>
      <View className={styles.legend}>
        {parts.map(({ key, text, count, sort }) => (
          <Pressable key={key} className={`${styles.count} ${styles[key]}`} onPress={() => onSort(sort)}>
            {text} <Text className="xs-num">{count}</Text>
          </Pressable>
        ))}
      </View>
    </View>
  );
});

export function RiseFallSkeleton() {
  return (
    <View className={`${styles.section} ${styles.blocks}`}>
      <Skeleton height={32} />
      <Skeleton height={6} />
      <Skeleton height={18} />
    </View>
  );
}
