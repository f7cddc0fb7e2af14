import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { SpiceArt } from '@/components/SpiceArt';
import { relativeTime } from '@/lib/time';
import { words } from '@/locale/words';
import { Tag } from '@/ui/Tag';
import { transactionWords } from '../locale/words';
import type { SupplyRow } from '../Transaction.store';
import { ListingCard } from './ListingCard';
import { ListingPriceText } from './ListingPriceText';
import styles from './SupplyCard.module.scss';

const MAX_TAGS = 3;

/** One supply: what it is, what it costs, from how much on, who offers it and when they last confirmed it. */
export const SupplyCard = observer(function SupplyCard({ supply, onOpen }: { supply: SupplyRow; onOpen(): void }) {
  const t = transactionWords();
  const { illustration, time } = words();
  const tags = [...new Set([supply.gradeName, ...supply.tags])].slice(0, MAX_TAGS);
  return (
    <ListingCard
      verifications={supply.seller.verifications}
      partyName={supply.seller.name}
      side={<Text className={styles.time}>{t.confirmed(relativeTime(supply.confirmedAtMs, Date.now(), time))}</Text>}
      onOpen={onOpen}
    >
      <View className={styles.goods}>
        <View className={styles.cover}>
          <SpiceArt varietyId={supply.varietyId} mode="cover" />
          <Text className={styles.mark}>{illustration}</Text>
        </View>
        <View className={styles.facts}>
          <View className={styles.title}>{supply.title}</View>
          <View className={styles.tags}>
            {tags.map((tag) => (
              <Tag key={tag} text={tag} />
            ))}
          </View>
          <View className={styles.terms}>
            <ListingPriceText price={supply.price} unit={supply.unit} />
            <Text className={styles.least}>{supply.moqText}</Text>
          </View>
        </View>
      </View>
    </ListingCard>
  );
});
