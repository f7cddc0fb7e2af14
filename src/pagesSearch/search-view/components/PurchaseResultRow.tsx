import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { PurchaseBrief } from '@contract/listing';
import type { Clock } from '@/components/listing/Clock';
import { Countdown } from '@/components/listing/Countdown';
import { listingMessages } from '@/components/listing/locale/messages';
import { PartyBadge } from '@/components/listing/PartyBadge';
import { keepUnitsTogether } from '@/lib/keepUnitsTogether';
import { Pressable } from '@/platform/pressable';
import { Badge } from '@/ui/Badge';
import { Highlighted } from '../../components/Highlighted';
import { searchMessages } from '../../locale/messages';
import styles from './ListingItem.module.scss';

interface Props {
  purchase: PurchaseBrief;
  query: string;
  clock: Clock;
  onOpen(): void;
}

/** Compact row of a purchase request within an overview card. */
export const PurchaseResultRow = observer(function PurchaseResultRow({ purchase, query, clock, onOpen }: Props) {
  const t = listingMessages();
  const { buyer, quoteCount, maxQuotes } = purchase;
  return (
    <Pressable className={styles.need} role="link" onPress={onOpen}>
      <View className={styles.head}>
        <View className={styles.title}>
          <Highlighted text={keepUnitsTogether(purchase.title)} query={query} />
        </View>
        <Badge text={`${t.quotations} ${quoteCount}/${maxQuotes}`} tone={quoteCount < maxQuotes ? 'ok' : 'grey'} />
      </View>
      <View className={styles.demand}>
        <Highlighted text={searchMessages().list([t.sendTo(purchase.deliveryPlace), purchase.demand])} query={query} />
      </View>
      <View className={styles.foot}>
        {buyer && <PartyBadge verifications={buyer.verifications} />}
        <Text className={styles.party}>{buyer?.name ?? t.anonymousBuyer}</Text>
        <Countdown deadlineMs={purchase.quoteDeadlineMs} clock={clock} />
      </View>
    </Pressable>
  );
});
