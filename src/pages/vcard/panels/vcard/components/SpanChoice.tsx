import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { RadarSummary } from '@contract/cardVisit';
import { push } from '@/navigation/navigate';
import { paymentOffer } from '@/stores/paymentOffer';
import { SegmentedControl } from '@/ui/SegmentedControl';
import { ownCardMessages } from '../locale/messages';
import { type RadarSpan, radarSpans, type RadarStore } from '../Radar.store';
import styles from './SpanChoice.module.scss';

/** Days of the basic level, which a verification opens; beyond them only a higher level does. */
const VERIFIED_DAYS = 30;

interface SpanChoiceProps {
  store: RadarStore;
  summary: RadarSummary;
}

/** Days of the radar; those that the user may not see lead to what opens them. */
export const SpanChoice = observer(function SpanChoice({ store, summary }: SpanChoiceProps) {
  const t = ownCardMessages();
  const { windowDays, maxVisitors } = summary;
  const needsVerification = (span: RadarSpan) => maxVisitors !== null && span <= VERIFIED_DAYS;
  const offered = radarSpans.filter((span) => span <= windowDays || needsVerification(span) || paymentOffer.isOffered);
  const handleChange = (key: string) => {
    const span = radarSpans.find((each) => String(each) === key);
    if (span === undefined) return;
    if (span <= windowDays) store.select(span);
    else if (needsVerification(span)) push('attestation.center');
    else push('vcard.marketIntroduction');
  };
  return (
    <View className={styles.spans}>
      <SegmentedControl
        label={t.spanLabel}
        options={offered.map((span) => ({
          key: String(span),
          text: t.days(span),
          ...(span > windowDays && { icon: 'lock' as const })
        }))}
        value={String(store.span)}
        onChange={handleChange}
      />
    </View>
  );
});
