import { useLoad } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { MemberFrame } from '@/components/member/MemberFrame';
import { useRouteParams } from '@/navigation/useRouteParams';
import { useOfflineSince } from '@/platform/network/useOfflineSince';
import type { RouteParams } from '@/routes';
import { depositOffer, offerOf, paymentOffer } from '@/stores/paymentOffer';
import { user } from '@/stores/user';
import { EmptyState } from '@/ui/EmptyState';
import { CheckoutBar } from './components/CheckoutBar';
import { CheckoutView } from './components/CheckoutView';
import { DepositBar, DepositView } from './components/DepositView';
import { OrderBar } from './components/OrderBar';
import { OrderView } from './components/OrderView';
import { CheckoutSkeleton, DepositSkeleton, OrderSkeleton } from './components/PaySkeletons';
import { TermsSheet } from './components/TermsSheet';
import type { DepositStore } from './Deposit.store';
import { payMessages } from './locale/messages';
import type { OrderStore } from './Order.store';
import { payerAuthorisation } from './payerAuthorisation';
import type { PaymentStore } from './Payment.store';
import { usePayment } from './usePayment';

/** Sells a level of business cards, and takes the deposit of a booth: the choice, its order up to the receipt, and the orders of before. */
export default observer(function PayVcardPage() {
  const params = useRouteParams('pay.vcard');
  useLoad(() => payerAuthorisation.receive(params));
  // Nothing on the page may pass on to another user.
  return <Payment key={user.token} params={params} />;
});

const Payment = observer(function Payment({ params }: { params: RouteParams['pay.vcard'] }) {
  const store = usePayment(params);
  const { order, deposit } = store;
  if (order) return <OrderPage store={store} order={order} />;
  return deposit ? <DepositPage store={store} deposit={deposit} /> : <CheckoutPage store={store} />;
});

const DepositPage = observer(function DepositPage({ store, deposit }: { store: PaymentStore; deposit: DepositStore }) {
  const { shown } = deposit;
  const offlineSinceMs = useOfflineSince(shown.value);
  const t = payMessages();
  // The page is drawn once, with all that it has.
  const status = depositOffer.status === 'loading' && shown.status === 'ready' ? 'loading' : shown.status;
  return (
    <MemberFrame
      title={t.deposit.title}
      loggedOut={t}
      status={status}
      error={shown.error}
      onRetry={() => void Promise.all([shown.load(), depositOffer.load()])}
      skeleton={<DepositSkeleton />}
      offlineSinceMs={offlineSinceMs}
      empty={<EmptyState isPage title={t.deposit.missing} text={t.missingHint} />}
      bottomBar={status === 'ready' && deposit.isPayable && depositOffer.isOffered && <DepositBar store={store} />}
    >
      {shown.value && <DepositView booking={shown.value} />}
    </MemberFrame>
  );
});

const CheckoutPage = observer(function CheckoutPage({ store }: { store: PaymentStore }) {
  const { form } = store.checkout;
  const offlineSinceMs = useOfflineSince(form.status === 'ready');
  const t = payMessages();
  const { status, error } = form.status === 'ready' ? paymentOffer : form;
  // The page is drawn once, with all that it has.
  const isComplete = status !== 'ready' || store.orders.status !== 'loading';
  return (
    <MemberFrame
      title={t.title}
      loggedOut={t}
      status={isComplete ? status : 'loading'}
      error={error}
      onRetry={() => void Promise.all([store.start(), paymentOffer.load()])}
      skeleton={<CheckoutSkeleton />}
      offlineSinceMs={offlineSinceMs}
      bottomBar={isComplete && status === 'ready' && paymentOffer.isOffered && <CheckoutBar store={store} />}
      sheets={<TermsSheet checkout={store.checkout} />}
    >
      <CheckoutView store={store} />
    </MemberFrame>
  );
});

const OrderPage = observer(function OrderPage({ store, order }: { store: PaymentStore; order: OrderStore }) {
  const { shown } = order;
  const offlineSinceMs = useOfflineSince(shown.value);
  const t = payMessages();
  // The page is drawn once, with all that it has.
  const { product = 'cardLevel' } = shown.value ?? {};
  const isComplete = store.checkout.form.status !== 'loading' && offerOf(product).status !== 'loading';
  const status = isComplete || shown.status !== 'ready' ? shown.status : 'loading';
  const toOrders = { text: t.orders, onPress: () => void store.startOver() };
  return (
    <MemberFrame
      title={t.orderTitle}
      loggedOut={t}
      status={status}
      error={shown.error}
      onRetry={() => void order.show()}
      skeleton={<OrderSkeleton />}
      offlineSinceMs={offlineSinceMs}
      empty={<EmptyState isPage title={t.missing} text={t.missingHint} action={toOrders} />}
      bottomBar={status === 'ready' && <OrderBar store={store} order={order} />}
    >
      <OrderView store={store} order={order} />
    </MemberFrame>
  );
});
