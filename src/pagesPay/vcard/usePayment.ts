import { useDidHide, useDidShow } from '@tarojs/taro';
import { useEffect, useState } from 'react';
import { useUrlSync } from '@/navigation/useUrlSync';
import type { RouteParams } from '@/routes';
import { depositOffer, paymentOffer } from '@/stores/paymentOffer';
import { user } from '@/stores/user';
import { payerAuthorisation, payerDraft } from './payerAuthorisation';
import { PaymentStore } from './Payment.store';
import { paymentApi } from './paymentApi';

/**
 * Creates the store of the payment page, which asks for the order while the page is shown, and keeps the order in the
 * address. Call it inside an observer.
 */
export function usePayment(params: RouteParams['pay.vcard']): PaymentStore {
  const [store] = useState(() => new PaymentStore(paymentApi, params));
  const { isLoggedIn } = user;
  const mayBeDeposit = params.booth !== undefined || params.orderNo !== undefined;
  // A kept form belongs to a user: it waits until the user is loaded. Null without a form.
  const draftOwner = payerAuthorisation.isAnswered ? user.user?.id : null;
  useEffect(() => {
    if (!isLoggedIn || draftOwner === undefined) return;
    void paymentOffer.load();
    if (mayBeDeposit) void depositOffer.load();
    void store.start(draftOwner === null ? null : payerDraft.find(draftOwner));
    if (draftOwner !== null) payerDraft.clear();
  }, [store, isLoggedIn, draftOwner, mayBeDeposit]);
  useEffect(() => store.hide, [store]);
  useDidShow(() => void store.show());
  useDidHide(store.hide);
  useUrlSync('pay.vcard', shownParams(store, params));
  return store;
}

/** Returns the address of what the page shows. */
function shownParams({ order, deposit, checkout }: PaymentStore, { plan }: RouteParams['pay.vcard']) {
  if (order) return { orderNo: order.orderNo };
  return deposit ? { booth: deposit.bookingId } : { plan: checkout.form.values.item || plan };
}
