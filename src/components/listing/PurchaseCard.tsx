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
import { quantityText } from './quantity';
import { QuoteState } from './QuoteState';

/** From so few on, the seats that are left are worth a word. */
const FEW_SEATS = 2;

interface Props {
  purchase: PurchaseBrief;
  /** In place of the plain title, such as one with marked words. */
  title?: ReactNode;
  /** What the reader can do with it; the price then stands beside the place. */
  action?: ReactNode;
  clock: Clock;
  onOpen(): void;
}

/** One purchase request: what is wanted and where, how many quotations it has, how long it is open, what it would pay. */
export const PurchaseCard = observer(function PurchaseCard({ purchase, title, action, clock, onOpen }: Props) {
  const t = listingWords();
  const price = (
    <View className={action ? styles.beside : styles.price}>
      {purchase.price.mode !== 'negotiable' && <Text className={styles.expected}>{t.expected}</Text>}
      <ListingPriceText price={purchase.price} unit={purchase.unit} />
    </View>
  );
  return (
    <ListingCard
      verifications={purchase.buyer?.verifications}
      partyName={purchase.buyer?.name ?? t.anonymousBuyer}
      side={action ?? price}
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
          <View className={styles.terms}>
            <Text className={styles.place}>{t.sendTo(purchase.deliveryPlace)}</Text>
            {action && price}
          </View>
          <View className={styles.tags}>
            {[purchase.gradeName, t.goodsForm[purchase.form], quantityText(purchase.quantityGrams)].map((tag) => (
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
