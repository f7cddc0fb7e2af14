import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { QuotedPurchase } from '@contract/quotedPurchase';
import { quotationMessages } from '../locale/messages';
import type { QuotationFormValues } from '../quotationForm';
import { lineText, quotationLines, type QuotationLine } from '../quotationText';
import styles from './LineTable.module.scss';

interface LineTableProps {
  values: QuotationFormValues;
  request: Pick<QuotedPurchase, 'unit' | 'gramsPerPack'>;
  /** Shown as what it was before, in these lines only. */
  before?: QuotationFormValues | undefined;
  lines?: readonly QuotationLine[];
}

/** What a quotation says, line by line; with `before` what has changed. */
export const LineTable = observer(function LineTable({
  values,
  request,
  before,
  lines = quotationLines
}: LineTableProps) {
  const t = quotationMessages();
  return (
    <View>
      {lines.map((line) => {
        const text = lineText(line, values, request);
        return (
          <View key={line} className={styles.line}>
            <Text className={styles.label}>{t.lines[line]}</Text>
            <View className={text ? styles.value : `${styles.value} ${styles.missing}`}>
              {before && <View className={styles.before}>{lineText(line, before, request) || t.missing}</View>}
              {text || t.missing}
            </View>
          </View>
        );
      })}
    </View>
  );
});
