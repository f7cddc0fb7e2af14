import { createCipheriv, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import type { PaymentLaunch } from '@contract/payment';
import { SECOND_MS } from '@rules/duration';
import type { Db } from '../../database/schema';
import type {
  Payer,
  PaymentProvider,
  ProviderOrder,
  ProviderRefund,
  ProviderTransaction
} from '../../providers/payment';
import type { NotificationRecipient } from '../../providers/weChatPayNotification';
import { newNonce, signedText, signText } from '../../providers/weChatPaySignature';
import { virtualLaunch } from '../../providers/weChatPayVirtual';
import {
  addDemoRefund,
  type DemoTransactionRow,
  endDemoTransaction,
  findDemoTransaction,
  insertDemoTransaction
} from './demoTransaction.repository';

/** Path of the page that plays the payment of an order. */
export const demoPagePath = (orderNo: string) => `/demo-pay/${orderNo}`;

const MCHID = '1900000000';
const APPID = 'wx00000000000000de';
const KEY_ID = 'PUB_KEY_ID_0';
const KEY_BITS = 2048;
const ASSOCIATED_DATA = 'transaction';
/** Keys of nothing: the client opens a virtual payment as it does with WeChat, and only a harness answers it. */
const virtualAccount = { offerId: '0000', appKey: 'demo', env: 1 } as const;
const SESSION_KEY = 'demo';

/** A notification as WeChat Pay sends it. */
export interface SignedNotification {
  headers: Record<string, string>;
  body: string;
}

/**
 * Plays WeChat Pay for the demo: transactions are rows of our database, the payer is a visitor of our page. It signs
 * and encrypts its notifications as WeChat Pay does, with keys of its own, so that they are read as the real ones.
 */
export class DemoPayment implements PaymentProvider {
  private keys: { privateKey: KeyObject; publicKey: KeyObject } | undefined;
  /** APIv3 key of this process. */
  private readonly apiKey = randomBytes(16).toString('hex');

  constructor(private readonly db: Db) {}

  /** The recipient of its notifications: this process. */
  get recipient(): NotificationRecipient {
    const platformKey = { id: KEY_ID, publicKey: this.keyPair().publicKey };
    return { mchid: MCHID, appids: [APPID], apiKey: this.apiKey, platformKey };
  }

  async prepare(order: ProviderOrder, { isVirtualPayment }: Payer): Promise<PaymentLaunch> {
    const { orderNo, amountFen, description } = order;
    await insertDemoTransaction(this.db, {
      order_no: orderNo,
      amount_fen: amountFen,
      description,
      state: 'NOTPAY'
    });
    return isVirtualPayment
      ? virtualLaunch(order, virtualAccount, SESSION_KEY)
      : { kind: 'page', url: demoPagePath(orderNo) };
  }

  async query({ orderNo }: ProviderOrder): Promise<ProviderTransaction> {
    const row = await findDemoTransaction(this.db, orderNo);
    if (row === undefined) return { state: 'missing' };
    if (row.state !== 'SUCCESS') return { state: row.state === 'CLOSED' ? 'closed' : 'pending' };
    const paid = { amountFen: row.amount_fen, transactionId: transactionIdOf(row), paidAtMs: row.paid_at_ms ?? 0 };
    return { state: 'paid', ...paid };
  }

  async close({ orderNo }: ProviderOrder): Promise<void> {
    await this.endUnpaid(orderNo);
  }

  async refund({ orderNo }: ProviderOrder, { refundNo }: ProviderRefund): Promise<'refunded'> {
    await addDemoRefund(this.db, orderNo, refundNo);
    return 'refunded';
  }

  async queryRefund({ orderNo }: ProviderOrder, { refundNo }: ProviderRefund): Promise<'refunded' | 'missing'> {
    const row = await findDemoTransaction(this.db, orderNo);
    return row?.refunds.includes(refundNo) === true ? 'refunded' : 'missing';
  }

  /** Returns the transaction of an order; undefined for an unknown one. */
  find(orderNo: string): Promise<DemoTransactionRow | undefined> {
    return findDemoTransaction(this.db, orderNo);
  }

  /** Plays the payment. Returns undefined for an order that has been paid or closed. */
  pay(orderNo: string, nowMs: number): Promise<DemoTransactionRow | undefined> {
    return endDemoTransaction(this.db, orderNo, { state: 'SUCCESS', paid_at_ms: nowMs });
  }

  /** Plays the end of the time to pay. */
  endUnpaid(orderNo: string): Promise<DemoTransactionRow | undefined> {
    return endDemoTransaction(this.db, orderNo, { state: 'CLOSED', paid_at_ms: null });
  }

  /** Returns the notification of a paid transaction. */
  notificationOf(row: DemoTransactionRow, nowMs: number): SignedNotification {
    const transaction = {
      mchid: MCHID,
      appid: APPID,
      out_trade_no: row.order_no,
      transaction_id: transactionIdOf(row),
      trade_state: row.state,
      success_time: new Date(row.paid_at_ms ?? nowMs).toISOString(),
      amount: { total: row.amount_fen, currency: 'CNY' }
    };
    return this.sign(
      JSON.stringify({
        event_type: 'TRANSACTION.SUCCESS',
        resource_type: 'encrypt-resource',
        resource: this.encrypt(JSON.stringify(transaction))
      }),
      nowMs
    );
  }

  /** Signs the body of a notification. */
  sign(body: string, nowMs: number): SignedNotification {
    const timestamp = String(Math.floor(nowMs / SECOND_MS));
    const nonce = newNonce();
    return {
      headers: {
        'content-type': 'application/json',
        'wechatpay-timestamp': timestamp,
        'wechatpay-nonce': nonce,
        'wechatpay-serial': KEY_ID,
        'wechatpay-signature': signText(signedText(timestamp, nonce, body), this.keyPair().privateKey)
      },
      body
    };
  }

  /** Encrypts the resource of a notification (AEAD_AES_256_GCM). */
  encrypt(text: string) {
    const nonce = randomBytes(6).toString('hex');
    const cipher = createCipheriv('aes-256-gcm', this.apiKey, nonce);
    cipher.setAAD(Buffer.from(ASSOCIATED_DATA));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return {
      algorithm: 'AEAD_AES_256_GCM',
      ciphertext: sealed.toString('base64'),
      nonce,
      associated_data: ASSOCIATED_DATA
    };
  }

  /** Made on first use: most processes of tests and of operators need none. */
  private keyPair(): { privateKey: KeyObject; publicKey: KeyObject } {
    return (this.keys ??= generateKeyPairSync('rsa', { modulusLength: KEY_BITS }));
  }
}

/** WeChat's numbers have 28 digits. */
const transactionIdOf = ({ order_no: orderNo }: DemoTransactionRow): string => `42000000${orderNo}`;
