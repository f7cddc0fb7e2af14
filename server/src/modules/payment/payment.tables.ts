import type { ColumnType, Generated } from 'kysely';
import type {
  Invoice,
  PaymentChannel,
  PaymentCloseReason,
  PaymentProduct,
  PaymentStatus,
  RefundStatus
} from '@contract/payment';

/** Times are epoch milliseconds (int8). */
export interface PayOrderTable {
  /** Day in Asia/Shanghai (yyyymmdd) and twelve random digits. */
  order_no: string;
  /** Null when the account was erased. */
  user_id: string | null;
  /** Idempotency key of the client. */
  request_id: string;
  product: PaymentProduct;
  item: string;
  /** Chinese name of the goods. */
  description: string;
  /** Name that the provider shows to the payer, in their language at the time of the order; null for the Chinese one. */
  shown_name: Generated<string | null>;
  amount_fen: number;
  /** Amount of the payment; null before. Another one than that of the order goes back. */
  paid_fen: Generated<number | null>;
  channel: PaymentChannel;
  /** WeChat user who pays; null in channels that do not ask for one, and some days after an erasure. */
  payer_openid: Generated<string | null>;
  status: PaymentStatus;
  close_reason: Generated<PaymentCloseReason | null>;
  invoice: ColumnType<Invoice | null, string | null, string | null>;
  /** Number of the last invoice that was issued for it; null before. */
  invoice_no: Generated<string | null>;
  /** Amount of that invoice: what was left of the payment at that moment. */
  invoice_fen: Generated<number | null>;
  invoice_issued_at_ms: Generated<number | null>;
  /** When it was taken back by a red-letter invoice. */
  invoice_voided_at_ms: Generated<number | null>;
  /** Number of the payment at the provider. */
  transaction_id: Generated<string | null>;
  refunded_fen: Generated<number>;
  created_at_ms: number;
  expires_at_ms: number;
  paid_at_ms: Generated<number | null>;
  /** Queries in a row without an answer of the provider. */
  query_attempts: Generated<number>;
  /** When the job asks the provider; null once the result is known. */
  next_query_at_ms: number | null;
}

export interface PayRefundTable {
  /** Derived from order, amount, reason and attempt: the same refund is asked for once, until it fails for good. */
  refund_no: string;
  order_no: string;
  amount_fen: number;
  reason: string;
  status: RefundStatus;
  created_at_ms: number;
  finished_at_ms: Generated<number | null>;
  query_attempts: Generated<number>;
  next_query_at_ms: number | null;
}

/** A transaction at the provider that the demo plays. */
export interface DemoTransactionTable {
  order_no: string;
  amount_fen: number;
  description: string;
  /** State in WeChat Pay's terms. */
  state: 'NOTPAY' | 'SUCCESS' | 'CLOSED';
  paid_at_ms: Generated<number | null>;
  /** Numbers of its refunds. */
  refunds: Generated<string[]>;
}

export interface PaymentTables {
  pay_order: PayOrderTable;
  pay_refund: PayRefundTable;
  demo_transaction: DemoTransactionTable;
}
