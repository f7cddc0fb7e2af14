import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { QuotationPurchase } from '@contract/quotationPurchase';
import type { TranslationRef } from '@contract/translation';
import { TranslatedText } from '@/components/translation/TranslatedText';
import { quotationMessages } from '../locale/messages';
import type { QuotationFormValues } from '../quotationForm';
import { attributeText, type QuotationAttribute, quotationAttributes } from '../quotationText';
import styles from './QuotationTable.module.scss';

interface QuotationTableProps {
  values: QuotationFormValues;
  request: Pick<QuotationPurchase, 'unit' | 'gramsPerPack'>;
  /** Previous values, shown in the changed rows only. */
  before?: QuotationFormValues | undefined;
  attributes?: readonly QuotationAttribute[];
  /** Offers a translation of the remark: quotation and version of the other side. */
  remarkRef?: TranslationRef | undefined;
}

/** Content of a quotation, row by row; with `before`, only the changes. */
export const QuotationTable = observer(function QuotationTable({
  values,
  request,
  before,
  attributes = quotationAttributes,
  remarkRef
}: QuotationTableProps) {
  const t = quotationMessages();
  return (
    <View>
      {attributes.map((attribute) => {
        const text = attributeText(attribute, values, request);
        return (
          <View key={attribute} className={styles.row}>
            <Text className={styles.label}>{t.attributes[attribute]}</Text>
            <View className={text ? styles.value : `${styles.value} ${styles.missing}`}>
              {before && (
                <View className={styles.before}>{attributeText(attribute, before, request) || t.missing}</View>
              )}
              {attribute === 'remark' && remarkRef ? (
                <TranslatedText source={text} subject={remarkRef} />
              ) : (
                text || t.missing
              )}
            </View>
          </View>
        );
      })}
    </View>
  );
});
