import type { IncomingHttpHeaders } from 'node:http';
import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { ProviderTransaction } from './payment';
import { stateOfTransaction, Transaction } from './weChatPay';
import { decryptResource, type EncryptedResource, findSignatureProblem, type PlatformKeys } from './weChatPaySignature';

/** Recipient of notifications, with the keys that open them. */
export interface NotificationRecipient extends PlatformKeys {
  mchid: string;
  /** Apps in which payments take place. */
  appids: readonly string[];
  /** APIv3 key of 32 characters. */
  apiKey: string;
}

/** An order and its state. */
export interface PaymentNotification {
  kind: 'payment';
  orderNo: string;
  transaction: ProviderTransaction;
}

/** A refund that has ended: one that the merchant asked for, or one that the provider or its console made. */
export interface ReportedRefund {
  kind: 'refund';
  orderNo: string;
  /** Number that the merchant asked with; of other refunds one that the merchant does not know. */
  refundNo: string;
  /** Number at the provider. */
  platformNo: string;
  amountFen: number;
  isDone: boolean;
}

/** A notification is forged, replayed, or meant for another merchant. */
export class NotificationError extends Error {
  override readonly name = 'NotificationError';

  /**
   * @param status HTTP status of the refusal
   * @param message reason without personal data
   * @param orderNo order that an authentic notification is about
   */
  constructor(
    readonly status: 400 | 401,
    message: string,
    readonly orderNo?: string
  ) {
    super(message);
  }
}

const Notification = Type.Object({
  event_type: Type.String(),
  resource: Type.Object({
    algorithm: Type.Literal('AEAD_AES_256_GCM'),
    ciphertext: Type.String({ minLength: 24 }),
    nonce: Type.String({ minLength: 1 }),
    associated_data: Type.Optional(Type.String())
  })
});

const Refund = Type.Object({
  mchid: Type.String(),
  out_trade_no: Type.String(),
  out_refund_no: Type.String(),
  refund_id: Type.String({ minLength: 1 }),
  amount: Type.Object({ refund: Type.Integer() })
});

/** Notifications that WeChat Pay sends about payments and refunds. */
export class WeChatPayNotifications {
  constructor(private readonly getRecipient: () => NotificationRecipient) {}

  /**
   * Verifies, decrypts and reads a notification.
   * @param body the exact text that was sent
   * @returns null for an authentic one about something else
   * @throws NotificationError for a wrong signature, key or time, another merchant or app, and a body of another form
   */
  read(headers: IncomingHttpHeaders, body: string, nowMs: number): PaymentNotification | ReportedRefund | null {
    const header = (name: string) => String(headers[`wechatpay-${name}`] ?? '');
    const signature = {
      timestamp: header('timestamp'),
      nonce: header('nonce'),
      serial: header('serial'),
      signature: header('signature')
    };
    const recipient = this.getRecipient();
    const problem = findSignatureProblem(signature, body, recipient, nowMs);
    if (problem !== undefined) throw new NotificationError(401, `wrong ${problem}`);
    const notification = parseJson(body);
    if (!Value.Check(Notification, notification)) throw new NotificationError(400, 'another form');
    switch (notification.event_type) {
      case 'TRANSACTION.SUCCESS':
        return readPayment(opened(Transaction, notification.resource, recipient), recipient);
      case 'REFUND.SUCCESS':
        return readRefund(opened(Refund, notification.resource, recipient), true);
      case 'REFUND.CLOSED':
        return readRefund(opened(Refund, notification.resource, recipient), false);
      // `REFUND.ABNORMAL` is repaired by the merchant at WeChat Pay, so it is on its way.
      default:
        return null;
    }
  }
}

/** Decrypts a resource of this merchant. */
function opened<S extends typeof Transaction | typeof Refund>(
  schema: S,
  resource: EncryptedResource,
  recipient: NotificationRecipient
): Static<S> {
  const value = parseJson(decrypt(resource, recipient));
  if (!Value.Check(schema as TSchema, value)) throw new NotificationError(400, 'a resource of another form');
  const { mchid, out_trade_no: orderNo } = value as Static<S>;
  if (mchid !== recipient.mchid) throw new NotificationError(400, 'another merchant', orderNo);
  return value as Static<S>;
}

function decrypt(resource: EncryptedResource, { apiKey }: NotificationRecipient): string {
  try {
    return decryptResource(resource, apiKey);
  } catch {
    throw new NotificationError(400, 'a resource of another key');
  }
}

function readPayment(transaction: Transaction, { appids }: NotificationRecipient): PaymentNotification {
  const { appid, out_trade_no: orderNo } = transaction;
  if (appid === undefined || !appids.includes(appid)) throw new NotificationError(400, 'another app', orderNo);
  try {
    return { kind: 'payment', orderNo, transaction: stateOfTransaction(transaction) };
  } catch {
    throw new NotificationError(400, 'an incomplete payment', orderNo);
  }
}

function readRefund(refund: Static<typeof Refund>, isDone: boolean): ReportedRefund {
  const { out_trade_no: orderNo, out_refund_no: refundNo, refund_id: platformNo, amount } = refund;
  return { kind: 'refund', orderNo, refundNo, platformNo, amountFen: amount.refund, isDone };
}

/**
 * Returns the value of a JSON text.
 * @throws NotificationError for any other text
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new NotificationError(400, 'no JSON');
  }
}
