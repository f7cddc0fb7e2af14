import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { QuotationBrief } from '@contract/quotationList';
import type { Clock } from '@/components/listing/Clock';
import { Countdown } from '@/components/listing/Countdown';
import { PartyBadge } from '@/components/listing/PartyBadge';
import { quantityText } from '@/components/listing/quantity';
import { SpiceArt } from '@/components/SpiceArt';
import { formatFen } from '@/lib/price';
import { shortTime } from '@/lib/time';
import { words } from '@/locale/words';
import { Pressable } from '@/platform/Pressable';
import { Badge } from '@/ui/Badge';
import { Dot } from '@/ui/Bubble';
import { quotationWords } from '../../locale/words';
import { unitPriceText } from '../../quotationText';
import { statusTone } from '../../statusTone';
import styles from './QuotationRow.module.scss';

interface QuotationRowProps {
  quotation: QuotationBrief;
  clock: Clock;
  onOpen(): void;
}

const openStatuses = ['draft', 'submitted', 'viewed', 'shortlisted'];

/** A quotation in a list: about what, with whom, at which price, and how it stands. */
export const QuotationRow = observer(function QuotationRow({ quotation, clock, onOpen }: QuotationRowProps) {
  const t = quotationWords();
  const { status, party, unitFen, unit, deliveredFenPerKg, availableGrams, version } = quotation;
  const isOpen = openStatuses.includes(status);
  return (
    <Pressable className={styles.row} role="link" onPress={onOpen}>
      <View className={styles.art}>
        <SpiceArt varietyId={quotation.varietyId} />
      </View>
      <View className={styles.words}>
        <View className={styles.head}>
          <Text className={styles.title}>{quotation.purchaseTitle}</Text>
          {quotation.isUnread && <Dot />}
          <View className={styles.status}>
            {quotation.hasOpenCounter && isOpen ? (
              <Badge tone="warn" text={t.counterOpen} />
            ) : (
              <Badge tone={statusTone(status)} text={t.statuses[status]} />
            )}
          </View>
        </View>
        <View className={styles.party}>
          <Text className={styles.name}>{party?.name ?? t.anonymous}</Text>
          {party && <PartyBadge verifications={party.verifications} />}
        </View>
        {unitFen !== null && status !== 'draft' && (
          <View className={styles.prices}>
            <Text className={styles.price}>{unitPriceText(unitFen, unit)}</Text>
            {deliveredFenPerKg !== null && <Text>{t.deliveredAt(formatFen(deliveredFenPerKg))}</Text>}
            {availableGrams !== null && <Text>{t.canSupply(quantityText(availableGrams))}</Text>}
          </View>
        )}
        <View className={styles.foot}>
          <Text>{status === 'draft' ? t.statuses.draft : t.version(version)}</Text>
          {isOpen ? (
            <Countdown deadlineMs={quotation.quoteDeadlineMs} clock={clock} />
          ) : (
            <Text>{shortTime(quotation.updatedAtMs, clock.nowMs, words().time)}</Text>
          )}
        </View>
      </View>
    </Pressable>
  );
});
