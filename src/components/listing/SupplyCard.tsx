import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { SupplyBrief } from '@contract/listing';
import { keepUnitsTogether } from '@/lib/keepUnitsTogether';
import { relativeTime } from '@/lib/time';
import { messages } from '@/locale/messages';
import { Tag } from '@/ui/Tag';
import { ListingCard } from './ListingCard';
import { ListingPriceText, OriginalPrice } from './ListingPriceText';
import { listingMessages } from './locale/messages';
import { quantityText } from './quantity';
import { SupplyCover } from './SupplyCover';
import styles from './SupplyCard.module.scss';

const MAX_TAGS = 3;

interface Props {
  supply: SupplyBrief;
  /** Replaces the plain title, for example with highlighted search matches. */
  title?: ReactNode;
  /** The viewer's action, shown instead of the time of confirmation. */
  action?: ReactNode;
  onOpen(): void;
}

/** Card of a supply: goods, price, minimum quantity, supplier and last confirmation. */
export const SupplyCard = observer(function SupplyCard({ supply, title, action, onOpen }: Props) {
  const t = listingMessages();
  const { time } = messages();
  const tags = [supply.gradeName, ...supply.tags.map((tag) => t.tags[tag])]
    .filter((tag) => tag !== '' && !supply.title.includes(tag))
    .slice(0, MAX_TAGS);
  return (
    <ListingCard
      verifications={supply.seller.verifications}
      partyName={t.partyAt(supply.seller.name, supply.deliveryPlace)}
      trailing={
        <Text className={styles.time}>{t.confirmed(relativeTime(supply.confirmedAtMs, Date.now(), time))}</Text>
      }
      action={action}
      onOpen={onOpen}
    >
      <View className={styles.goods}>
        <View className={styles.cover}>
          <SupplyCover supply={supply} />
        </View>
        <View className={styles.facts}>
          <View className={styles.title}>{title ?? keepUnitsTogether(supply.title)}</View>
          <View className={styles.tags}>
            {tags.map((tag) => (
              <Tag key={tag} text={tag} />
            ))}
          </View>
          <View className={styles.terms}>
            <View className={styles.price}>
              <ListingPriceText listing={supply} />
            </View>
            <Text className={styles.least}>{t.atLeast(quantityText(supply.moqGrams))}</Text>
            <OriginalPrice listing={supply} className={styles.stated} />
          </View>
        </View>
      </View>
    </ListingCard>
  );
});
