import { Text, View } from '@tarojs/components';
import { useState } from 'react';
import { observer } from 'mobx-react';
import type { PriceLineDetail, SeriesPoint } from '@contract/market';
import { basisPointsBetween } from '@/lib/price';
import { formatUnitPrice, formatUnitRange } from '@/lib/priceUnit';
import { market } from '@/stores/market';
import { Button } from '@/ui/Button';
import { PriceChange } from '@/ui/PriceChange';
import { Sheet } from '@/ui/Sheet';
import { marketInfoWords } from '../../locale/words';
import type { MarketInfoStore } from '../MarketInfo.store';
import styles from './PointsSheet.module.scss';

/** Rows added at a time: a year is 300 of them, too many for one step of a mini-program. */
const STEP = 40;

interface PointsSheetProps {
  store: MarketInfoStore;
  detail: PriceLineDetail;
  isOpen: boolean;
  onClose(): void;
}

/** What the chart shows as a table, newest first. */
export const PointsSheet = observer(function PointsSheet({ store, detail, isOpen, onClose }: PointsSheetProps) {
  const t = marketInfoWords();
  const [count, setCount] = useState(STEP);
  const points = store.series?.points ?? [];
  const rows = points.map((point, index) => ({ point, before: points[index - 1] })).reverse();
  const { varietyName, gradeName } = detail.line;
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t.tableTitle(`${varietyName} ${gradeName}`, t.ranges[store.range])}>
      <View className={`${styles.row} ${styles.head}`}>
        <Text className={styles.date}>{t.date}</Text>
        <Text className={styles.cell}>{t.perUnit[market.unit]}</Text>
        <Text className={styles.cell}>{t.range}</Text>
        <Text className={styles.cell}>{t.change}</Text>
      </View>
      {rows.length === 0 && <View className={styles.nothing}>{t.noPoints}</View>}
      {rows.slice(0, count).map(({ point, before }) => (
        <Row key={point.date} point={point} before={before} />
      ))}
      {rows.length > count && (
        <View className={styles.more}>
          <Button size="medium" isFull onPress={() => setCount(count + STEP)}>
            {t.showMore}
          </Button>
        </View>
      )}
    </Sheet>
  );
});

const Row = observer(function Row({ point, before }: { point: SeriesPoint; before: SeriesPoint | undefined }) {
  const { unit } = market;
  return (
    <View className={styles.row}>
      <View className={styles.date}>{point.date}</View>
      <View className={`${styles.cell} ${styles.mid}`}>{formatUnitPrice(point.midFen, unit)}</View>
      <View className={`${styles.cell} ${styles.range}`}>
        {formatUnitRange(point.lowFen, point.highFen, unit, { isShort: true })}
      </View>
      <View className={`${styles.cell} ${styles.change}`}>
        <PriceChange basisPoints={before ? basisPointsBetween(before.midFen, point.midFen) : null} />
      </View>
    </View>
  );
});
