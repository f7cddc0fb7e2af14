import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { QuotedPurchase } from '@contract/quotedPurchase';
import { SpiceArt } from '@/components/SpiceArt';
import { formatFen } from '@/lib/price';
import { push } from '@/navigation/navigate';
import { Pressable } from '@/platform/Pressable';
import { Icon } from '@/ui/Icon';
import { dayText } from '../../purchase/dayText';
import { quotationWords } from '../locale/words';
import type { QuotationNumbers } from '../quotationNumbers';
import { amountText, placeText } from '../quotationText';
import styles from './RequestSummary.module.scss';

interface RequestSummaryProps {
  request: QuotedPurchase;
  /** What follows from the price that is typed; null before there is one. */
  numbers: QuotationNumbers | null;
  /** `09:41`, when the draft was kept; undefined without one. */
  savedAt?: string;
  /** The way to the request, where the reader did not come from there. */
  isLink?: boolean;
}

/** What is wanted and what the offer comes to, in view while the form scrolls. */
export const RequestSummary = observer(function RequestSummary(props: RequestSummaryProps) {
  const { request, numbers, savedAt, isLink } = props;
  const t = quotationWords();
  const { id, quantityGrams, deliveryRegion } = request;
  const needs = [
    t.needs(amountText(quantityGrams, request), placeText(deliveryRegion?.names ?? [])),
    t.needBy(dayText(request.needBy))
  ].join('，');
  const head = (
    <>
      <View className={styles.art}>
        <SpiceArt varietyId={request.varietyId} />
      </View>
      <View className={styles.words}>
        <View className={styles.title}>{request.title}</View>
        <View className={styles.needs}>{needs}</View>
      </View>
      {isLink && <Icon name="chevron-right" className={styles.arrow} />}
    </>
  );
  return (
    <View className={styles.summary}>
      {isLink ? (
        <Pressable className={styles.head} role="link" onPress={() => push('purchase.info', { id })}>
          {head}
        </Pressable>
      ) : (
        <View className={styles.head}>{head}</View>
      )}
      {numbers && <Figures numbers={numbers} />}
      {savedAt !== undefined && <View className={styles.saved}>{savedAt}</View>}
    </View>
  );
});

const Figures = observer(function Figures({ numbers }: { numbers: QuotationNumbers }) {
  const t = quotationWords();
  return (
    <View className={styles.figures} role="status">
      <View className={styles.figure}>
        <Text className={styles.label}>{t.delivered}</Text>
        <Text className={styles.price}>{formatFen(numbers.deliveredFenPerKg)}</Text>
        <Text className={styles.label}>{t.perKg}</Text>
      </View>
      {numbers.totalFen !== null && (
        <View className={styles.figure}>
          <Text className={styles.label}>{t.total}</Text>
          <Text className={styles.total}>{t.yuan(formatFen(numbers.totalFen))}</Text>
        </View>
      )}
      <Against market={numbers.market} />
    </View>
  );
});

/** Where the price lies against the market. */
export const Against = observer(function Against({ market }: Pick<QuotationNumbers, 'market'>) {
  const t = quotationWords();
  if (!market) return null;
  if (market.place === 'within') return <View className={styles.within}>{t.within}</View>;
  const sentence = market.place === 'below' ? t.below : t.above;
  return (
    <View className={styles.outside}>
      <Icon name="alert-triangle" />
      <Text>{sentence(formatFen(market.byFen))}</Text>
    </View>
  );
});
