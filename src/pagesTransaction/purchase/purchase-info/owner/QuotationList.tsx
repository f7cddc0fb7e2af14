import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { PurchaseDetail } from '@contract/purchase';
import type { ComparedQuotation } from '@contract/quotation';
import { PartyBadge } from '@/components/listing/PartyBadge';
import { formatFen } from '@/lib/price';
import { ItemList } from '@/platform/itemList';
import { Pressable } from '@/platform/pressable';
import { Icon } from '@/ui/Icon';
import { quotationMessages } from '../../../quotation/locale/messages';
import { priceTermsText, unitPriceText } from '../../../quotation/quotationText';
import { cellOf } from './cellText';
import { comparedRowsFor, isOpenQuotation, isOver } from './comparison';
import { StateBadge } from './StateBadge';
import styles from './QuotationList.module.scss';

interface QuotationListProps {
  items: readonly ComparedQuotation[];
  detail: PurchaseDetail;
  onOpen(id: string): void;
}

/** The same quotations as a vertical list. */
export const QuotationList = observer(function QuotationList({ items, detail, onOpen }: QuotationListProps) {
  return (
    <View>
      <ItemList>
        {items.map((item) => (
          <QuotationRow key={item.id} item={item} detail={detail} onOpen={onOpen} />
        ))}
      </ItemList>
    </View>
  );
});

const QuotationRow = observer(function QuotationRow(
  props: { item: ComparedQuotation } & Omit<QuotationListProps, 'items'>
) {
  const { item, detail, onOpen } = props;
  const t = quotationMessages();
  const { supplier, version, isNew } = item;
  const facts = (['market', 'available', 'spec', 'origin', 'deliver', 'payTerm'] as const)
    .filter((row) => comparedRowsFor(detail).includes(row))
    .map((row) => cellOf(row, item, detail));
  return (
    <Pressable
      className={isOver(item) ? `${styles.row} ${styles.over}` : styles.row}
      role="link"
      onPress={() => onOpen(item.id)}
    >
      <View className={styles.head}>
        <Text className={styles.name}>{supplier.name}</Text>
        <PartyBadge verifications={supplier.verifications} />
        <View className={styles.status}>
          <StateBadge quotation={item} />
        </View>
      </View>
      <View className={styles.priceRow}>
        <Text className={styles.price}>{formatFen(version.deliveredFenPerKg)}</Text>
        <Text className={styles.unit}>{`${t.perKg} ${t.delivered}`}</Text>
        {isNew && isOpenQuotation(item) && <Text className={styles.news}>{t.newVersion(version.version)}</Text>}
        <Icon name="chevron-right" className={styles.arrow} />
      </View>
      <View className={styles.facts}>
        <Text>{`${unitPriceText(version.fields.unitFen ?? 0, detail.unit)} ${priceTermsText(version.fields)}`}</Text>
        {facts.map(({ text, judgement }, index) => (
          <Text key={index} className={styles[judgement]}>
            {text}
          </Text>
        ))}
      </View>
    </Pressable>
  );
});
