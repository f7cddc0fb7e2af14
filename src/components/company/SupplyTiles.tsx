import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { CompanyInfo } from '@contract/company';
import type { SupplyBrief } from '@contract/listing';
import { displayPrice } from '@/components/listing/displayPrice';
import { SupplyCover } from '@/components/listing/SupplyCover';
import { keepUnitsTogether } from '@/lib/keepUnitsTogether';
import { messages } from '@/locale/messages';
import { linkTo } from '@/navigation/navigate';
import { ItemList } from '@/platform/itemList';
import { Pressable } from '@/platform/pressable';
import type { PagedList } from '@/request/PagedList';
import { market } from '@/stores/market';
import { Button } from '@/ui/Button';
import { companyViewMessages } from './locale/messages';
import { MoreButton } from './MoreButton';
import styles from './SupplyTiles.module.scss';

/** Two rows of three; a tap shows the others. */
const INITIAL_COUNT = 6;
const FILLER_COUNT = 2;

interface SupplyTilesProps {
  company: CompanyInfo;
  supplies: PagedList<SupplyBrief>;
}

/** Tiles of the company's current supplies. */
export const SupplyTiles = observer(function SupplyTiles({ company, supplies }: SupplyTilesProps) {
  const [isAll, setAll] = useState(false);
  const { items, hasMore } = supplies;
  const shown = isAll ? items : items.slice(0, INITIAL_COUNT);
  const t = companyViewMessages();
  const showAll = () => {
    setAll(true);
    void supplies.loadMore();
  };
  return (
    <>
      <View className={styles.goods}>
        <ItemList>
          {shown.map((supply) => (
            <SupplyTile key={supply.id} supply={supply} />
          ))}
        </ItemList>
        {Array.from({ length: FILLER_COUNT }, (_, index) => (
          <View key={index} className={`${styles.supply} ${styles.blank}`} />
        ))}
      </View>
      {/* In a view of its own: a change would otherwise resend the tiles. */}
      <View>
        {isAll && <MoreButton list={supplies} text={t.moreOnSale} />}
        {!isAll && (hasMore || shown.length < items.length) && (
          <Button isFull size="medium" onPress={showAll}>
            {t.allOnSale(company.supplyCount)}
          </Button>
        )}
      </View>
    </>
  );
});

const SupplyTile = observer(function SupplyTile({ supply }: { supply: SupplyBrief }) {
  const price = displayPrice(supply, market.unit);
  return (
    <Pressable className={styles.supply} role="link" onPress={linkTo('supply.info', { id: supply.id })}>
      <View className={styles.art}>
        <SupplyCover supply={supply} />
      </View>
      <View className={styles.title}>{keepUnitsTogether(supply.title)}</View>
      <View className={styles.price}>{price?.text ?? messages().negotiable}</View>
      {price && <View className={styles.unit}>{price.unit}</View>}
    </Pressable>
  );
});
