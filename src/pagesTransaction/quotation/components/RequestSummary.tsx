import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { QuotationPurchase } from '@contract/quotationPurchase';
import { dayText } from '@/components/listing/dayText';
import { SpiceArt } from '@/components/SpiceArt';
import { formatFen } from '@/lib/price';
import { linkTo } from '@/navigation/navigate';
import { Pressable } from '@/platform/pressable';
import { Icon } from '@/ui/Icon';
import { tradeMessages } from '../../locale/messages';
import { quotationMessages } from '../locale/messages';
import { offerMessages } from '../offer/locale/messages';
import type { QuotationNumbers } from '../quotationNumbers';
import { amountText, locationText, unitPriceText } from '../quotationText';
import styles from './RequestSummary.module.scss';

interface RequestSummaryProps {
  request: QuotationPurchase;
  /** Figures derived from the entered price; null before a price is entered. */
  numbers: QuotationNumbers | null;
  /** Time of the last draft save, such as `09:41`; undefined without a draft. */
  savedAt?: string;
  /** Links to the request, for viewers who did not come from its page. */
  isLink?: boolean;
}

/** Summary of the request above the totals of the quotation; only the totals stay in view while the form scrolls. */
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
      <View className={styles.text}>
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
          <Pressable className={styles.head} role="link" onPress={linkTo('purchase.info', { id })}>
            {head}
          </Pressable>
        ) : (
          <View className={styles.head}>{head}</View>
        )}
      </View>
      {/* Rendered from the start: inserting it later would make the mini-program resend all form groups. */}
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

/** Comparison of the price with the market. */
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
