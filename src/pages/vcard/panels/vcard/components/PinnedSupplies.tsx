import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { FavouriteSupply } from '@contract/supply';
import { ListingBriefRow } from '@/components/listing/ListingBriefRow';
import { SupplyCover } from '@/components/listing/SupplyCover';
import { linkTo } from '@/navigation/navigate';
import { Card } from '@/ui/Card';
import { SectionHeader } from '@/ui/SectionHeader';
import { ownCardMessages } from '../locale/messages';
import styles from './PinnedSupplies.module.scss';

/** Supplies that are pinned to the card, labelled where visitors do not see them any more. */
export const PinnedSupplies = observer(function PinnedSupplies({ supplies }: { supplies: readonly FavouriteSupply[] }) {
  const t = ownCardMessages();
  return (
    <Card>
      <SectionHeader title={t.supplies} />
      <View className={styles.rows}>
        {supplies.map((supply) => (
          <ListingBriefRow
            key={supply.id}
            listing={supply}
            picture={<SupplyCover supply={supply} />}
            facts={[supply.status === 'published' ? '' : t.notOnSale, supply.deliveryPlace]}
            onPress={linkTo('supply.info', { id: supply.id })}
          />
        ))}
      </View>
    </Card>
  );
});
