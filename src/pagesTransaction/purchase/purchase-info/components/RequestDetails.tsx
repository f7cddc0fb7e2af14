import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { PurchaseDetail } from '@contract/purchase';
import { dayText } from '@/components/listing/dayText';
import { listingMessages } from '@/components/listing/locale/messages';
import { quantityText } from '@/components/listing/quantity';
import { TranslatedText } from '@/components/translation/TranslatedText';
import { regionText } from '@/lib/regionText';
import { relativeTime } from '@/lib/time';
import { messages } from '@/locale/messages';
import { Section } from '@/ui/Card';
import { SectionHeader } from '@/ui/SectionHeader';
import { DocumentList } from '../../../components/DocumentList';
import { FactRows } from '../../../components/FactRows';
import { tradeMessages } from '../../../locale/messages';
import { purchaseMessages } from '../../locale/messages';
import { wantedText } from '../../wantedText';
import { purchaseInfoMessages } from '../locale/messages';
import styles from './RequestDetails.module.scss';

/** All goods and terms specified by the buyer. */
export const RequestDetails = observer(function RequestDetails({ detail }: { detail: PurchaseDetail }) {
  const t = purchaseMessages();
  const { labels } = t;
  const { gramsPerPack, originPreference, unit } = detail;
  const grade = detail.gradeName === detail.specText ? '' : detail.gradeName;
  const origins = originPreference.map(({ names }) => names[names.length - 1] ?? '');
  return (
    <Section>
      <SectionHeader title={purchaseInfoMessages().need} />
      <FactRows
        rows={[
          [labels.variety, [detail.varietyName, grade].filter(Boolean).join(' ')],
          [labels.spec, detail.specText],
          [labels.form, listingMessages().goodsForm[detail.form]],
          [labels.quantity, wantedText(detail.quantityGrams, unit, gramsPerPack)],
          [labels.packWeight, unit === 'pack' && gramsPerPack !== null ? quantityText(gramsPerPack) : ''],
          [labels.origins, origins.length > 0 ? tradeMessages().list(origins) : t.anyOrigin],
          [labels.delivery, detail.deliveryRegion ? regionText(detail.deliveryRegion.names) : detail.deliveryPlace],
          [labels.needBy, dayText(detail.needBy)],
          [labels.frequency, t.frequencies[detail.frequency]],
          [labels.payTerm, tradeMessages().payTerms[detail.payTerm]],
          [labels.taxInvoice, t.taxInvoices[detail.taxInvoice]],
          [labels.audience, t.audiences[detail.audience]],
          [labels.published, relativeTime(detail.publishedAtMs, Date.now(), messages().time)]
        ]}
      />
      {detail.demand !== '' && (
        <View className={styles.demand}>
          <View className={styles.label}>{labels.demand}</View>
          <TranslatedText
            className={styles.text}
            source={detail.demand}
            subject={{ kind: 'purchaseDemand', id: detail.id }}
            isOffered={detail.role !== 'owner'}
          />
        </View>
      )}
      <DocumentList documents={detail.attachments} title={labels.attachments} />
    </Section>
  );
});
