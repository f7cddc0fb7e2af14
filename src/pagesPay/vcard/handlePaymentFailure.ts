import { isApiError } from '@/lib/ApiError';
import { pathOf } from '@/navigation/pathOf';
import { redirectTo } from '@/platform/weChatLogin';
import { depositOffer, paymentOffer } from '@/stores/paymentOffer';
import { user } from '@/stores/user';
import { overlays } from '@/ui/overlays';
import { toastError } from '@/ui/runWithToast';
import { getLoginMethods } from '../api/loginMethods';
import { PayerUnknownError } from './createOrder';
import { payMessages } from './locale/messages';
import { payerAuthorisation, payerDraft } from './payerAuthorisation';
import type { PaymentStore } from './Payment.store';
import { paymentErrorMessage } from './paymentErrorMessage';

/** Shows why a payment was not opened, and loads what has changed; an unknown payer is identified by WeChat's page. */
export function handlePaymentFailure(store: PaymentStore, error: unknown): void {
  if (error instanceof PayerUnknownError) {
    identifyPayer(store).catch(toastError);
    return;
  }
  overlays.toast(paymentErrorMessage(error), { icon: 'info-circle' });
  if (isApiError(error, 'FORBIDDEN')) void (store.deposit ? depositOffer : paymentOffer).load();
  if (isApiError(error, 'CONFLICT', 'NOT_FOUND')) void store.refresh();
}

/** Leaves for WeChat's page, which leads back to what is shown now. */
async function identifyPayer({ order, deposit, checkout }: PaymentStore): Promise<void> {
  const { webPage } = await getLoginMethods();
  if (webPage === null) {
    overlays.toast(payMessages().errors.payer, { icon: 'info-circle' });
    return;
  }
  const { values } = checkout.form;
  if (!order && !deposit && user.user) payerDraft.save(user.user.id, checkout.form.unsent);
  const choice = deposit ? { booth: deposit.bookingId } : { plan: values.item };
  const params = order ? { orderNo: order.orderNo } : choice;
  redirectTo(await payerAuthorisation.begin(webPage.authorizeUrl, pathOf('pay.vcard', params)));
}
