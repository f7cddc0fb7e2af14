import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { SupplyDetail } from '@contract/supply';
import { dayText } from '@/components/listing/dayText';
import { ListingPriceText } from '@/components/listing/ListingPriceText';
import { listingMessages } from '@/components/listing/locale/messages';
import { PartyBadge } from '@/components/listing/PartyBadge';
import { quantityText } from '@/components/listing/quantity';
import { SupplyCover } from '@/components/listing/SupplyCover';
import { Tag } from '@/ui/Tag';
import { summaryOf } from '../../summaryOf';
import { landingMessages } from '../locale/messages';
import styles from './Preview.module.scss';

/** Preview of the supply: goods, price and supplier. */
export const Preview = observer(function Preview({ detail }: { detail: SupplyDetail }) {
  const t = landingMessages();
  const { tags, atLeast } = listingMessages();
  const brief = summaryOf(detail);
  const facts = [
    [t.origin, brief.origin],
    [t.delivery, detail.deliveryPlace],
    [t.stock, quantityText(detail.stockGrams)],
    [t.validUntil, dayText(detail.validUntil)]
  ].filter(([, value]) => value !== '');
  return (
    <View className={styles.preview}>
      <View className={styles.cover}>
        <SupplyCover supply={detail} />
      </View>
      <View className={styles.body}>
        <View className={styles.title} role="heading" aria-level={2}>
          {detail.title}
        </View>
        <View className={styles.price}>
          <ListingPriceText listing={detail} />
          <Text className={styles.least}>{atLeast(quantityText(detail.moqGrams))}</Text>
        </View>
        <View className={styles.tags}>
          {[detail.gradeName, ...detail.tags.map((tag) => tags[tag])].filter(Boolean).map((tag) => (
            <Tag key={tag} text={tag} />
          ))}
        </View>
        {facts.map(([label, value]) => (
          <View key={label} className={styles.fact}>
            <Text className={styles.label}>{label}</Text>
            <Text className={styles.value}>{value}</Text>
          </View>
        ))}
        <View className={styles.seller}>
          <Text className={styles.name}>{detail.seller.name}</Text>
          <PartyBadge verifications={detail.seller.verifications} />
        </View>
      </View>
    </View>
  );
});
