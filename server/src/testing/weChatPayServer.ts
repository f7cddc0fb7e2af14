import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { isSignatureOf, signedText, signText } from '../providers/weChatPaySignature';
import { privateKey, publicKey } from './weChatPayKeys';

/** The certificate of the played WeChat Pay, for requests that name no public key. */
export const testCertificate = {
  id: '7132D72A03E93CDDF8C03BBD1F37EEDF1C3A5CB5',
  ...generateKeyPairSync('rsa', { modulusLength: 2048 })
};

/** A merchant of the played WeChat Pay; one pair of keys serves both sides. */
export const testMerchant = {
  mchid: '1900000109',
  serial: '5F1C72E2A8931B72A2E13AF8DEE92471EB397115',
  privateKey,
  apiKey: 'a7cde1ZJB1kG2e7VfTs3jQzaWizur8Gb',
  platformKey: { id: 'PUB_KEY_ID_0116', publicKey }
};

interface PlayedAnswer {
  status: number;
  body?: object;
}

/** Answers a request whose signature holds. */
export type PlayedCall = (path: string, body: Record<string, unknown>) => PlayedAnswer;

/**
 * Plays WeChat Pay over HTTP: it verifies the merchant's signature as WeChat Pay does, and signs its answers with the
 * public key that the request names, otherwise with its certificate. `calls` names the answers by method and beginning
 * of the path.
 */
export class WeChatPayServer {
  readonly requests: { call: string; body: Record<string, unknown> }[] = [];
  /** Defect of the next answers. */
  fault: 'none' | 'unsigned' | 'changed' | 'broken' = 'none';
  private readonly server: Server;

  constructor(private readonly calls: Record<string, PlayedCall>) {
    this.server = createServer((request, response) => void this.answer(request, response));
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const sent = await text(request);
    const path = request.url ?? '';
    if (this.fault === 'broken') {
      response.destroy();
      return;
    }
    const key = keyFor(request);
    if (!isSignedByMerchant(request, sent)) return send(response, { status: 401, body: { code: 'SIGN_ERROR' } }, key);
    const body = sent === '' ? {} : (JSON.parse(sent) as Record<string, unknown>);
    this.requests.push({ call: `${request.method} ${path}`, body });
    const [, call] = Object.entries(this.calls).find(([name]) => `${request.method} ${path}`.startsWith(name)) ?? [];
    send(response, call?.(path, body) ?? { status: 404, body: { code: 'NOT_FOUND' } }, key, this.fault);
  }
}

const keyFor = (request: IncomingMessage) =>
  request.headers['wechatpay-serial'] === testMerchant.platformKey.id
    ? { ...testMerchant.platformKey, privateKey }
    : testCertificate;

function isSignedByMerchant(request: IncomingMessage, body: string): boolean {
  const [, scheme, parameters = ''] = /^(\S+) (.*)$/.exec(request.headers.authorization ?? '') ?? [];
  const valueOf = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(parameters)?.[1] ?? '';
  const [timestamp, nonce, signature] = [valueOf('timestamp'), valueOf('nonce_str'), valueOf('signature')];
  return (
    // WeChat Pay refuses requests without these headers.
    request.headers.accept === 'application/json' &&
    request.headers['user-agent'] !== undefined &&
    scheme === 'WECHATPAY2-SHA256-RSA2048' &&
    valueOf('mchid') === testMerchant.mchid &&
    valueOf('serial_no') === testMerchant.serial &&
    isSignatureOf(signedText(request.method ?? '', request.url ?? '', timestamp, nonce, body), signature, publicKey)
  );
}

function send(
  response: ServerResponse,
  answer: PlayedAnswer,
  key: typeof testCertificate,
  fault: WeChatPayServer['fault'] = 'none'
): void {
  const body = answer.body === undefined ? '' : JSON.stringify(answer.body);
  const timestamp = String(Math.floor(Date.now() / 1000));
  const nonce = 'c5ac7061fccab6bf3e254dcf98995b8c';
  const signature = signText(signedText(timestamp, nonce, body), key.privateKey);
  response.writeHead(answer.status, {
    'content-type': 'application/json',
    ...(fault !== 'unsigned' && {
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': nonce,
      'wechatpay-serial': key.id,
      'wechatpay-signature': signature
    })
  });
  response.end(fault === 'changed' ? `${body} ` : body);
}
