import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { BasketLine } from '@contract/spiceIndex';
import { PriceChange } from '@/components/price/PriceChange';
import { sparklineMask } from '@/components/price/sparklineMask';
import { priceListMessages } from '@/components/priceList/locale/messages';
import { formatChange, formatHundredths } from '@/lib/price';
import { formatUnitPrice } from '@/lib/priceUnit';
import { linkTo } from '@/navigation/navigate';
import { ChartScrubber } from '@/platform/chartScrubber';
import { ItemList } from '@/platform/itemList';
import { Pressable } from '@/platform/pressable';
import { market } from '@/stores/market';
import { cssVariables } from '@/ui/cssVariables';
import { ErrorState } from '@/ui/ErrorState';
import { SegmentedControl } from '@/ui/SegmentedControl';
import { Sheet } from '@/ui/Sheet';
import { Skeleton } from '@/ui/Skeleton';
import { gridLevels, type IndexDetailStore } from '../IndexDetail.store';
import { marketMessages } from '../locale/messages';
import styles from './IndexSheet.module.scss';

const SHOWN_WEEKS = 8;
const SHOWN_LINES = 5;

/** Sheet of an index since its base date: curve, last weeks, basket and method. */
export const IndexSheet = observer(function IndexSheet({ store }: { store: IndexDetailStore }) {
  const t = marketMessages();
  const { detail, error } = store;
  return (
    <Sheet isOpen={store.isOpen} onClose={store.close} title={detail?.index.name ?? t.indices}>
      {error !== undefined && <ErrorState error={error} onRetry={() => void store.open()} />}
      {error === undefined && !detail && <Skeleton height={240} />}
      {detail && error === undefined && (
        <View className={styles.content}>
          <IndexCurve store={store} />
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
          <ItemList>
            {detail.basket.slice(0, SHOWN_LINES).map((line) => (
              <BasketRow key={line.lineId} line={line} maxWeightBp={detail.basket[0]?.weightBp ?? 1} />
            ))}
          </ItemList>
          <View className={styles.title}>{t.indexMethod}</View>
          <View className={styles.text}>{t.indexMethodText(detail.index.baseDate, detail.basket.length)}</View>
        </View>
      )}
    </Sheet>
  );
});

/**
 * Vertical padding above the highest and below the lowest value, in percent of the box; must match the curve's mask.
 */
const PADDING_PERCENT = 4;
/** Horizontal insets of the curve in design px: the sheet's padding on one side, the axis on the other. */
const INSETS = [16, 88] as const;

const IndexCurve = observer(function IndexCurve({ store }: { store: IndexDetailStore }) {
  const t = marketMessages();
  const { points, span, pointedIndex, displayedWeek } = store;
  if (!displayedWeek) return null;
  const values = points.map(({ valueCenti }) => valueCenti);
  const mask = sparklineMask(values);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const topOf = (value: number) =>
    `${low === high ? 50 : PADDING_PERCENT + ((high - value) / (high - low)) * (100 - 2 * PADDING_PERCENT)}%`;
  const last = points.length - 1;
  const isPointed = pointedIndex >= 0 && pointedIndex <= last;
  return (
    <>
      <View className={styles.now}>
        <Text className={styles.number}>{formatHundredths(displayedWeek.valueCenti)}</Text>
        <PriceChange
          basisPoints={displayedWeek.changeBp}
          amount={displayedWeek.changeCenti === null ? undefined : formatChange(displayedWeek.changeCenti)}
        />
        <Text className={styles.day}>{displayedWeek.date}</Text>
      </View>
      <SegmentedControl
        label={t.indexSpanLabel}
        options={(['quarter', 'year', 'all'] as const).map((key) => ({ key, text: t.indexSpans[key] }))}
        value={span}
        onChange={store.selectSpan}
      />
      <View className={styles.plot}>
        {gridLevels(low, high).map((level) => (
          <View key={level} className={styles.level} style={{ top: topOf(level) }} aria-hidden="true">
            <Text className={styles.tick}>{formatHundredths(level)}</Text>
          </View>
        ))}
        <View
          className={styles.curve}
          style={mask ? cssVariables({ '--index': mask }) : undefined}
          role="img"
          aria-label={t.indexCurve(formatHundredths(low), formatHundredths(high))}
        />
        <View className={styles.over}>
          {isPointed && (
            <View className={styles.hair} style={{ left: `${(pointedIndex / Math.max(1, last)) * 100}%` }}>
              <View className={styles.dot} style={{ top: topOf(displayedWeek.valueCenti) }} />
            </View>
          )}
          <ChartScrubber
            className={styles.track}
            label={t.indexSpanLabel}
            text={`${displayedWeek.date} ${formatHundredths(displayedWeek.valueCenti)}`}
            count={points.length}
            value={pointedIndex}
            onPoint={store.pointAt}
            insets={INSETS}
          />
        </View>
      </View>
      <View className={styles.axis} aria-hidden="true">
        {[points[0], points[Math.round(last / 2)], points[last]].map((point, index) => (
          <Text key={index}>{point?.date}</Text>
        ))}
      </View>
    </>
  );
});

/** A price line of the basket: its weight relative to the heaviest line, its price and its weekly change. */
const BasketRow = observer(function BasketRow({ line, maxWeightBp }: { line: BasketLine; maxWeightBp: number }) {
  const { unit } = market;
  return (
    <Pressable className={styles.basket} role="link" onPress={linkTo('market.info', { lineId: line.lineId })}>
      <View className={styles.what}>
        <View className={styles.name}>{`${line.varietyName} ${line.gradeName} ${line.marketShortName}`}</View>
        <View className={styles.weight}>
          <View className={styles.groove} aria-hidden="true">
            <View className={styles.bar} style={{ width: `${Math.round((line.weightBp / maxWeightBp) * 100)}%` }} />
          </View>
          <Text className={styles.share}>{`${formatHundredths(line.weightBp)}%`}</Text>
        </View>
      </View>
      <View className={styles.figures}>
        <View
          className={styles.value}
        >{`${formatUnitPrice(line.midFen, unit)} ${priceListMessages().perUnit[unit]}`}</View>
        <PriceChange basisPoints={line.weekBp} />
      </View>
    </Pressable>
  );
});
