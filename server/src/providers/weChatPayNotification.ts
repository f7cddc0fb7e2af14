import type { IncomingHttpHeaders } from 'node:http';
import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { ProviderTransaction } from './payment';
import { stateOfTransaction, Transaction } from './weChatPay';
import { decryptResource, type EncryptedResource, findSignatureProblem, type PlatformKey } from './weChatPaySignature';

/** Recipient of notifications, with the keys that open them. */
export interface NotificationRecipient {
  mchid: string;
  /** Apps in which payments take place. */
  appids: readonly string[];
  platformKey: PlatformKey;
  /** APIv3 key of 32 characters. */
  apiKey: string;
}

/** An order and its state, from an authentic notification. */
export interface PaymentNotification {
  orderNo: string;
  transaction: ProviderTransaction;
}

/** A notification is forged, replayed, or meant for another merchant. */
export class NotificationError extends Error {
  override readonly name = 'NotificationError';

  /**
   * @param status HTTP status of the refusal
   * @param message reason without personal data
   */
  constructor(
    readonly status: 400 | 401,
    message: string
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

const PAID_EVENT = 'TRANSACTION.SUCCESS';

/** Notifications that WeChat Pay sends about payments. */
export class WeChatPayNotifications {
  constructor(private readonly getRecipient: () => NotificationRecipient) {}

  /**
   * Verifies, decrypts and reads a notification.
   * @param body the exact text that was sent
   * @returns null for an authentic one about something else
   * @throws NotificationError for a wrong signature, key or time, another merchant or app, and a body of another form
   */
  read(headers: IncomingHttpHeaders, body: string, nowMs: number): PaymentNotification | null {
    const header = (name: string) => String(headers[`wechatpay-${name}`] ?? '');
    const signature = {
      timestamp: header('timestamp'),
      nonce: header('nonce'),
      serial: header('serial'),
      signature: header('signature')
    };
    const recipient = this.getRecipient();
    const problem = findSignatureProblem(signature, body, recipient.platformKey, nowMs);
    if (problem !== undefined) throw new NotificationError(401, `wrong ${problem}`);
    const notification = parseJson(body);
    if (!Value.Check(Notification, notification)) throw new NotificationError(400, 'another form');
    if (notification.event_type !== PAID_EVENT) return null;
    const transaction = parseJson(decrypt(notification.resource, recipient));
    if (!Value.Check(Transaction, transaction)) throw new NotificationError(400, 'a transaction of another form');
    requireOwn(transaction, recipient);
    return { orderNo: transaction.out_trade_no, transaction: readState(transaction) };
  }
}

function decrypt(resource: EncryptedResource, { apiKey }: NotificationRecipient): string {
  try {
    return decryptResource(resource, apiKey);
  } catch {
    throw new NotificationError(400, 'a resource of another key');
  }
}

function requireOwn({ mchid, appid }: Transaction, recipient: NotificationRecipient): void {
  if (mchid !== recipient.mchid) throw new NotificationError(400, 'another merchant');
  if (appid === undefined || !recipient.appids.includes(appid)) throw new NotificationError(400, 'another app');
}

function readState(transaction: Transaction): ProviderTransaction {
  try {
    return stateOfTransaction(transaction);
  } catch {
    throw new NotificationError(400, 'an incomplete payment');
  }
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
