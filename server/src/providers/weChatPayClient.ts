import type { KeyObject } from 'node:crypto';
import { SECOND_MS } from '@rules/duration';
import { askExternalService, ServiceUnavailableError } from './externalService';
import { findSignatureProblem, newNonce, type PlatformKeys, signedText, signText } from './weChatPaySignature';

const TIMEOUT_MS = 10_000;
/** The payer is entering the password: nothing was done. */
const STILL_PAYING = 202;

/** Beginning of the id of a public key; certificates have serial numbers. */
const PUBLIC_KEY_PREFIX = 'PUB_KEY_ID_';

/** A merchant of WeChat Pay with its keys. */
export interface Merchant extends PlatformKeys {
  apiUrl: string;
  mchid: string;
  /** Serial number of the merchant's certificate. */
  serial: string;
  privateKey: KeyObject;
  /** APIv3 key of 32 characters. */
  apiKey: string;
}

/** WeChat Pay refuses a request, with one of its error codes. */
export class WeChatPayError extends Error {
  override readonly name = 'WeChatPayError';

  constructor(
    readonly status: number,
    readonly code: string
  ) {
    super(`WeChat Pay answered ${status} ${code}`);
  }
}

/** Sends signed requests to the API v3 of WeChat Pay and verifies the answers. */
export class WeChatPayClient {
  constructor(
    readonly merchant: Merchant,
    private readonly now: () => number = Date.now
  ) {}

  /**
   * @param path with its query
   * @returns the JSON value of the answer; undefined for one without content
   * @throws WeChatPayError for a request that is refused, ServiceUnavailableError without an authentic answer
   */
  async request(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> {
    const text = body === undefined ? '' : JSON.stringify(body);
    const { id } = this.merchant.platformKey;
    const init: RequestInit = {
      method,
      headers: {
        accept: 'application/json',
        'user-agent': 'xiangshi',
        authorization: this.authorization(method, path, text),
        // WeChat Pay signs its answer with the public key that is named, otherwise with its certificate.
        ...(id.startsWith(PUBLIC_KEY_PREFIX) && { 'wechatpay-serial': id }),
        ...(body !== undefined && { 'content-type': 'application/json' })
      },
      ...(body !== undefined && { body: text })
    };
    const response = await askExternalService('WeChat Pay', `${this.merchant.apiUrl}${path}`, init, TIMEOUT_MS);
    const answer = await response.text().catch(() => {
      throw new ServiceUnavailableError('WeChat Pay broke off its answer');
    });
    if (!response.ok || response.status === STILL_PAYING) throw errorOfAnswer(response.status, answer);
    this.requireAuthentic(response.headers, answer);
    return answer === '' ? undefined : (JSON.parse(answer) as unknown);
  }

  /** Signs parameters with which a client opens the payment. */
  sign(...parts: string[]): string {
    return signText(signedText(...parts), this.merchant.privateKey);
  }

  private authorization(method: string, path: string, body: string): string {
    const { mchid, serial } = this.merchant;
    const timestamp = String(Math.floor(this.now() / SECOND_MS));
    const nonce = newNonce();
    const signature = this.sign(method, path, timestamp, nonce, body);
    return (
      `WECHATPAY2-SHA256-RSA2048 mchid="${mchid}",nonce_str="${nonce}",signature="${signature}",` +
      `timestamp="${timestamp}",serial_no="${serial}"`
    );
  }

  private requireAuthentic(headers: Headers, body: string): void {
    const header = (name: string) => headers.get(`wechatpay-${name}`) ?? '';
    const signature = {
      timestamp: header('timestamp'),
      nonce: header('nonce'),
      serial: header('serial'),
      signature: header('signature')
    };
    const problem = findSignatureProblem(signature, body, this.merchant, this.now());
    if (problem !== undefined) throw new ServiceUnavailableError(`WeChat Pay answered with a wrong ${problem}`);
  }
}

/** Errors carry no signature. Those of the server say nothing about the request: it may have been carried out. */
function errorOfAnswer(status: number, answer: string): Error {
  const [, code = ''] = /"code"\s*:\s*"([A-Z_]{1,64})"/.exec(answer) ?? [];
  const isUnknown = status >= 500 || status === 429;
  return isUnknown
    ? new ServiceUnavailableError(`WeChat Pay answered ${status} ${code}`)
    : new WeChatPayError(status, code);
}
