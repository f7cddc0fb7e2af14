import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { PurchaseBrief } from '@contract/listing';
import { keepUnitsTogether } from '@/lib/keepUnitsTogether';
import { relativeTime } from '@/lib/time';
import { messages } from '@/locale/messages';
import { Badge } from '@/ui/Badge';
import { Tag } from '@/ui/Tag';
import { SpiceArt } from '../SpiceArt';
import type { Clock } from './Clock';
import { dayText } from './dayText';
import { ListingCard } from './ListingCard';
import { ListingPriceText, OriginalPrice } from './ListingPriceText';
import { listingMessages } from './locale/messages';
import { quantityText } from './quantity';
import { QuotationProgressRow } from './QuotationProgressRow';
import styles from './PurchaseCard.module.scss';

/** Number of remaining quotation slots from which the badge warns. */
const LOW_QUOTA = 2;
const MAX_TAGS = 3;

interface Props {
  purchase: PurchaseBrief;
  /** Replaces the plain title, for example with highlighted search matches. */
  title?: ReactNode;
  /** The viewer's action; the price then moves up into the card body. */
  action?: ReactNode;
  clock: Clock;
  onOpen(): void;
}

/**
 * Card of a purchase request: goods, delivery location, quotations received, deadline, target price and last
 * confirmation.
 */
export const PurchaseCard = observer(function PurchaseCard({ purchase, title, action, clock, onOpen }: Props) {
  const t = listingMessages();
  const confirmed = relativeTime(purchase.confirmedAtMs, Date.now(), messages().time);
  const { gradeName, form, terms, title: ownTitle } = purchase;
  const tags = [
    gradeName,
    form === 'whole' ? '' : t.goodsForm[form],
    quantityText(purchase.quantityGrams),
    typeof terms?.maxMoisture === 'number' ? t.moistureUpTo(terms.maxMoisture / 10) : '',
    terms?.wantsReport ? t.wantsReport : '',
    terms ? t.invoice[terms.taxInvoice] : ''
  ];
  const extraTags = tags.filter((tag) => tag !== '' && !ownTitle.includes(tag)).slice(0, MAX_TAGS);
  const price = (
    <View className={action ? styles.beside : styles.price}>
      {purchase.price.mode !== 'negotiable' && <Text className={styles.expected}>{t.expected}</Text>}
      <ListingPriceText listing={purchase} tone="market" />
      <OriginalPrice listing={purchase} className={styles.expected} />
    </View>
  );
  return (
    <ListingCard
      verifications={purchase.buyer?.verifications}
      partyName={t.confirmedBy(purchase.buyer?.name ?? t.anonymousBuyer, confirmed)}
      trailing={price}
      action={action}
      onOpen={onOpen}
    >
      <View className={styles.need}>
        <View className={styles.art}>
          <SpiceArt varietyId={purchase.varietyId} />
        </View>
        <View className={styles.facts}>
          <View className={styles.head}>
            <Text className={styles.title}>{title ?? keepUnitsTogether(purchase.title)}</Text>
            {purchase.maxQuotes - purchase.quoteCount <= LOW_QUOTA && <QuotaBadge purchase={purchase} />}
          </View>
          <View className={styles.terms}>
            <Text className={styles.delivery}>
              {[
                t.sendTo(purchase.deliveryPlace),
                terms && t.needBy(dayText(terms.needBy)),
                terms && t.payTerm[terms.payTerm]
              ]
                .filter(Boolean)
                .join(t.comma)}
            </Text>
          </View>
          {extraTags.length > 0 && (
            <View className={styles.tags}>
              {extraTags.map((tag) => (
                <Tag key={tag} text={tag} />
              ))}
            </View>
          )}
        </View>
      </View>
      {action && price}
      <QuotationProgressRow purchase={purchase} clock={clock} />
    </ListingCard>
  );
});

/** Badge of the quotation quota: full, nearly full, or open. */
export const QuotaBadge = observer(function QuotaBadge({ purchase }: { purchase: PurchaseBrief }) {
  const t = listingMessages();
  const remaining = purchase.maxQuotes - purchase.quoteCount;
  if (remaining <= 0) return <Badge text={t.full} tone="grey" />;
  if (remaining <= LOW_QUOTA) return <Badge text={t.quotationsLeft(remaining)} tone="warn" />;
  return <Badge text={t.quoting} tone="ok" />;
});
