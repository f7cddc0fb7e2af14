import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { QuotedPurchase } from '@contract/quotedPurchase';
import { SpiceArt } from '@/components/SpiceArt';
import { formatFen } from '@/lib/price';
import { push } from '@/navigation/navigate';
import { Pressable } from '@/platform/Pressable';
import { Icon } from '@/ui/Icon';
import { dayText } from '@/components/listing/dayText';
import { quotationMessages } from '../locale/messages';
import { offerMessages } from '../offer/locale/messages';
import type { QuotationNumbers } from '../quotationNumbers';
import { amountText, locationText, unitPriceText } from '../quotationText';
import styles from './RequestSummary.module.scss';
import { tradeMessages } from '../../locale/messages';

interface RequestSummaryProps {
  request: QuotedPurchase;
  /** What follows from the price that is typed; null before there is one. */
  numbers: QuotationNumbers | null;
  /** `09:41`, when the draft was kept; undefined without one. */
  savedAt?: string;
  /** The way to the request, where the reader did not come from there. */
  isLink?: boolean;
}

/** What is wanted, and below it what the offer comes to, which alone stays in view while the form scrolls. */
export const RequestSummary = observer(function RequestSummary(props: RequestSummaryProps) {
  const { request, numbers, savedAt, isLink } = props;
  const t = quotationMessages();
  const { id, quantityGrams, deliveryRegion, expectedFen, unit } = request;
  const needs = tradeMessages().list([
    t.needs(amountText(quantityGrams, request), locationText(deliveryRegion?.names ?? [])),
    t.needBy(dayText(request.needBy)),
    ...(expectedFen === null ? [] : [t.expects(unitPriceText(expectedFen, unit))])
  ]);
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
    <>
      <View className={styles.summary}>
        {isLink ? (
          <Pressable className={styles.head} role="link" onPress={() => push('purchase.info', { id })}>
            {head}
          </Pressable>
        ) : (
          <View className={styles.head}>{head}</View>
        )}
      </View>
      {/* There from the start: what comes between the groups of the form later sends the mini-program all of them again. */}
      <View className={numbers !== null || savedAt !== undefined ? styles.figures : undefined} role="status">
        {numbers && <Figures numbers={numbers} />}
        {savedAt !== undefined && <Text className={styles.saved}>{savedAt}</Text>}
        {numbers && <MarketComparison market={numbers.market} />}
      </View>
    </>
  );
});

const Figures = observer(function Figures({ numbers }: { numbers: QuotationNumbers }) {
  const t = quotationMessages();
  return (
    <>
      <View className={styles.figure}>
        <Text className={styles.label}>{t.delivered}</Text>
        <Text className={styles.price}>{formatFen(numbers.deliveredFenPerKg)}</Text>
        <Text className={styles.label}>{t.perKg}</Text>
      </View>
      {numbers.sum && (
        <View className={styles.figure}>
          <Text className={styles.label}>{offerMessages().sum.delivered}</Text>
          <Text className={styles.total}>{t.yuan(formatFen(numbers.sum.deliveredFen))}</Text>
        </View>
      )}
    </>
  );
});

/** Where the price lies against the market. */
export const MarketComparison = observer(function MarketComparison({ market }: Pick<QuotationNumbers, 'market'>) {
  const t = quotationMessages();
  if (!market) return null;
  const { verdict, byFen } = market;
  if (verdict === 'within') return <View className={styles.within}>{t.within}</View>;
  if (verdict === 'freight') return <View className={styles.unsure}>{t.freightInside}</View>;
  const sentences = { below: t.below(formatFen(byFen)), above: t.above(formatFen(byFen)), slip: t.slip };
  return (
    <View className={styles.outside}>
      <Icon name="alert-triangle" />
      <Text>{sentences[verdict]}</Text>
    </View>
  );
});
