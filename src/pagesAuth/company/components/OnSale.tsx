import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { SupplyBrief } from '@contract/listing';
import { ListingPriceText } from '@/components/listing/ListingPriceText';
import { SupplyCover } from '@/components/listing/SupplyCover';
import { push } from '@/navigation/navigate';
import { ScrollRow } from '@/platform/ScrollRow';
import { Pressable } from '@/platform/Pressable';
import styles from './OnSale.module.scss';

/** What the company offers at the moment. */
export const OnSale = observer(function OnSale({ supplies }: { supplies: readonly SupplyBrief[] }) {
  return (
    <ScrollRow className={styles.goods}>
      {supplies.map((supply) => (
        <Pressable
          key={supply.id}
          className={styles.supply}
          role="link"
          label={supply.title}
          onPress={() => push('supply.info', { id: supply.id })}
        >
          <View className={styles.art}>
            <SupplyCover supply={supply} />
          </View>
          <View className={styles.title}>{supply.title}</View>
          <ListingPriceText price={supply.price} unit={supply.unit} />
        </Pressable>
      ))}
    </ScrollRow>
  );
});
