import { Image, Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { QuotationDetail, QuotationVersion } from '@contract/quotation';
import { DAY_MS } from '@rules/duration';
import type { Clock } from '@/components/listing/Clock';
import { PartyBadge } from '@/components/listing/PartyBadge';
import { formatFen } from '@/lib/price';
import { countdown, shortTime } from '@/lib/time';
import { messages } from '@/locale/messages';
import { uploadUri } from '@/platform/assetUri/uploadUri';
import { Pressable } from '@/platform/pressable';
import { previewImage } from '@/platform/previewImage';
import { Badge } from '@/ui/Badge';
import { SectionHeader } from '@/ui/SectionHeader';
import { DocumentList } from '../../components/DocumentList';
import { tradeMessages } from '../../locale/messages';
import { quotationMessages } from '../locale/messages';
import { OfferCard } from '../offer/OfferCard';
import type { QuotationStore } from '../Quotation.store';
import { toFormValues } from '../quotationForm';
import { quotationBadge, quotationHint } from '../quotationStatus';
import { priceTermsText, unitPriceText } from '../quotationText';
import { Conversation } from './Conversation';
import { DealCard } from './DealCard';
import { QuotationTable } from './QuotationTable';
import { Versions } from './Versions';
import styles from './QuotationView.module.scss';

interface QuotationViewProps {
  store: QuotationStore;
  detail: QuotationDetail;
  version: QuotationVersion;
  clock: Clock;
}

/** A quotation as its supplier or the buyer sees it: status, content and negotiation. */
export const QuotationView = observer(function QuotationView({ store, detail, version, clock }: QuotationViewProps) {
  const t = quotationMessages();
  const { deal, versions } = detail;
  return (
    <>
      <Head store={store} detail={detail} version={version} clock={clock} />
      <OfferCard store={store} detail={detail} clock={clock} />
      {deal && <DealCard store={store} detail={detail} deal={deal} />}
      <View className={styles.section}>
        <SectionHeader title={t.conversation} />
        <Conversation detail={detail} />
      </View>
      <View className={styles.section}>
        <SectionHeader title={t.content} right={t.version(version.version)} />
        <QuotationTable
          values={toFormValues(version)}
          request={detail.purchase}
          remarkRef={
            detail.side === 'buyer' && version.fields.remark.trim() !== ''
              ? { kind: 'quotationRemark', id: detail.id, part: String(version.version) }
              : undefined
          }
        />
        <Photos urls={version.fields.photos} />
        <DocumentList title={t.fields.documents} documents={version.fields.documents} />
      </View>
      {versions.length > 1 && (
        <View className={styles.section}>
          <SectionHeader title={t.versionsTitle} />
          <Versions detail={detail} />
        </View>
      )}
    </>
  );
});

const Head = observer(function Head({ store, detail, version, clock }: QuotationViewProps) {
  const t = quotationMessages();
  const { status, side, supplier, purchase, rankBand, rejection, mayAct } = detail;
  const { fields, deliveredFenPerKg } = version;
  const { buyer } = purchase;
  const state = { status, waitsFor: detail.waitsFor, isAgreed: version.isAgreed };
  const shown = side === 'buyer' ? supplier : buyer;
  const reason = rejection && tradeMessages().list([t.reasons[rejection.reason], rejection.text].filter(Boolean));
  return (
    <View className={styles.head}>
      <View className={styles.names}>
        <Text className={styles.name}>{shown?.name ?? t.anonymous}</Text>
        {shown && <PartyBadge verifications={shown.verifications} />}
        <View className={styles.status}>
          <Badge {...quotationBadge(state, side)} />
        </View>
      </View>
      <View className={styles.prices}>
        <Text className={styles.delivered}>{formatFen(deliveredFenPerKg)}</Text>
        <Text className={styles.unit}>{`${t.perKg} ${t.delivered}`}</Text>
      </View>
      <View className={styles.stated}>
        {`${unitPriceText(fields.unitFen ?? 0, purchase.unit)} ${priceTermsText(fields)}`}
      </View>
      {side === 'supplier' && <View className={styles.hint}>{quotationHint(state)}</View>}
      {rankBand && <View className={styles.hint}>{t.bands[rankBand]}</View>}
      {reason && <View className={styles.refused}>{t.rejection(reason)}</View>}
      {store.isOpen && <Validity untilMs={detail.validUntilMs} clock={clock} />}
      {!mayAct && <View className={styles.hint}>{t.colleague}</View>}
    </View>
  );
});

/** Remaining validity; counts seconds on the last day. */
const Validity = observer(function Validity({ untilMs, clock }: { untilMs: number; clock: Clock }) {
  const t = quotationMessages();
  const { time } = messages();
  const leftMs = untilMs - clock.nowMs;
  if (leftMs > DAY_MS)
    return <View className={styles.hint}>{t.validUntil(shortTime(untilMs, clock.nowMs, time))}</View>;
  return <View className={styles.urgent}>{t.validLeft(countdown(leftMs, time))}</View>;
});

function Photos({ urls }: { urls: readonly string[] }) {
  if (urls.length === 0) return null;
  const all = urls.map(uploadUri);
  const t = quotationMessages();
  return (
    <View className={styles.photos}>
      {all.map((uri, index) => (
        <Pressable
          key={uri}
          className={styles.photo}
          label={`${t.fields.photos} ${index + 1}`}
          onPress={() => previewImage({ urls: all, current: uri })}
        >
          <Image className={styles.image} src={uri} mode="aspectFill" lazyLoad aria-hidden="true" />
        </Pressable>
      ))}
    </View>
  );
}
