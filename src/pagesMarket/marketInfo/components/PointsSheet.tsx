import { Text, View } from '@tarojs/components';
import { useState } from 'react';
import { observer } from 'mobx-react';
import type { PriceLineDetail } from '@contract/lineInfo';
import type { Series, SeriesPoint } from '@contract/priceSeries';
import { basisPointsBetween } from '@/lib/price';
import { formatUnitPrice, formatUnitRange } from '@/lib/priceUnit';
import { Pressable } from '@/platform/Pressable';
import { market } from '@/stores/market';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { PriceChange } from '@/ui/PriceChange';
import { Sheet } from '@/ui/Sheet';
import { marketInfoMessages } from '../../locale/messages';
import { exportPrices } from '../exportPrices';
import { lineSheetMessages } from '../locale/messages';
import type { MarketInfoStore } from '../MarketInfo.store';
import styles from './PointsSheet.module.scss';
import { provenanceOf, ProvenanceText } from './ProvenanceText';

/** Rows added at a time: a sheet and a little more, as many as one tap may send to the screen of a mini-program. */
const STEP = 15;

interface PointsSheetProps {
  store: MarketInfoStore;
  detail: PriceLineDetail;
  isOpen: boolean;
  onClose(): void;
  /** The reader doubts the price of a day. */
  onWrong(date: string): void;
}

/** What the chart shows as a table, newest first. A tap on a row says where its price comes from. */
export const PointsSheet = observer(function PointsSheet(props: PointsSheetProps) {
  const { store, detail, isOpen, onClose, onWrong } = props;
  const t = marketInfoMessages();
  const [count, setCount] = useState(STEP);
  const [openDate, setOpenDate] = useState('');
  const { series } = store;
  const points = series?.points ?? [];
  const rows = points.map((point, index) => ({ point, before: points[index - 1] })).reverse();
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
      {rows.slice(0, count).map(({ point, before }) => (
        <View key={point.date}>
          <Row
            point={point}
            before={before}
            isOpen={point.date === openDate}
            onPress={() => setOpenDate(point.date === openDate ? '' : point.date)}
          />
          {series && point.date === openDate && (
            <Origin series={series} point={point} onWrong={() => onWrong(point.date)} />
          )}
        </View>
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

interface RowProps {
  point: SeriesPoint;
  before: SeriesPoint | undefined;
  isOpen: boolean;
  onPress(): void;
}

const Row = observer(function Row({ point, before, isOpen, onPress }: RowProps) {
  const { unit } = market;
  return (
    <Pressable className={styles.row} isSelected={isOpen} onPress={onPress}>
      <View className={styles.date}>{point.date}</View>
      <View className={`${styles.cell} ${styles.mid}`}>{formatUnitPrice(point.midFen, unit)}</View>
      <View className={`${styles.cell} ${styles.range}`}>{formatUnitRange(point.lowFen, point.highFen, unit)}</View>
      <View className={`${styles.cell} ${styles.change}`}>
        <PriceChange basisPoints={before ? basisPointsBetween(before.midFen, point.midFen) : null} />
      </View>
    </Pressable>
  );
});

const Origin = observer(function Origin({
  series,
  point,
  onWrong
}: {
  series: Series;
  point: SeriesPoint;
  onWrong(): void;
}) {
  const provenance = provenanceOf(series, point);
  return (
    <View className={styles.origin}>
      <Icon name="info-circle" className={styles.icon} />
      <View className={styles.words}>
        {provenance && <ProvenanceText provenance={provenance} />}
        <Pressable className={styles.wrong} onPress={onWrong}>
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
