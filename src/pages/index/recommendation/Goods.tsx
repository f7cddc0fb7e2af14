import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { listPriceLines } from '@/api/market';
import { Clock } from '@/components/listing/Clock';
import { ListingBriefRow } from '@/components/listing/ListingBriefRow';
import { listingWords } from '@/components/listing/locale/words';
import { OpenedListingStore } from '@/components/listing/OpenedListing.store';
import { recommendationWords } from '@/components/recommendation/locale/words';
import { words } from '@/locale/words';
import { pushTab } from '@/navigation/navigate';
import { settings } from '@/stores/settings';
import { Card } from '@/ui/Card';
import { latePart } from '@/ui/latePart';
import { SectionHead } from '@/ui/SectionHead';
import { Segmented } from '@/ui/Segmented';
import { Skeleton } from '@/ui/Skeleton';
import type { GoodsStore } from './Goods.store';
import styles from './Goods.module.scss';

const rows = [1, 2, 3, 4];

const ListingSheet = latePart(
  () => import('@/components/listing/ListingSheet').then((part) => part.ListingSheet),
  () => null
);

/** Goods on offer and wanted; a tap opens the listing with the market's price for it. */
export const Goods = observer(function Goods({ store }: { store: GoodsStore }) {
  const [opened] = useState(() => new OpenedListingStore({ listPriceLines }));
  const [clock] = useState(() => new Clock());
  // The countdown of a request runs while its sheet is open.
  useEffect(() => {
    if (opened.isOpen) clock.start();
    return clock.stop;
  }, [clock, opened.isOpen]);
  const t = recommendationWords();
  const { side } = store;
  const openAll = () => {
    settings.setTransactionMode(side);
    pushTab('transaction');
  };
  return (
    <Card>
      <SectionHead title={t.goods[side]} right={words().more} onMore={openAll} />
      <View className={styles.sides}>
        <Segmented
          options={[
            { key: 'supply', text: t.goodsSides.supply },
            { key: 'purchase', text: t.goodsSides.purchase }
          ]}
          value={side}
          onChange={store.show}
          label={t.goodsLabel}
        />
      </View>
      <View className={styles.rows}>
        <Rows store={store} opened={opened} />
      </View>
      {opened.listing && <ListingSheet store={opened} clock={clock} />}
    </Card>
  );
});

const Rows = observer(function Rows({ store, opened }: { store: GoodsStore; opened: OpenedListingStore }) {
  const t = recommendationWords();
  const { quoteProgress } = listingWords();
  const { listings, side } = store;
  if (!listings) {
    return rows.map((row) => (
      <View key={row} className={styles.skeleton}>
        <Skeleton width="60%" height={18} />
        <Skeleton width="84%" height={12} />
      </View>
    ));
  }
  if (listings[side === 'supply' ? 'supplies' : 'purchases'].length === 0) {
    return <View className={styles.none}>{t.noGoods}</View>;
  }
  if (side === 'supply') {
    return listings.supplies.map((supply) => (
      <ListingBriefRow
        key={supply.id}
        title={supply.title}
        facts={[supply.origin, supply.stockText, supply.seller.name]}
        price={supply.price}
        unit={supply.unit}
        onPress={() => opened.open({ ...supply, kind: 'supply' })}
      />
    ));
  }
  return listings.purchases.map((purchase) => (
    <ListingBriefRow
      key={purchase.id}
      title={purchase.title}
      facts={[purchase.quantityText, purchase.deliveryPlace, quoteProgress(purchase.quoteCount, purchase.maxQuotes)]}
      price={purchase.price}
      unit={purchase.unit}
      onPress={() => opened.open({ ...purchase, kind: 'purchase' })}
    />
  ));
});
