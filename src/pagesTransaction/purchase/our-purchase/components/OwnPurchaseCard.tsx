import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { OwnPurchaseBrief } from '@contract/ownPurchase';
import type { Clock } from '@/components/listing/Clock';
import { Countdown } from '@/components/listing/Countdown';
import { listingMessages } from '@/components/listing/locale/messages';
import { QuotationProgress } from '@/components/listing/QuotationProgress';
import { SpiceArt } from '@/components/SpiceArt';
import { formatFen, trimZeroDecimals } from '@/lib/price';
import { shortTime } from '@/lib/time';
import { messages } from '@/locale/messages';
import { Badge } from '@/ui/Badge';
import type { CardAction } from '../../../components/CardActions';
import { adverseReviewOf, OwnListingCard, statusTones } from '../../../components/OwnListingCard';
import { tradeMessages } from '../../../locale/messages';
import { purchaseMessages } from '../../locale/messages';
import { wantedText } from '../../wantedText';
import { ourPurchaseMessages } from '../locale/messages';
import { type OwnPurchaseAction, ownPurchaseActions } from '../ownPurchaseActions';
import styles from './OwnPurchaseCard.module.scss';

interface OwnPurchaseCardProps {
  purchase: OwnPurchaseBrief;
  clock: Clock;
  isBusy: boolean;
  onOpen(): void;
  onAction(action: OwnPurchaseAction): void;
}

/** Card of an own purchase request: its status, its results and the available actions. */
export const OwnPurchaseCard = observer(function OwnPurchaseCard(props: OwnPurchaseCardProps) {
  const { purchase, clock, isBusy, onOpen, onAction } = props;
  const t = ourPurchaseMessages();
  const { status, hasDeal } = purchase;
  const { statuses, dealt } = purchaseMessages();
  const isDealt = status === 'closed' && hasDeal;
  const review = adverseReviewOf(purchase);
  return (
    <OwnListingCard
      picture={
        <View className={styles.art}>
          <SpiceArt varietyId={purchase.varietyId} />
        </View>
      }
      title={purchase.title || t.untitled}
      badge={isDealt ? { tone: 'ok', text: dealt } : { tone: statusTones[status], text: statuses[status] }}
      facts={<Facts purchase={purchase} />}
      reason={review ? t.reason(review.reason) : undefined}
      actions={cardActions(purchase)}
      isBusy={isBusy}
      onOpen={onOpen}
      onAction={onAction}
    >
      {status !== 'draft' && status !== 'rejected' && !isDealt && (
        <QuotationCountRow purchase={purchase} clock={clock} />
      )}
      <Deals purchase={purchase} />
      <View className={styles.foot}>
        <Text>{status === 'draft' || isDealt ? '' : t.views(purchase.views)}</Text>
        <Text>{t.changed(shortTime(purchase.updatedAtMs, clock.nowMs, messages().time))}</Text>
      </View>
    </OwnListingCard>
  );
});

/** Goods, quantity and posting party. */
const Facts = observer(function Facts({ purchase }: Pick<OwnPurchaseCardProps, 'purchase'>) {
  const t = ourPurchaseMessages();
  const { varietyName, gradeName, quantityGrams, unit, gramsPerPack, companyName, isAnonymous } = purchase;
  const quantity = quantityGrams === null ? '' : wantedText(quantityGrams, unit, gramsPerPack);
  return (
    <>
      <View className={styles.facts}>
        {tradeMessages().list([[varietyName, gradeName].filter(Boolean).join(' '), quantity].filter(Boolean))}
      </View>
      {companyName !== '' && (
        <View className={styles.party}>{isAnonymous ? t.anonymousAs(companyName) : companyName}</View>
      )}
    </>
  );
});

const priceOf = (fen: number) => trimZeroDecimals(formatFen(fen));

/** Deals: supplier, quantity, price and delivered total. */
const Deals = observer(function Deals({ purchase }: Pick<OwnPurchaseCardProps, 'purchase'>) {
  const t = ourPurchaseMessages();
  const { deals, unit, gramsPerPack } = purchase;
  return (
    <>
      {deals.map(({ quotationId, supplierName, grams, unitFen, deliveredFen }) => (
        <View key={quotationId} className={styles.deal}>
          <View className={styles.supplier}>{supplierName}</View>
          <View>
            {t.deal(wantedText(grams, unit, gramsPerPack), `${priceOf(unitFen)} ${listingMessages().perUnit[unit]}`)}
          </View>
          <View className={styles.sum}>{t.deliveredSum(priceOf(deliveredFen))}</View>
        </View>
      ))}
    </>
  );
});

function cardActions(purchase: OwnPurchaseBrief): CardAction<OwnPurchaseAction>[] {
  const t = ourPurchaseMessages();
  return ownPurchaseActions(purchase).map((key) => {
    const isLate = key === 'refresh' && purchase.refreshFromMs !== null;
    return {
      key,
      text: isLate ? t.refreshTomorrow : t.actions[key],
      isDanger: key === 'remove' || key === 'close',
      isDisabled: isLate
    };
  });
}

/** Number of quotations, number of new ones, and the deadline. */
const QuotationCountRow = observer(function QuotationCountRow({
  purchase,
  clock
}: Pick<OwnPurchaseCardProps, 'purchase' | 'clock'>) {
  const t = ourPurchaseMessages();
  const { quoteCount, maxQuotes, newQuotes, status, quoteDeadlineMs } = purchase;
  return (
    <View className={styles.quotations}>
      <QuotationProgress count={quoteCount} max={maxQuotes} />
      {newQuotes > 0 && <Badge tone="red" text={t.newQuotes(newQuotes)} />}
      {status === 'published' && quoteDeadlineMs !== null && <Countdown deadlineMs={quoteDeadlineMs} clock={clock} />}
    </View>
  );
});
