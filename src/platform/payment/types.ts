import type { PaymentEnvironment, PaymentLaunch } from '@contract/payment';

/**
 * Report of the client after a payment. It proves nothing: only the order query knows whether an order is paid. `left`:
 * the page of the payment is being opened, which leads back.
 */
export type PaymentReport = 'done' | 'cancelled' | 'left';

export interface PaymentPlatform {
  /**
   * Returns the environment of this client, `desktop` in WeChat's developer tools as well; undefined where WeChat allows no
   * payment: in a web page that a mini-program shows, and of virtual goods on an older iOS or WeChat.
   */
  paymentEnvironment(goods: { isVirtual: boolean }): PaymentEnvironment | undefined;
  /**
   * Opens the payment.
   * @param returnPath path and query of the page to return to, without a leading slash
   * @param confirmDemo asks whether to pay in the demo, for the mini-program, which cannot leave for the page of the demo
   * @throws Error when it cannot be opened
   */
  openPayment(launch: PaymentLaunch, returnPath: string, confirmDemo: () => Promise<boolean>): Promise<PaymentReport>;
}
