import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { MarketRow, PriceLineDetail } from '@contract/lineInfo';
import { PriceChange } from '@/components/price/PriceChange';
import { formatUnitPrice } from '@/lib/priceUnit';
import { shortTime } from '@/lib/time';
import { messages } from '@/locale/messages';
import { ItemList } from '@/platform/itemList';
import { Pressable } from '@/platform/pressable';
import { market } from '@/stores/market';
import { appearance } from '@/ui/appearance';
import { Section } from '@/ui/Card';
import { SectionHeader } from '@/ui/SectionHeader';
import { marketInfoMessages } from '../../locale/messages';
import { type Span, spanOf } from '../priceSpan';
import styles from './Markets.module.scss';

/**
 * Prices of the same grade at every market, with ranges on one scale and the provenance of each. A tap shows that
 * market's line.
 */
export const Markets = observer(function Markets({
  detail,
  onLine
}: {
  detail: PriceLineDetail;
  onLine(lineId: string): void;
}) {
  const t = marketInfoMessages();
  const ends = detail.markets.flatMap(({ lowFen, highFen }) => [lowFen, highFen]).filter((fen) => fen !== null);
  const scale = { low: Math.min(...ends), high: Math.max(...ends) };
  return (
    <Section>
      <SectionHeader title={t.markets(detail.line.gradeName)} right={t.sameGrade(t.perUnit[market.unit])} />
      <View className={styles.rows}>
        <ItemList>
          {detail.markets.map((row) => (
            <MarketPriceRow
              key={row.lineId}
              row={row}
              scale={scale}
              isThis={row.lineId === detail.line.id}
              onLine={onLine}
            />
          ))}
        </ItemList>
      </View>
    </Section>
  );
});

interface MarketPriceRowProps {
  row: MarketRow;
  scale: Span;
  isThis: boolean;
  onLine(lineId: string): void;
}

const MarketPriceRow = observer(function MarketPriceRow({ row, scale, isThis, onLine }: MarketPriceRowProps) {
  const t = marketInfoMessages();
  const span = spanOf(row, scale);
  const { kind, sourceName, collector, collectedAtMs, sampleCount } = row.provenance;
  const time = shortTime(collectedAtMs, Date.now(), messages().time);
  return (
    <Pressable
      className={`${styles.row} ${isThis ? styles.this : ''}`}
      isSelected={isThis}
      onPress={() => isThis || onLine(row.lineId)}
    >
      <View className={`${styles.name} ${isThis ? styles.thisName : ''}`}>{row.marketName}</View>
      {!appearance.elder && (
        <View className={styles.track} aria-hidden="true">
          {span && (
            <>
              <View
                className={`${styles.band} ${isThis ? styles.thisBand : ''}`}
                style={{ left: `${span.left}%`, width: `${span.width}%` }}
              />
              <View className={styles.tick} style={{ left: `${span.mid}%` }} />
            </>
          )}
        </View>
      )}
      <View className={styles.price}>{formatUnitPrice(row.midFen, market.unit)}</View>
      <View className={styles.change}>
        <PriceChange basisPoints={row.changeBp} />
      </View>
      <View className={styles.source}>{t.sources[kind](sourceName, collector, time, sampleCount)}</View>
    </Pressable>
  );
});
