import { getBoothBooking } from '@/api/boothBooking';
import { getCardPlans, getOwnCardLevel } from '@/api/cardLevel';
import { cancelPayment, createPayment, getPaymentOrder, getPaymentOrders } from '@/api/payment';
import { pathOf } from '@/navigation/pathOf';
import { openPayment, paymentEnvironment } from '@/platform/payment';
import { replaceUrl } from '@/platform/replaceUrl';
import { miniProgramCode } from '@/platform/weChatLogin';
import { newRequestId } from '@/request/requestId';
import { routes } from '@/routes';
import { overlays } from '@/ui/overlays';
import { payMessages } from './locale/messages';
import { payerAuthorisation } from './payerAuthorisation';
import type { PaymentApi } from './Payment.store';

async function confirmDemo(): Promise<boolean> {
  const { confirm } = await overlays.modal(payMessages().demo);
  return confirm;
}

/** The server and the platform, as the stores of the payment page use them. */
export const paymentApi: PaymentApi = {
  getBoothBooking,
  getCardPlans,
  getOwnCardLevel,
  createPayment,
  getPaymentOrder,
  getPaymentOrders,
  cancelPayment,
  newRequestId,
  paymentEnvironment,
  payerCode: async () => payerAuthorisation.takeCode() ?? miniProgramCode(),
  openPayment(launch, orderNo) {
    const path = pathOf('pay.vcard', { orderNo });
    // The browser's own way back from the payment leads to the order, not to the form that created it.
    replaceUrl(routes['pay.vcard'], path);
    return openPayment(launch, path, confirmDemo);
  }
};
