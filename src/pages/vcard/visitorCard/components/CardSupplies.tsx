import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { VisitorCard } from '@contract/card';
import { SupplyCard } from '@/components/listing/SupplyCard';
import { linkTo } from '@/navigation/navigate';
import { ItemList } from '@/platform/itemList';
import { SectionHeader } from '@/ui/SectionHeader';
import { visitorCardMessages } from '../locale/messages';
import styles from './CardSupplies.module.scss';

/** Supplies that the owner has pinned to the card. */
export const CardSupplies = observer(function CardSupplies({ supplies }: Pick<VisitorCard, 'supplies'>) {
  if (supplies.length === 0) return null;
  return (
    <View className={styles.list}>
      <View className={styles.head}>
        <SectionHeader title={visitorCardMessages().supplies} />
      </View>
      <ItemList>
        {supplies.map((supply) => (
          <SupplyCard key={supply.id} supply={supply} onOpen={linkTo('supply.info', { id: supply.id })} />
        ))}
      </ItemList>
    </View>
  );
});
