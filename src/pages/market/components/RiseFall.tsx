import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { MarketOverview } from '@contract/market';
import type { ChangeSpan, LineMove } from '@contract/priceLine';
import { Pressable } from '@/platform/pressable';
import { appearance } from '@/ui/appearance';
import { SegmentedControl } from '@/ui/SegmentedControl';
import { Skeleton } from '@/ui/Skeleton';
import { marketMessages } from '../locale/messages';
import styles from './RiseFall.module.scss';

interface RiseFallProps {
  overview: MarketOverview;
  span: ChangeSpan;
  onSpan(span: ChangeSpan): void;
  /** Names of the counted markets; empty for all. */
  marketText: string;
  /** The count whose lines the list below shows; empty for none. */
  move: LineMove | '';
  /** Called when a count is tapped, to show its lines. */
  onMove(move: LineMove): void;
}

/**
 * Shows the number of lines that rose, stayed flat and fell over a span; the chosen span also applies to the changes in
 * the list.
 */
export const RiseFall = observer(function RiseFall({
  overview,
  marketText,
  span,
  move,
  onSpan,
  onMove
}: RiseFallProps) {
  const t = marketMessages();
  const { board, varietyCount, lineCount } = overview;
  const segments = [
    { key: 'up', text: t.rose, count: board.up },
    { key: 'flat', text: t.unchanged, count: board.flat },
    { key: 'down', text: t.fell, count: board.down }
  ] as const;
  return (
    <View className={styles.section}>
      <View className={styles.head}>
        <Text className={styles.title} role="heading" aria-level={2}>
          {t.board}
        </Text>
        {!appearance.elder && (
          <View className={styles.counts}>
            <Text>{marketText ? t.countsAt(marketText, lineCount) : t.counts(varietyCount, lineCount)}</Text>
          </View>
        )}
        <View className={styles.spans}>
          <SegmentedControl
            label={t.spanLabel}
            options={(['day', 'week', 'month'] as const).map((key) => ({ key, text: t.spans[key] }))}
            value={span}
            onChange={onSpan}
          />
        </View>
      </View>
      <View className={styles.bars} aria-hidden="true">
        {segments
          .filter(({ count }) => count > 0)
          .map(({ key, count }) => (
            <View key={key} className={`${styles.bar} ${styles[`${key}Bar`]}`} style={{ flexGrow: count }} />
          ))}
      </View>
      <View className={styles.legend}>
        {segments.map(({ key, text, count }) => (
          <Pressable
            key={key}
            className={`${styles.count} ${styles[key]} ${key === move ? styles.on : ''}`}
            isSelected={key === move}
            onPress={() => onMove(key)}
          >
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
