import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { ListingBriefRow } from '@/components/listing/ListingBriefRow';
import { openTransactionTab } from '@/components/listing/openTransactionTab';
import { quantityText } from '@/components/listing/quantity';
import { SupplyCover } from '@/components/listing/SupplyCover';
import { recommendationMessages } from '@/components/recommendation/locale/messages';
import { SpiceArt } from '@/components/SpiceArt';
import { messages } from '@/locale/messages';
import { linkTo } from '@/navigation/navigate';
import { useRetryWhenOnline } from '@/platform/network/useRetryWhenOnline';
import { Pressable } from '@/platform/pressable';
import { Card } from '@/ui/Card';
import { SectionHeader } from '@/ui/SectionHeader';
import { SegmentedControl } from '@/ui/SegmentedControl';
import { Skeleton } from '@/ui/Skeleton';
import type { GoodsStore } from './Goods.store';
import styles from './Goods.module.scss';

const skeletonRows = [1, 2, 3, 4];

/** Recommended supplies and purchase requests; a tap opens the listing. */
export const Goods = observer(function Goods({ store }: { store: GoodsStore }) {
  const t = recommendationMessages();
  const { side } = store;
  return (
    <Card>
      <SectionHeader title={t.goods[side]} right={messages().more} onMore={() => openTransactionTab(side)} />
      <View className={styles.sides}>
        <SegmentedControl
          options={[
            { key: 'supply', text: t.goodsSides.supply },
            { key: 'purchase', text: t.goodsSides.purchase }
          ]}
          value={side}
          onChange={store.selectSide}
          label={t.goodsLabel}
        />
      </View>
      <View className={styles.rows}>
        <Rows store={store} />
      </View>
    </Card>
  );
});

const Rows = observer(function Rows({ store }: { store: GoodsStore }) {
  const t = recommendationMessages();
  const { listings, side } = store;
  useRetryWhenOnline(store.isFailed ? () => void store.load() : undefined);
  if (store.isFailed) {
    return (
      <Pressable className={styles.failed} onPress={() => void store.load()}>
        <Text>{messages().loadMoreFailed}</Text>
      </Pressable>
    );
  }
  if (!listings) {
    return skeletonRows.map((row) => (
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
        listing={supply}
        picture={<SupplyCover supply={supply} />}
        facts={[supply.origin, quantityText(supply.stockGrams)]}
        onPress={linkTo('supply.info', { id: supply.id })}
      />
    ));
  }
  return listings.purchases.map((purchase) => (
    <ListingBriefRow
      key={purchase.id}
      listing={purchase}
      picture={purchase.varietyId === null ? undefined : <SpiceArt varietyId={purchase.varietyId} />}
      facts={[quantityText(purchase.quantityGrams), purchase.deliveryPlace]}
      onPress={linkTo('purchase.info', { id: purchase.id })}
    />
  ));
});
