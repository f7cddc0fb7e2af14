import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { QuotationBrief, QuotationSide } from '@contract/quotationList';
import type { Clock } from '@/components/listing/Clock';
import { Countdown } from '@/components/listing/Countdown';
import { displayPrice } from '@/components/listing/displayPrice';
import { PartyBadge } from '@/components/listing/PartyBadge';
import { quantityText } from '@/components/listing/quantity';
import { SpiceArt } from '@/components/SpiceArt';
import { keepUnitsTogether } from '@/lib/keepUnitsTogether';
import { formatFen, trimZeroDecimals } from '@/lib/price';
import { formatUnitPrice } from '@/lib/priceUnit';
import { shortTime } from '@/lib/time';
import { messages } from '@/locale/messages';
import { Pressable } from '@/platform/pressable';
import { market } from '@/stores/market';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { UnreadDot } from '@/ui/CounterBadge';
import { quotationMessages } from '../../locale/messages';
import { offerMessages } from '../../offer/locale/messages';
import { quotationBadge } from '../../quotationStatus';
import { unitPriceText } from '../../quotationText';
import styles from './QuotationRow.module.scss';

interface QuotationRowProps {
  quotation: QuotationBrief;
  clock: Clock;
  /** Side that the list shows. */
  side: QuotationSide;
  onOpen(): void;
  /** Calls the other side; for a quotation with a deal. */
  onCall(): void;
}

const openStatuses = ['draft', 'submitted', 'viewed', 'shortlisted'];

/** Row of a quotation: goods, other party, price and status. */
export const QuotationRow = observer(function QuotationRow({
  quotation,
  clock,
  side,
  onOpen,
  onCall
}: QuotationRowProps) {
  const t = quotationMessages();
  const { status, party, unitFen, unit, deliveredFenPerKg, availableGrams, version, deal } = quotation;
  const price =
    unitFen === null
      ? null
      : displayPrice({ price: { mode: 'fixed', fen: unitFen }, unit, gramsPerPack: null }, market.unit);
  const isOpen = openStatuses.includes(status);
  const hasDeal = deal !== null && unitFen !== null;
  const foot = (
    <View className={styles.foot}>
      <Text>{status === 'draft' ? t.statuses.draft : t.version(version)}</Text>
      {isOpen ? (
        <Countdown deadlineMs={quotation.quoteDeadlineMs} clock={clock} />
      ) : (
        <Text>{shortTime(quotation.updatedAtMs, clock.nowMs, messages().time)}</Text>
      )}
    </View>
  );
  return (
    <View className={styles.row}>
      <Pressable className={styles.goods} role="link" onPress={onOpen}>
        <View className={styles.art}>
          <SpiceArt varietyId={quotation.varietyId} />
        </View>
        <View className={styles.text}>
          <View className={styles.head}>
            <Text className={styles.title}>{keepUnitsTogether(quotation.purchaseTitle)}</Text>
            {quotation.isUnread && <UnreadDot />}
            <View className={styles.status}>
              <Badge {...quotationBadge(quotation, side === 'sent' ? 'supplier' : 'buyer')} />
            </View>
          </View>
          <View className={styles.party}>
            <Text className={styles.name}>{party?.name ?? t.anonymous}</Text>
            {party && <PartyBadge verifications={party.verifications} />}
          </View>
          {unitFen !== null && status !== 'draft' && !deal && (
            <View className={styles.prices}>
              <Text className={styles.price}>{price && `${price.text} ${price.unit}`}</Text>
              {price?.original && <Text className={styles.stated}>{price.original}</Text>}
              {deliveredFenPerKg !== null && (
                <Text>{t.deliveredAt(trimZeroDecimals(formatUnitPrice(deliveredFenPerKg, market.unit)))}</Text>
              )}
              {availableGrams !== null && <Text>{t.canSupply(quantityText(availableGrams))}</Text>}
            </View>
          )}
          {!hasDeal && foot}
        </View>
      </Pressable>
      {hasDeal && (
        // Screen readers lose controls nested in a control, so what is around the button is only an additional tap area.
        <View className={styles.beside} role="presentation" onClick={onOpen}>
          <View className={styles.deal}>
            <View className={styles.dealt}>
              <View>
                {keepUnitsTogether(
                  t.dealtLine(quantityText(deal.grams), trimZeroDecimals(unitPriceText(unitFen, unit)))
                )}
              </View>
              <Text className={styles.price}>
                {keepUnitsTogether(
                  `${offerMessages().sum.delivered} ${t.yuan(trimZeroDecimals(formatFen(deal.deliveredFen)))}`
                )}
              </Text>
            </View>
            <Button size="small" kind="outline" icon="phone" stopsTap onPress={onCall}>
              {t.call}
            </Button>
          </View>
          {foot}
        </View>
      )}
    </View>
  );
});
