import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { SupplyBrief } from '@contract/listing';
import { ListingPriceText } from '@/components/listing/ListingPriceText';
import { listingMessages } from '@/components/listing/locale/messages';
import { PartyBadge } from '@/components/listing/PartyBadge';
import { quantityText } from '@/components/listing/quantity';
import { SupplyCover } from '@/components/listing/SupplyCover';
import { keepUnitsTogether } from '@/lib/keepUnitsTogether';
import { Pressable } from '@/platform/pressable';
import { Highlighted } from '../../components/Highlighted';
import styles from './ListingItem.module.scss';

interface Props {
  supply: SupplyBrief;
  query: string;
  onOpen(): void;
}

/** Compact row of a supply within an overview card. */
export const SupplyResultRow = observer(function SupplyResultRow({ supply, query, onOpen }: Props) {
  return (
    <Pressable className={styles.goods} role="link" onPress={onOpen}>
      <View className={styles.cover}>
        <SupplyCover supply={supply} />
      </View>
      <View className={styles.facts}>
        <View className={styles.title}>
          <Highlighted text={keepUnitsTogether(supply.title)} query={query} />
        </View>
        <View className={styles.terms}>
          <ListingPriceText listing={supply} />
          <Text className={styles.side}>{listingMessages().atLeast(quantityText(supply.moqGrams))}</Text>
        </View>
        <View className={styles.foot}>
          <PartyBadge verifications={supply.seller.verifications} />
          <Text className={styles.party}>{supply.seller.name}</Text>
        </View>
      </View>
    </Pressable>
  );
});
