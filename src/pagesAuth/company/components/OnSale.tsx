import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import type { SupplyBrief } from '@contract/listing';
import { ListingPriceText } from '@/components/listing/ListingPriceText';
import { ListingSheet } from '@/components/listing/ListingSheet';
import { OpenedListingStore } from '@/components/listing/OpenedListing.store';
import { Clock } from '@/components/listing/Clock';
import { listPriceLines } from '@/api/market';
import { SpiceArt } from '@/components/SpiceArt';
import { words as sharedWords } from '@/locale/words';
import { ScrollRow } from '@/platform/ScrollRow';
import { Pressable } from '@/platform/Pressable';
import { Card } from '@/ui/Card';
import { SectionHead } from '@/ui/SectionHead';
import { companyWords } from '../locale/words';
import styles from './OnSale.module.scss';

/** What the company offers at the moment. */
export const OnSale = observer(function OnSale({
  supplies,
  count
}: {
  supplies: readonly SupplyBrief[];
  count: number;
}) {
  const [opened] = useState(() => new OpenedListingStore({ listPriceLines }));
  const [clock] = useState(() => new Clock());
  const t = companyWords().info;
  if (supplies.length === 0) return null;
  return (
    <Card>
      <SectionHead title={t.onSale} right={t.supplyCount(count)} />
      <ScrollRow className={styles.goods}>
        {supplies.map((supply) => (
          <Pressable
            key={supply.id}
            className={styles.supply}
            role="link"
            label={supply.title}
            onPress={() => opened.open({ ...supply, kind: 'supply' })}
          >
            <View className={styles.art}>
              <SpiceArt varietyId={supply.varietyId} mode="cover" />
              <Text className={styles.mark}>{sharedWords().illustration}</Text>
            </View>
            <View className={styles.title}>{supply.title}</View>
            <ListingPriceText price={supply.price} unit={supply.unit} />
          </Pressable>
        ))}
      </ScrollRow>
      <ListingSheet store={opened} clock={clock} />
    </Card>
  );
});
