import { observer } from 'mobx-react-lite';
import { push } from '@/navigation/navigate';
import { copyText } from '@/platform/clipboard';
import { offerOf } from '@/stores/paymentOffer';
import { BarAction, BarSpacer } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import { overlays } from '@/ui/overlays';
import { runWithToast } from '@/ui/runWithToast';
import { handlePaymentFailure } from '../handlePaymentFailure';
import { payMessages } from '../locale/messages';
import type { OrderStore } from '../Order.store';
import type { PaymentStore } from '../Payment.store';

interface OrderBarProps {
  store: PaymentStore;
  order: OrderStore;
}

/** Actions on the order in its status. */
export const OrderBar = observer(function OrderBar({ store, order }: OrderBarProps) {
  const t = payMessages();
  const { status, product = 'cardLevel' } = order.shown.value ?? {};
  if (order.isPayable) return <PayableActions store={store} order={order} />;
  const isOver = status === 'closed' || status === 'refunded';
  if (product === 'boothDeposit' && (status === 'paid' || isOver)) {
    return <FinalActions order={order} text={t.deposit.toBooking} onPress={openBookings} />;
  }
  if (status === 'paid') return <FinalActions order={order} text={t.toCard} onPress={() => push('vcard.home')} />;
  return (
    <>
      <ContactAction order={order} />
      <BarSpacer>
        {isOver && offerOf(product).isOffered ? (
          <Button kind="primary" isFull onPress={() => void store.startOver(order.shown.value?.item)}>
            {t.again}
          </Button>
        ) : (
          <Button isFull isLoading={order.shown.isLoading} onPress={() => void order.show()}>
            {t.refresh}
          </Button>
        )}
      </BarSpacer>
    </>
  );
});

const openBookings = () => push('exhibit.register', { type: 'booth' });

/** The way on from an order that has ended, beside the customer service. */
const FinalActions = observer(function FinalActions({
  order,
  text,
  onPress
}: {
  order: OrderStore;
  text: string;
  onPress(): void;
}) {
  return (
    <>
      <ContactAction order={order} />
      <BarSpacer>
        <Button kind="primary" isFull onPress={onPress}>
          {text}
        </Button>
      </BarSpacer>
    </>
  );
});

/** Opens the ways to the customer service, with the order number on the clipboard: each of them asks for it. */
const ContactAction = observer(function ContactAction({ order }: { order: OrderStore }) {
  const t = payMessages();
  const handlePress = async () => {
    const isCopied = await copyText(order.orderNo);
    push('contact');
    if (isCopied) overlays.toast(t.orderNoCopied);
  };
  return <BarAction icon="headset" text={t.contact} onPress={() => void handlePress()} />;
});

const PayableActions = observer(function PayableActions({ store, order }: OrderBarProps) {
  const t = payMessages();
  const handleFailure = (error: unknown) => handlePaymentFailure(store, error);
  const handleCancel = async () => {
    const { cancelTitle: title, cancelText: text, cancelNow: confirmText, keep: cancelText } = t;
    const { confirm } = await overlays.modal({ title, text, confirmText, cancelText });
    if (confirm) await runWithToast(order.cancel, t.cancelled, handleFailure);
  };
  return (
    <>
      <BarSpacer>
        <Button isFull isDisabled={order.isBusy} onPress={() => void handleCancel()}>
          {t.cancel}
        </Button>
      </BarSpacer>
      {offerOf(order.shown.value?.product ?? 'cardLevel').isOffered && (
        <BarSpacer>
          <Button
            kind="primary"
            isFull
            isLoading={order.isBusy}
            onPress={() => void runWithToast(order.resume, undefined, handleFailure)}
          >
            {t.resume}
          </Button>
        </BarSpacer>
      )}
    </>
  );
});
