import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { CounterOffer, QuotationDetail } from '@contract/quotation';
import { RETRACT_MS } from '@rules/counterOffer';
import type { Clock } from '@/components/listing/Clock';
import { countdown } from '@/lib/time';
import { messages } from '@/locale/messages';
import { Button } from '@/ui/Button';
import { overlays } from '@/ui/overlays';
import { runWithToast } from '@/ui/runWithToast';
import { toastQuotationError } from '../conflict';
import { quotationMessages } from '../locale/messages';
import type { QuotationStore } from '../Quotation.store';
import { unitPriceText } from '../quotationText';
import { offerMessages } from './locale/messages';
import styles from './OfferCard.module.scss';

interface OfferCardProps {
  store: QuotationStore;
  detail: QuotationDetail;
  clock: Clock;
}

/** The open counter-offer: its side, the quoted price it replaces, and the action to decline or retract it. */
export const OfferCard = observer(function OfferCard({ store, detail, clock }: OfferCardProps) {
  const t = offerMessages();
  const { openOffer, side, purchase, mayAct } = detail;
  if (openOffer === null || openOffer.unitFen === null) return null;
  const isOwn = openOffer.by === side;
  const price = unitPriceText(openOffer.unitFen, purchase.unit);
  const quoted = unitPriceText(store.version?.fields.unitFen ?? 0, purchase.unit);
  const who = quotationMessages()[openOffer.by];
  const handleDecline = async () => {
    const { confirm } = await overlays.modal({
      title: t.declineTitle(price),
      text: t.declineText,
      confirmText: t.decline
    });
    if (confirm) await runWithToast(() => store.decline(openOffer.id), t.declined, toastQuotationError);
  };
  return (
    <View className={styles.card} role="status">
      <View className={styles.text}>
        <View className={styles.price}>{isOwn ? t.fromYou(price) : t.fromOther(who, price)}</View>
        <Text className={styles.quoted}>{t.insteadOf(quoted)}</Text>
      </View>
      {mayAct && isOwn && <RetractButton store={store} offer={openOffer} clock={clock} />}
      {mayAct && !isOwn && (
        <Button size="small" kind="outline" onPress={() => void handleDecline()}>
          {t.decline}
        </Button>
      )}
    </View>
  );
});

/** Button shown for two minutes after the counter-offer, with a countdown in seconds. */
const RetractButton = observer(function RetractButton({
  store,
  offer,
  clock
}: {
  store: QuotationStore;
  offer: CounterOffer;
  clock: Clock;
}) {
  const t = offerMessages();
  const leftMs = offer.atMs + RETRACT_MS - clock.nowMs;
  if (leftMs <= 0) return null;
  return (
    <View className={styles.retract}>
      <Button
        size="small"
        kind="outline"
        onPress={() => void runWithToast(() => store.retract(offer.id), t.retracted, toastQuotationError)}
      >
        {t.retract}
      </Button>
      <Text className={styles.quoted}>{t.retractLeft(countdown(leftMs, messages().time))}</Text>
    </View>
  );
});
