import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { ReactNode } from 'react';
import type { PurchaseBrief } from '@contract/listing';
import { SpiceArt } from '../SpiceArt';
import { Badge } from '@/ui/Badge';
import { Tag } from '@/ui/Tag';
import type { Clock } from './Clock';
import { listingWords } from './locale/words';
import { ListingCard } from './ListingCard';
import { ListingPriceText } from './ListingPriceText';
import styles from './PurchaseCard.module.scss';
import { QuoteState } from './QuoteState';

/** From so few on, the seats that are left are worth a word. */
const FEW_SEATS = 2;

interface Props {
  purchase: PurchaseBrief;
  /** In place of the plain title, such as one with marked words. */
  title?: ReactNode;
  clock: Clock;
  onOpen(): void;
}

/** One purchase request: what is wanted and where, how many quotations it has, how long it is open, what it would pay. */
export const PurchaseCard = observer(function PurchaseCard({ purchase, title, clock, onOpen }: Props) {
  const t = listingWords();
  return (
    <ListingCard
      verifications={purchase.buyer?.verifications}
      partyName={purchase.buyer?.name ?? t.anonymousBuyer}
      side={
        <View className={styles.price}>
          {purchase.price.mode !== 'negotiable' && <Text className={styles.expected}>{t.expected}</Text>}
          <ListingPriceText price={purchase.price} unit={purchase.unit} />
        </View>
      }
      onOpen={onOpen}
    >
      <View className={styles.need}>
        <View className={styles.art}>
          <SpiceArt varietyId={purchase.varietyId} />
        </View>
        <View className={styles.facts}>
          <View className={styles.head}>
            <Text className={styles.title}>{title ?? purchase.title}</Text>
            <SeatBadge purchase={purchase} />
          </View>
          <View className={styles.place}>{t.sendTo(purchase.deliveryPlace)}</View>
          <View className={styles.tags}>
            {[purchase.gradeName, purchase.form, purchase.quantityText].map((tag) => (
              <Tag key={tag} text={tag} />
            ))}
          </View>
        </View>
      </View>
      <QuoteState purchase={purchase} clock={clock} />
    </ListingCard>
  );
});

/** How the request stands: full, nearly full, or open. */
export const SeatBadge = observer(function SeatBadge({ purchase }: { purchase: PurchaseBrief }) {
  const t = listingWords();
  const seats = purchase.maxQuotes - purchase.quoteCount;
  if (seats <= 0) return <Badge text={t.full} tone="grey" />;
  if (seats <= FEW_SEATS) return <Badge text={t.seatsLeft(seats)} tone="red" />;
  return <Badge text={t.quoting} tone="ok" />;
});
