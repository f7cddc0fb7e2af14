import type { Invoice, PaymentProduct } from '@contract/payment';
import type { Db, Tx } from '../../database/schema';
import { defineExtensionPoint } from '../../extensionPoint';

/** Goods as they are sold to a user now. */
export interface ProductOffer {
  /** 100 fen or more. */
  amountFen: number;
  /** Chinese name of the goods, at most 40 characters; the provider shows it to the payer in their language. */
  description: string;
  /** Used when the order names no invoice. */
  invoice?: Invoice | null;
}

/** A payment of a user for goods. */
export interface ProductPayment {
  orderNo: string;
  userId: string;
  item: string;
}

/** Goods of one kind. */
interface ProductHandler {
  /** Whether the goods exist in the app alone: WeChat wants such goods to be paid for by virtual payment. */
  isVirtual: boolean;
  /**
   * Returns the goods of an item.
   * @throws AppError NOT_FOUND for unknown goods, CONFLICT with `fields.item` for goods that the user cannot buy now
   */
  getOffer(db: Db, userId: string, item: string, nowMs: number): Promise<ProductOffer>;
  /**
   * Grants paid goods in the transaction that records the payment: once per order. It must not throw a refusal: the payer
   * has paid.
   * @returns null, or the reason with which the payment goes back because the goods are gone: Chinese text for the payer
   */
  grant(tx: Tx, payment: ProductPayment, nowMs: number): Promise<string | null>;
  /** Takes back goods whose payment was refunded in full. */
  revoke(tx: Tx, payment: ProductPayment, nowMs: number): Promise<void>;
}

/** The goods that can be paid for, from the modules that sell them. */
export const paymentProducts = defineExtensionPoint<Record<PaymentProduct, ProductHandler>>('paymentProducts');
