import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { dayText } from '@/components/listing/dayText';
import { listingMessages } from '@/components/listing/locale/messages';
import { SpiceArt } from '@/components/SpiceArt';
import { formatFen } from '@/lib/price';
import { regionText } from '@/lib/regionText';
import { messages } from '@/locale/messages';
import { Sheet } from '@/ui/Sheet';
import { DocumentList } from '../../../components/DocumentList';
import { FactRows } from '../../../components/FactRows';
import { tradeMessages } from '../../../locale/messages';
import { purchaseMessages } from '../../locale/messages';
import { wantedText } from '../../wantedText';
import type { CreatePurchaseStore } from '../CreatePurchase.store';
import { createPurchaseMessages } from '../locale/messages';
import styles from './PreviewSheet.module.scss';

interface PreviewSheetProps {
  store: CreatePurchaseStore;
  isOpen: boolean;
  onClose(): void;
}

/** Preview of the entered request as suppliers will see it. */
export const PreviewSheet = observer(function PreviewSheet({ store, isOpen, onClose }: PreviewSheetProps) {
  const t = createPurchaseMessages();
  const { filledValues: filled } = store.form;
  const { labels } = purchaseMessages();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t.previewTitle}>
      <View className={styles.content}>
        <View className={styles.head}>
          <View className={styles.art}>
            <SpiceArt varietyId={filled.varietyId} />
          </View>
          <View className={filled.title ? styles.title : styles.missing} role="heading" aria-level={3}>
            {filled.title || t.missing}
          </View>
        </View>
        <FactRows rows={rowsOf(store).map(([label, text]) => [label, text || t.missing])} />
        {filled.qualityDemand !== '' && <FactRows rows={[[labels.demand, filled.qualityDemand]]} />}
        <DocumentList title={labels.attachments} documents={filled.attachments} />
        <View className={styles.hint}>{t.previewHint}</View>
      </View>
    </Sheet>
  );
});

function rowsOf({ form }: CreatePurchaseStore): (readonly [label: string, text: string])[] {
  const { labels, anyOrigin, frequencies, taxInvoices, audiences, quotaText } = purchaseMessages();
  const { list } = tradeMessages();
  const { values } = form;
  const { quantityGrams, unit, gramsPerPack, expectedFen, isNegotiable, originCodes, regionNames } = values;
  const variety = values.varietyId === null ? values.otherVariety : values.varietyName;
  const price = expectedFen === null ? '' : `${formatFen(expectedFen)} ${listingMessages().perUnit[unit]}`;
  const origins = originCodes.map((code) => regionNames[code]?.slice(-1)[0] ?? code);
  return [
    [labels.variety, list([variety, values.gradeName || values.specText].filter(Boolean))],
    [labels.form, values.form === null ? '' : listingMessages().goodsForm[values.form]],
    [labels.quantity, quantityGrams === null ? '' : wantedText(quantityGrams, unit, gramsPerPack)],
    [labels.price, isNegotiable ? messages().negotiable : price],
    [labels.origins, origins.length > 0 ? list(origins) : anyOrigin],
    [labels.delivery, regionText(regionNames[values.deliveryCode ?? ''] ?? [])],
    [labels.needBy, values.needBy === null ? '' : dayText(values.needBy)],
    [labels.quoteDeadline, values.quoteDeadline === null ? '' : dayText(values.quoteDeadline)],
    [labels.frequency, values.frequency === null ? '' : frequencies[values.frequency]],
    [labels.payTerm, values.payTerm === null ? '' : tradeMessages().payTerms[values.payTerm]],
    [labels.taxInvoice, values.taxInvoice === null ? '' : taxInvoices[values.taxInvoice]],
    [labels.maxQuotes, quotaText(values.maxQuotes)],
    [labels.audience, audiences[values.audience]]
  ];
}
