import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { SupplyBrief } from '@contract/listing';
import { displayPrice } from '@/components/listing/displayPrice';
import { SupplyCover } from '@/components/listing/SupplyCover';
import { keepUnitsTogether } from '@/lib/keepUnitsTogether';
import { messages } from '@/locale/messages';
import { push } from '@/navigation/navigate';
import { Pressable } from '@/platform/pressable';
import { market } from '@/stores/market';
import { Button } from '@/ui/Button';
import { companyViewMessages } from './locale/messages';
import styles from './SupplyTiles.module.scss';

/** Two rows of three; a tap shows the others. */
const INITIAL_COUNT = 6;
const FILLER_COUNT = 2;

/** Tiles of the company's current supplies. */
export const SupplyTiles = observer(function SupplyTiles({ supplies }: { supplies: readonly SupplyBrief[] }) {
  const [isAll, setAll] = useState(false);
  const shown = isAll ? supplies : supplies.slice(0, INITIAL_COUNT);
  return (
    <>
      <View className={styles.goods}>
        {shown.map((supply) => (
          <SupplyTile key={supply.id} supply={supply} />
        ))}
        {Array.from({ length: FILLER_COUNT }, (_, index) => (
          <View key={index} className={`${styles.supply} ${styles.blank}`} />
        ))}
      </View>
      {shown.length < supplies.length && (
        <Button isFull size="medium" onPress={() => setAll(true)}>
          {companyViewMessages().allOnSale(supplies.length)}
        </Button>
      )}
    </>
  );
});

const SupplyTile = observer(function SupplyTile({ supply }: { supply: SupplyBrief }) {
  const price = displayPrice(supply, market.unit);
  return (
    <Pressable
      className={styles.supply}
      role="link"
      label={supply.title}
      onPress={() => push('supply.info', { id: supply.id })}
    >
      <View className={styles.art}>
        <SupplyCover supply={supply} />
      </View>
      <View className={styles.title}>{keepUnitsTogether(supply.title)}</View>
      <View className={styles.price}>{price?.text ?? messages().negotiable}</View>
      {price && <View className={styles.unit}>{price.unit}</View>}
    </Pressable>
  );
});
