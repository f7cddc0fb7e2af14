import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { SpiceIndexDetail } from '@contract/spiceIndex';
import { formatHundredths } from '@/lib/price';
import { push } from '@/navigation/navigate';
import { Cell } from '@/ui/Cell';
import { cssVariables } from '@/ui/cssVariables';
import { ErrorState } from '@/ui/ErrorState';
import { PriceChange } from '@/ui/PriceChange';
import { Sheet } from '@/ui/Sheet';
import { Skeleton } from '@/ui/Skeleton';
import { sparklineMask } from '@/ui/sparklineMask';
import type { IndexDetailStore } from '../IndexDetail.store';
import { marketWords } from '../locale/words';
import styles from './IndexSheet.module.scss';

const SHOWN_WEEKS = 8;
const SHOWN_LINES = 5;

/** An index since its base date: its curve, the last weeks, what it is made of and how it is computed. */
export const IndexSheet = observer(function IndexSheet({ store }: { store: IndexDetailStore }) {
  const t = marketWords();
  const { detail, error } = store;
  return (
    <Sheet isOpen={store.isOpen} onClose={store.close} title={detail?.index.name ?? t.indices}>
      {error !== undefined && <ErrorState error={error} onRetry={() => void store.open()} />}
      {error === undefined && !detail && <Skeleton height={240} />}
      {detail && error === undefined && (
        <View className={styles.content}>
          <Curve detail={detail} />
          <View className={styles.title}>{t.indexWeeks}</View>
          {store.weeks.slice(0, SHOWN_WEEKS).map(({ date, valueCenti, changeBp }) => (
            <View key={date} className={styles.week}>
              <Text className={styles.date}>{date}</Text>
              <Text className={styles.value}>{formatHundredths(valueCenti)}</Text>
              <View className={styles.change}>
                <PriceChange basisPoints={changeBp} />
              </View>
            </View>
          ))}
          <View className={styles.title}>{t.indexBasket}</View>
          {detail.basket.slice(0, SHOWN_LINES).map((line) => (
            <Cell
              key={line.lineId}
              title={`${line.varietyName} ${line.gradeName}`}
              value={line.marketShortName}
              onPress={() => push('market.info', { lineId: line.lineId })}
            />
          ))}
          <View className={styles.title}>{t.indexMethod}</View>
          <View className={styles.text}>{t.indexMethodText(detail.index.baseDate, detail.basket.length)}</View>
        </View>
      )}
    </Sheet>
  );
});

function Curve({ detail: { index, points } }: { detail: SpiceIndexDetail }) {
  const t = marketWords();
  const values = points.map(({ valueCenti }) => valueCenti);
  const mask = sparklineMask(values);
  const [low, high] = [Math.min(...values), Math.max(...values)].map(formatHundredths);
  return (
    <>
      <View className={styles.now}>
        <Text className={styles.number}>{formatHundredths(index.valueCenti)}</Text>
        <PriceChange basisPoints={index.changeBp} amount={index.changeCenti} />
      </View>
      <View
        className={styles.curve}
        style={mask ? cssVariables({ '--index': mask }) : undefined}
        role="img"
        aria-label={t.indexCurve(low ?? '', high ?? '')}
      />
      <View className={styles.axis}>
        <Text>{index.baseDate}</Text>
        <Text>{t.indexSpan(low ?? '', high ?? '')}</Text>
        <Text>{index.date}</Text>
      </View>
    </>
  );
}
