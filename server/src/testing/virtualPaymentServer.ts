import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { hmacHex } from '../providers/weChatPaySignature';

/** Account of virtual payment, and the mini-program of the played WeChat. */
export const testVirtualAccount = { offerId: '1450500001', appKey: 'appKeyOfTheSandbox1', env: 1 } as const;
export const testMiniProgram = { appid: 'wx0123456789abcdef', secret: 's'.repeat(32) };
export const testSession = { openid: 'oPayer', session_key: '9hAb/NEYUlkaMBEsmFgzig==' };

/** Answer about an order that WeChat does not know. */
export const UNKNOWN_ORDER = { errcode: 268490002 };

/**
 * Plays WeChat's API of the mini-program: sessions, the access token, and virtual payment, whose signatures it
 * verifies.
 */
export class VirtualPaymentServer {
  readonly requests: { path: string; body: unknown }[] = [];
  /** Answer of the calls of virtual payment. */
  answer: object = {};
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => {
      void this.answerOf(request).then((answer) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(JSON.stringify(answer));
      });
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private async answerOf(request: IncomingMessage): Promise<object> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://wechat');
    const body = await text(request);
    if (pathname === '/cgi-bin/stable_token') return { access_token: 'token', expires_in: 7200 };
    if (pathname === '/sns/jscode2session') {
      return searchParams.get('js_code') === 'used' ? { errcode: 40163, errmsg: 'code been used' } : testSession;
    }
    if (searchParams.get('access_token') !== 'token') return { errcode: 40001 };
    const isSigned = searchParams.get('pay_sig') === hmacHex(testVirtualAccount.appKey, `${pathname}&${body}`);
    if (!isSigned) return { errcode: 268490003 };
    this.requests.push({ path: pathname, body: JSON.parse(body) });
    return this.answer;
  }
}
