import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { relativeTime, shortTime } from '@/lib/time';
import { words } from '@/locale/words';
import { Seal } from '@/ui/Avatar';
import { Sheet } from '@/ui/Sheet';
import { Tag } from '@/ui/Tag';
import type { Clock } from './Clock';
import { listingWords } from './locale/words';
import { ListingPriceText } from './ListingPriceText';
import styles from './ListingSheet.module.scss';
import { MarketPriceLink } from './MarketPriceLink';
import type { ListingRow, OpenedListingStore, PurchaseRow, SupplyRow } from './OpenedListing.store';
import { PartyBadge } from './PartyBadge';
import { SeatBadge } from './PurchaseCard';
import { QuoteState } from './QuoteState';

/** All that the list knows about a listing, over the list, with the market's price for the same goods. */
export const ListingSheet = observer(function ListingSheet({
  store,
  clock
}: {
  store: OpenedListingStore;
  clock: Clock;
}) {
  const t = listingWords();
  const { listing } = store;
  if (!listing) return null;
  return (
    <Sheet
      isOpen={store.isOpen}
      onClose={store.close}
      title={listing.kind === 'supply' ? t.supplyTitle : t.purchaseTitle}
    >
      <View className={styles.content}>
        <View className={styles.title} role="heading" aria-level={3}>
          {listing.title}
        </View>
        {listing.kind === 'supply' ? <Supply supply={listing} /> : <Purchase purchase={listing} clock={clock} />}
        <MarketPriceLink line={store.marketLine} onLeave={store.close} />
        <PartyRow listing={listing} />
      </View>
    </Sheet>
  );
});

const Supply = observer(function Supply({ supply }: { supply: SupplyRow }) {
  const t = listingWords();
  return (
    <>
      <View className={styles.terms}>
        <ListingPriceText price={supply.price} unit={supply.unit} />
        <Text className={styles.side}>{supply.moqText}</Text>
      </View>
      <View className={styles.tags}>
        {supply.tags.map((tag) => (
          <Tag key={tag} text={tag} />
        ))}
      </View>
      <Specs
        rows={[
          [t.grade, supply.gradeName],
          [t.origin, supply.origin],
          [t.form, supply.form],
          [t.cropYear, supply.cropYear === null ? '' : t.year(supply.cropYear)],
          [t.stock, supply.stockText],
          [t.deliveryPlace, supply.deliveryPlace]
        ]}
      />
      <Paragraph head={t.description} text={supply.description} />
      <View className={styles.fresh}>
        <Text>{t.confirmed(relativeTime(supply.confirmedAtMs, Date.now(), words().time))}</Text>
        <Text>
          {t.validUntil} {supply.validUntil}
        </Text>
      </View>
    </>
  );
});

const Purchase = observer(function Purchase({ purchase, clock }: { purchase: PurchaseRow; clock: Clock }) {
  const t = listingWords();
  return (
    <>
      <View className={styles.terms}>
        <ListingPriceText price={purchase.price} unit={purchase.unit} />
        <SeatBadge purchase={purchase} />
      </View>
      <QuoteState purchase={purchase} clock={clock} />
      <Specs
        rows={[
          [t.grade, purchase.gradeName],
          [t.form, purchase.form],
          [t.quantity, purchase.quantityText],
          [t.receivingPlace, purchase.deliveryPlace],
          [t.deadline, shortTime(purchase.quoteDeadlineMs, clock.nowMs, words().time)]
        ]}
      />
      <Paragraph head={t.demand} text={purchase.demand} />
    </>
  );
});

/** Every cell stays, also when nothing was said. */
const Specs = observer(function Specs({ rows }: { rows: readonly [label: string, value: string][] }) {
  const { missing } = listingWords();
  return (
    <View className={styles.specs}>
      {rows.map(([label, value]) => (
        <View key={label} className={styles.spec}>
          <View className={styles.label}>{label}</View>
          <View className={value ? styles.value : styles.missing}>{value || missing}</View>
        </View>
      ))}
    </View>
  );
});

function Paragraph({ head, text }: { head: string; text: string }) {
  if (!text) return null;
  return (
    <View className={styles.paragraph}>
      <View className={styles.label}>{head}</View>
      <View className={styles.text}>{text}</View>
    </View>
  );
}

const PartyRow = observer(function PartyRow({ listing }: { listing: ListingRow }) {
  const t = listingWords();
  const party = listing.kind === 'supply' ? listing.seller : listing.buyer;
  const name = party?.name ?? t.anonymousBuyer;
  return (
    <View className={styles.party}>
      <Seal id={name} name={name} />
      <View className={styles.partyWords}>
        <View className={styles.partyName}>{name}</View>
        <View className={styles.partyFacts}>
          <Text>{listing.kind === 'supply' ? t.seller : t.buyer}</Text>
          {party && <PartyBadge verifications={party.verifications} />}
        </View>
      </View>
    </View>
  );
});
