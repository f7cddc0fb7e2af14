import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { Footprint } from '@contract/footprint';
import type { PurchaseBrief } from '@contract/listing';
import type { FavouriteSupply } from '@contract/supply';
import { ListingBriefRow } from '@/components/listing/ListingBriefRow';
import { SupplyCover } from '@/components/listing/SupplyCover';
import { NewsRow } from '@/components/NewsRow';
import { SpiceArt } from '@/components/SpiceArt';
import { relativeTime } from '@/lib/time';
import { messages } from '@/locale/messages';
import { openDeepLink } from '@/navigation/deepLink';
import { linkTo } from '@/navigation/navigate';
import { Pressable } from '@/platform/pressable';
import { user } from '@/stores/user';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Icon } from '@/ui/Icon';
import { InfiniteList } from '@/ui/InfiniteList';
import { overlays } from '@/ui/overlays';
import { runWithToast } from '@/ui/runWithToast';
import { SegmentedControl } from '@/ui/SegmentedControl';
import { Sheet } from '@/ui/Sheet';
import { SkeletonRow } from '@/ui/Skeleton';
import type { CollectionsStore, FavouriteKind } from '../Collections.store';
import { mineMessages } from '../locale/messages';
import styles from './CollectionSheet.module.scss';

const icons = {
  line: 'chart-line',
  news: 'message-2',
  flash: 'bolt',
  supply: 'package',
  purchase: 'shopping-cart'
} as const;
const kinds: readonly FavouriteKind[] = ['supplies', 'purchases', 'news'];

/** Sheet of the favourites or the browsing history; a tap opens the entry. */
export const CollectionSheet = observer(function CollectionSheet({ store }: { store: CollectionsStore }) {
  const t = mineMessages();
  const isFootprints = store.openCollection === 'footprints';
  const clear = async () => {
    const { confirm } = await overlays.modal({ title: t.clearTitle, text: t.clearText, confirmText: t.clear });
    if (confirm && (await runWithToast(store.clearFootprints))) void user.load();
  };
  const canClear = isFootprints && store.footprints.items.length > 0;
  return (
    <Sheet
      isOpen={store.openCollection !== null}
      onClose={store.close}
      title={isFootprints ? t.footprints : t.favouriteNews}
      footer={
        canClear && (
          <Button isFull onPress={() => void clear()}>
            {t.clear}
          </Button>
        )
      }
    >
      {isFootprints ? <Footprints store={store} /> : <Favourites store={store} />}
    </Sheet>
  );
});

const Favourites = observer(function Favourites({ store }: { store: CollectionsStore }) {
  const t = mineMessages();
  return (
    <>
      <View className={styles.kinds}>
        <SegmentedControl
          label={t.favouriteKindsLabel}
          options={kinds.map((key) => ({ key, text: t.favouriteKinds[key] }))}
          value={store.kind}
          onChange={store.showKind}
        />
      </View>
      <View key={store.kind}>
        <FavouriteList store={store} />
      </View>
    </>
  );
});

const FavouriteList = observer(function FavouriteList({ store }: { store: CollectionsStore }) {
  const t = mineMessages();
  switch (store.kind) {
    case 'supplies':
      return (
        <InfiniteList
          list={store.supplies}
          renderItem={(supply) => <SupplyRow supply={supply} />}
          skeleton={<SkeletonRow />}
          empty={<EmptyState title={t.noSupplies} text={t.noSuppliesHint} />}
        />
      );
    case 'purchases':
      return (
        <InfiniteList
          list={store.purchases}
          renderItem={(purchase) => <PurchaseRow purchase={purchase} />}
          skeleton={<SkeletonRow />}
          empty={<EmptyState title={t.noPurchases} text={t.noPurchasesHint} />}
        />
      );
    case 'news':
      return (
        <InfiniteList
          list={store.news}
          renderItem={(news) => <NewsRow news={news} />}
          skeleton={<SkeletonRow />}
          empty={<EmptyState title={t.noFavourites} text={t.noFavouritesHint} />}
        />
      );
  }
});

/** A favourite supply; labelled when it is no longer offered. */
const SupplyRow = observer(function SupplyRow({ supply }: { supply: FavouriteSupply }) {
  return (
    <View className={styles.listing}>
      <ListingBriefRow
        listing={supply}
        picture={<SupplyCover supply={supply} />}
        facts={[supply.status === 'published' ? '' : mineMessages().ended, supply.deliveryPlace]}
        onPress={linkTo('supply.info', { id: supply.id })}
      />
    </View>
  );
});

const PurchaseRow = observer(function PurchaseRow({ purchase }: { purchase: PurchaseBrief }) {
  return (
    <View className={styles.listing}>
      <ListingBriefRow
        listing={purchase}
        picture={<SpiceArt varietyId={purchase.varietyId} />}
        facts={[purchase.quoteDeadlineMs < Date.now() ? mineMessages().ended : '', purchase.deliveryPlace]}
        onPress={linkTo('purchase.info', { id: purchase.id })}
      />
    </View>
  );
});

const Footprints = observer(function Footprints({ store }: { store: CollectionsStore }) {
  const t = mineMessages();
  return (
    <InfiniteList
      list={store.footprints}
      renderItem={(footprint) => <FootprintRow footprint={footprint} />}
      skeleton={<SkeletonRow />}
      empty={<EmptyState title={t.noFootprints} text={t.noFootprintsHint} />}
    />
  );
});

const FootprintRow = observer(function FootprintRow({ footprint }: { footprint: Footprint }) {
  const { kind, title, seenAtMs } = footprint;
  return (
    <Pressable className={styles.row} role="link" onPress={() => openDeepLink(footprint.jump)}>
      <View className={styles.icon}>
        <Icon name={icons[kind]} />
      </View>
      <View className={styles.text}>
        <View className={styles.title}>{title}</View>
        <Text className={styles.time}>
          {`${mineMessages().footprintKinds[kind]} · ${relativeTime(seenAtMs, Date.now(), messages().time)}`}
        </Text>
      </View>
    </Pressable>
  );
});
