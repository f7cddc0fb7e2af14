import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { SupplyBrief } from '@contract/listing';
import type { SupplyDetail } from '@contract/supply';
import { ListingBriefRow } from '@/components/listing/ListingBriefRow';
import { listingMessages } from '@/components/listing/locale/messages';
import { quantityText } from '@/components/listing/quantity';
import { SupplyCover } from '@/components/listing/SupplyCover';
import { linkTo, push } from '@/navigation/navigate';
import { ItemList } from '@/platform/itemList';
import { Section } from '@/ui/Card';
import { SectionHeader } from '@/ui/SectionHeader';
import { openSimilar } from '../../../openSimilar';
import { supplyInfoMessages } from '../locale/messages';
import styles from './OtherSupplies.module.scss';

/** Other supplies of the same supplier, and similar ones of others. */
export const OtherSupplies = observer(function OtherSupplies({ detail }: { detail: SupplyDetail }) {
  const t = supplyInfoMessages();
  const { companyId } = detail.sellerInfo;
  return (
    <>
      <Group
        title={companyId === null ? t.moreOfPerson : t.more}
        supplies={detail.more}
        onMore={companyId === null ? undefined : () => push('company.information', { id: companyId })}
      />
      <Group title={t.similar} supplies={detail.similar} onMore={() => openSimilar(detail, 'supplies')} />
    </>
  );
});

const Group = observer(function Group({
  title,
  supplies,
  onMore
}: {
  title: string;
  supplies: readonly SupplyBrief[];
  onMore: (() => void) | undefined;
}) {
  const t = supplyInfoMessages();
  if (supplies.length === 0) return null;
  return (
    <Section>
      <SectionHeader title={title} {...(onMore && { right: t.all, onMore })} />
      <View className={styles.rows}>
        <ItemList>
          {supplies.map((supply) => (
            <ListingBriefRow
              key={supply.id}
              listing={supply}
              picture={<SupplyCover supply={supply} />}
              facts={[listingMessages().atLeast(quantityText(supply.moqGrams)), supply.deliveryPlace]}
              onPress={linkTo('supply.info', { id: supply.id })}
            />
          ))}
        </ItemList>
      </View>
    </Section>
  );
});
