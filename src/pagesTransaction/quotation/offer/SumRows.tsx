import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { DeliveredSum } from '@rules/deliveredPrice';
import { formatFen } from '@/lib/price';
import { quotationMessages } from '../locale/messages';
import { offerMessages } from './locale/messages';
import styles from './SumRows.module.scss';

interface SumRowsProps {
  sum: DeliveredSum;
  terms: { isTaxIncluded: boolean; taxRate: number; isFreightIncluded: boolean };
}

/** Cost of a quantity: goods, tax, freight and delivered total. */
export const SumRows = observer(function SumRows({ sum, terms }: SumRowsProps) {
  const { sum: t } = offerMessages();
  const { yuan } = quotationMessages();
  const amount = (fen: number, isIncluded = false) => (isIncluded ? t.included : yuan(formatFen(fen)));
  return (
    <View>
      <SumRow label={t.goods} text={amount(sum.goodsFen)} />
      <SumRow label={t.tax(terms.taxRate)} text={amount(sum.taxFen, terms.isTaxIncluded)} />
      <SumRow label={t.freight} text={amount(sum.freightFen, terms.isFreightIncluded)} />
      <SumRow label={t.delivered} text={amount(sum.deliveredFen)} isTotal />
    </View>
  );
});

function SumRow({ label, text, isTotal }: { label: string; text: string; isTotal?: boolean }) {
  return (
    <View className={isTotal ? `${styles.row} ${styles.total}` : styles.row}>
      <Text>{label}</Text>
      <Text className={styles.amount}>{text}</Text>
    </View>
  );
}
