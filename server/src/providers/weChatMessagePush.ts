import { createCipheriv, createDecipheriv, createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { SECOND_MS } from '@rules/duration';
import { NotificationError, parseJson } from './weChatPayNotification';

/** Message push of a mini-program (消息推送), as WeChat's console names it. */
export interface MessagePushAccount {
  appid: string;
  /** Signs addresses and messages. */
  token: string;
  /** EncodingAESKey: 43 characters. */
  aesKey: string;
}

/** Query of an address that WeChat calls. A name that is given twice is a list. */
export type PushQuery = Readonly<Record<string, string | string[] | undefined>>;

/** Encrypted answer to a message. */
export interface SealedAnswer {
  Encrypt: string;
  MsgSignature: string;
  /** Seconds. */
  TimeStamp: number;
  Nonce: string;
}

/** Security mode in JSON: WeChat sends nothing in plain text. */
const SealedMessage = Type.Object({ Encrypt: Type.String({ minLength: 1 }) });

const RANDOM_BYTES = 16;
const LENGTH_BYTES = 4;
/** PKCS#7 of WeChat fills up to the length of the key, not to that of a block. */
const PADDED_BYTES = 32;

/**
 * Opens messages that WeChat pushes to the server of a mini-program, and seals the answers. It takes security mode only:
 * in plain text the signature covers the time and not the message.
 */
export class WeChatMessagePush {
  private readonly key: Buffer;
  private readonly iv: Buffer;

  constructor(private readonly account: MessagePushAccount) {
    this.key = Buffer.from(`${account.aesKey}=`, 'base64');
    this.iv = this.key.subarray(0, RANDOM_BYTES);
  }

  /**
   * Returns the text with which the server confirms its address to WeChat's console.
   * @throws NotificationError for a wrong signature
   */
  confirmAddress(query: PushQuery): string {
    const [timestamp, nonce] = [valueOf(query, 'timestamp'), valueOf(query, 'nonce')];
    if (!isSame(this.sign(timestamp, nonce), valueOf(query, 'signature'))) {
      throw new NotificationError(401, 'wrong signature');
    }
    return valueOf(query, 'echostr');
  }

  /**
   * Verifies and decrypts a message. Its age is not limited: WeChat repeats a message for hours, and whatever acts on one
   * is idempotent.
   * @param body the exact text that was sent
   * @returns the JSON value of the message
   * @throws NotificationError for a wrong signature, another key or app, plain text and a body of another form
   */
  open(query: PushQuery, body: string): unknown {
    const message = parseJson(body);
    if (!Value.Check(SealedMessage, message)) throw new NotificationError(400, 'no encrypted message');
    const signature = this.sign(valueOf(query, 'timestamp'), valueOf(query, 'nonce'), message.Encrypt);
    if (!isSame(signature, valueOf(query, 'msg_signature'))) throw new NotificationError(401, 'wrong signature');
    return parseJson(this.decrypt(message.Encrypt));
  }

  /**
   * Encrypts and signs an answer.
   * @param random 16 bytes; others each time
   */
  seal(answer: object, query: PushQuery, nowMs: number, random = randomBytes(RANDOM_BYTES)): SealedAnswer {
    const encrypted = this.encrypt(JSON.stringify(answer), random);
    const timestamp = Math.floor(nowMs / SECOND_MS);
    const nonce = valueOf(query, 'nonce');
    return {
      Encrypt: encrypted,
      MsgSignature: this.sign(String(timestamp), nonce, encrypted),
      TimeStamp: timestamp,
      Nonce: nonce
    };
  }

  private sign(...parts: string[]): string {
    const text = [this.account.token, ...parts].sort().join('');
    return createHash('sha1').update(text).digest('hex');
  }

  /** A frame holds random bytes, the length of the message, the message and the app that it is for. */
  private encrypt(message: string, random: Buffer): string {
    const text = Buffer.from(message);
    const length = Buffer.alloc(LENGTH_BYTES);
    length.writeUInt32BE(text.length);
    const frame = Buffer.concat([random, length, text, Buffer.from(this.account.appid)]);
    const padding = PADDED_BYTES - (frame.length % PADDED_BYTES);
    const cipher = createCipheriv('aes-256-cbc', this.key, this.iv).setAutoPadding(false);
    const padded = Buffer.concat([frame, Buffer.alloc(padding, padding)]);
    return Buffer.concat([cipher.update(padded), cipher.final()]).toString('base64');
  }

  private decrypt(encrypted: string): string {
    const frame = this.decryptFrame(encrypted);
    const start = RANDOM_BYTES + LENGTH_BYTES;
    const end = start + (frame.length < start ? 0 : frame.readUInt32BE(RANDOM_BYTES));
    const appid = frame.subarray(end, frame.length - (frame.at(-1) ?? 0)).toString();
    if (appid !== this.account.appid) throw new NotificationError(400, 'another app');
    return frame.subarray(start, end).toString();
  }

  private decryptFrame(encrypted: string): Buffer {
    const decipher = createDecipheriv('aes-256-cbc', this.key, this.iv).setAutoPadding(false);
    try {
      return Buffer.concat([decipher.update(encrypted, 'base64'), decipher.final()]);
    } catch {
      throw new NotificationError(400, 'a message of another key');
    }
  }
}

/** Returns a value of a query; empty for a missing one. */
function valueOf(query: PushQuery, name: string): string {
  const value = query[name];
  return typeof value === 'string' ? value : '';
}

function isSame(expected: string, actual: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(actual)];
  return a.length === b.length && timingSafeEqual(a, b);
}
