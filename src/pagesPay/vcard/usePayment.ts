import { useDidHide, useDidShow } from '@tarojs/taro';
import { useEffect, useState } from 'react';
import { useUrlSync } from '@/navigation/useUrlSync';
import type { RouteParams } from '@/routes';
import { paymentOffer } from '@/stores/paymentOffer';
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
  // A kept form belongs to a user: it waits until the user is loaded. Null without a form.
  const draftOwner = payerAuthorisation.isAnswered ? user.user?.id : null;
  useEffect(() => {
    if (!isLoggedIn || draftOwner === undefined) return;
    void paymentOffer.load();
    void store.start(draftOwner === null ? null : payerDraft.find(draftOwner));
    if (draftOwner !== null) payerDraft.clear();
  }, [store, isLoggedIn, draftOwner]);
  useEffect(() => store.hide, [store]);
  useDidShow(() => void store.show());
  useDidHide(store.hide);
  const { order, checkout } = store;
  useUrlSync('pay.vcard', order ? { orderNo: order.orderNo } : { plan: checkout.form.values.item || params.plan });
  return store;
}
