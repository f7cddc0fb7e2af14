import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { PriceLineDetail } from '@contract/lineInfo';
import type { Series, SeriesPoint } from '@contract/priceSeries';
import { PriceChange } from '@/components/price/PriceChange';
import { basisPointsBetween } from '@/lib/price';
import { formatUnitPrice, formatUnitRange } from '@/lib/priceUnit';
import { Pressable } from '@/platform/pressable';
import { market } from '@/stores/market';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { Sheet } from '@/ui/Sheet';
import { marketInfoMessages } from '../../locale/messages';
import { exportPrices } from '../exportPrices';
import { lineSheetMessages } from '../locale/messages';
import type { MarketInfoStore } from '../MarketInfo.store';
import { provenanceOf, ProvenanceText } from './ProvenanceText';
import styles from './PointsSheet.module.scss';

/**
 * Rows added at a time: a little more than a sheet shows, and the most that a single tap may send to the screen of a
 * mini-program.
 */
const PAGE_SIZE = 15;

interface PointsSheetProps {
  store: MarketInfoStore;
  detail: PriceLineDetail;
  isOpen: boolean;
  onClose(): void;
  /** Called to report a wrong price of a day. */
  onReportPrice(date: string): void;
}

/** The chart's data as a table, newest first. A tap on a row shows the price's provenance. */
export const PointsSheet = observer(function PointsSheet(props: PointsSheetProps) {
  const { store, detail, isOpen, onClose, onReportPrice } = props;
  const t = marketInfoMessages();
  const [count, setCount] = useState(PAGE_SIZE);
  const [openDate, setOpenDate] = useState('');
  const { series } = store;
  const points = series?.points ?? [];
  const rows = points.map((point, index) => ({ point, previous: points[index - 1] })).reverse();
  const { varietyName, gradeName } = detail.line;
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t.tableTitle(`${varietyName} ${gradeName}`, t.ranges[store.range])}
      footer={<ExportButton store={store} detail={detail} />}
    >
      <View className={`${styles.row} ${styles.head}`}>
        <Text className={styles.date}>{t.date}</Text>
        <Text className={styles.cell}>{t.perUnit[market.unit]}</Text>
        <Text className={styles.cell}>{t.range}</Text>
        <Text className={styles.cell}>{t.change}</Text>
      </View>
      {rows.length === 0 && <View className={styles.nothing}>{t.noPoints}</View>}
      {rows.slice(0, count).map(({ point, previous }) => (
        <View key={point.date}>
          <PointRow
            point={point}
            previous={previous}
            isOpen={point.date === openDate}
            onPress={() => setOpenDate(point.date === openDate ? '' : point.date)}
          />
          {series && point.date === openDate && (
            <PointProvenance series={series} point={point} onReport={() => onReportPrice(point.date)} />
          )}
        </View>
      ))}
      {rows.length > count && (
        <View className={styles.more}>
          <Button size="medium" isFull onPress={() => setCount(count + PAGE_SIZE)}>
            {t.showMore}
          </Button>
        </View>
      )}
    </Sheet>
  );
});

interface PointRowProps {
  point: SeriesPoint;
  previous: SeriesPoint | undefined;
  isOpen: boolean;
  onPress(): void;
}

const PointRow = observer(function PointRow({ point, previous, isOpen, onPress }: PointRowProps) {
  const { unit } = market;
  return (
    <Pressable className={styles.row} isSelected={isOpen} onPress={onPress}>
      <View className={styles.date}>{point.date}</View>
      <View className={`${styles.cell} ${styles.mid}`}>{formatUnitPrice(point.midFen, unit)}</View>
      <View className={`${styles.cell} ${styles.range}`}>{formatUnitRange(point.lowFen, point.highFen, unit)}</View>
      <View className={`${styles.cell} ${styles.change}`}>
        <PriceChange basisPoints={previous ? basisPointsBetween(previous.midFen, point.midFen) : null} />
      </View>
    </Pressable>
  );
});

const PointProvenance = observer(function PointProvenance({
  series,
  point,
  onReport
}: {
  series: Series;
  point: SeriesPoint;
  onReport(): void;
}) {
  const provenance = provenanceOf(series, point);
  return (
    <View className={styles.origin}>
      <Icon name="info-circle" className={styles.icon} />
      <View className={styles.text}>
        {provenance && <ProvenanceText provenance={provenance} />}
        <Pressable className={styles.wrong} onPress={onReport}>
          {marketInfoMessages().wrongPrice}
        </Pressable>
      </View>
    </View>
  );
});

const ExportButton = observer(function ExportButton({
  store,
  detail
}: {
  store: MarketInfoStore;
  detail: PriceLineDetail;
}) {
  const [isLoading, setLoading] = useState(false);
  const handlePress = () => {
    setLoading(true);
    void exportPrices(store, detail).finally(() => setLoading(false));
  };
  return (
    <Button size="medium" kind="outline" icon="file-export" isFull isLoading={isLoading} onPress={handlePress}>
      {lineSheetMessages().exportFile}
    </Button>
  );
});
