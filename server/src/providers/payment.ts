import type { PaymentChannel, PaymentLaunch } from '@contract/payment';
import type { WeChatPayNotifications } from './weChatPayNotification';
import type { VirtualPaymentNotifications } from './weChatPayVirtualNotification';

/** An order as a provider knows it. */
export interface ProviderOrder {
  orderNo: string;
  /** Amount of the payment once the order is paid. */
  amountFen: number;
  /** Name of the goods that is shown to the payer, in their language. */
  description: string;
  /** Id of the goods. */
  item: string;
  expiresAtMs: number;
  /** WeChat user who pays; null in channels that do not ask for one, and some days after an erasure. */
  payerOpenid: string | null;
}

/** The payer of one attempt. */
export interface Payer {
  clientIp: string;
  /** Whether virtual goods are paid for in the mini-program. */
  isVirtualPayment: boolean;
  /** Key of the user's session in the mini-program, for virtual payment; null in other channels. */
  sessionKey: string | null;
}

/** State of an order at its provider. `failed`: it ended without a payment; `missing`: the provider does not know it. */
export type ProviderTransaction =
  | { state: 'pending' | 'closed' | 'failed' | 'missing' }
  | { state: 'paid'; amountFen: number; transactionId: string; paidAtMs: number };

export interface ProviderRefund {
  refundNo: string;
  amountFen: number;
  /** Sum of the refunds of the order that are done. */
  refundedFen: number;
  reason: string;
}

/** State of a refund at the provider. `closed`: it failed for good. */
export type ProviderRefundState = 'processing' | 'refunded' | 'closed' | 'missing';

/**
 * A way of payment. Every method can be repeated, and throws ServiceUnavailableError when the provider gives no
 * definite answer: what was asked for may have happened.
 */
export interface PaymentProvider {
  /**
   * Creates the order at the provider, and returns what opens the payment; null for an order that the provider knows as a
   * paid, ended or different one.
   */
  prepare(order: ProviderOrder, payer: Payer): Promise<PaymentLaunch | null>;
  query(order: ProviderOrder): Promise<ProviderTransaction>;
  /** Makes an unpaid order unpayable. */
  close(order: ProviderOrder): Promise<void>;
  /** Asks for a refund. */
  refund(order: ProviderOrder, refund: ProviderRefund): Promise<ProviderRefundState>;
  queryRefund(order: ProviderOrder, refund: ProviderRefund): Promise<ProviderRefundState>;
  /** Reports that the goods were delivered, to a provider that wants to know. */
  confirmDelivery?(order: ProviderOrder): Promise<void>;
}

/** The ways of payment of this installation. */
export interface Payments {
  /** A channel that is not configured is missing. */
  readonly channels: Readonly<Partial<Record<PaymentChannel, PaymentProvider>>>;
  /** Reads notifications of WeChat Pay, or of the demo that plays it; null without either. */
  readonly notifications: WeChatPayNotifications | null;
  /** Reads messages of the mini-program about virtual payment; null where WeChat pushes none. */
  readonly virtualNotifications: VirtualPaymentNotifications | null;
  /** Is called with failures of a provider that are no failure of a call, because the provider is asked again. */
  readonly onFault: (error: unknown) => void;
}
