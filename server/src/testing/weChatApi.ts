import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WeChatApp } from '../providers/weChat';

/** Content of a mini-program code. */
interface CodeRequest {
  page: string;
  scene: string;
  check_path: boolean;
  env_version: string;
  width: number;
}

/** WeChat's server API by its documentation, for one app. It answers what it counts: tokens, tickets and codes. */
export class WeChatApi {
  readonly app: WeChatApp = { appid: 'wx3333333333333333', secret: 'c'.repeat(32) };
  readonly tokens: string[] = [];
  readonly tickets: string[] = [];
  readonly codes: CodeRequest[] = [];
  /** Subscription messages. */
  readonly messages: object[] = [];
  /** Error with which subscription messages are refused; 0 for none. */
  sendError = 0;
  /** Pages that are not published. */
  readonly unpublished = new Set<string>();
  /** The only valid token. */
  liveToken = '';
  /** True: no token is given. */
  isBusy = false;
  ticketLifetimeSec = 7200;
  url = '';
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => void this.respond(request, response));
  }

  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  /** Clears the counts, and ends the token. */
  reset(): void {
    for (const counted of [this.tokens, this.tickets, this.codes, this.messages]) counted.length = 0;
    this.unpublished.clear();
    this.liveToken = '';
    this.isBusy = false;
    this.sendError = 0;
    this.ticketLifetimeSec = 7200;
  }

  private async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const answer = this.answer(request, Buffer.concat(chunks).toString());
    response.writeHead(answer === null ? 404 : 200);
    response.end(Buffer.isBuffer(answer) ? answer : JSON.stringify(answer));
  }

  private answer({ method, url }: IncomingMessage, body: string): object | Buffer | null {
    const { pathname, searchParams } = new URL(url ?? '', 'http://wechat');
    const call = `${method} ${pathname}`;
    if (call === 'POST /cgi-bin/stable_token') return this.token(body);
    if (searchParams.get('access_token') !== this.liveToken) return { errcode: 40001, errmsg: 'invalid credential' };
    if (call === 'GET /cgi-bin/ticket/getticket' && searchParams.get('type') === 'jsapi') return this.ticket();
    if (call === 'POST /cgi-bin/message/subscribe/send') return this.message(JSON.parse(body) as object);
    return call === 'POST /wxa/getwxacodeunlimit' ? this.code(JSON.parse(body) as CodeRequest) : null;
  }

  private token(body: string): object {
    if (this.isBusy) return { errcode: -1, errmsg: 'system busy' };
    const expected = { grant_type: 'client_credential', ...this.app };
    if (body !== JSON.stringify(expected)) return { errcode: 40125, errmsg: 'invalid appsecret' };
    this.liveToken = `token-${this.tokens.length + 1}`;
    this.tokens.push(this.liveToken);
    return { access_token: this.liveToken, expires_in: 7200 };
  }

  private ticket(): object {
    this.tickets.push(`ticket-${this.tickets.length + 1}`);
    return { errcode: 0, errmsg: 'ok', ticket: this.tickets.at(-1), expires_in: this.ticketLifetimeSec };
  }

  private message(message: object): object {
    if (this.sendError !== 0) return { errcode: this.sendError, errmsg: 'refused' };
    this.messages.push(message);
    return { errcode: 0, errmsg: 'ok' };
  }

  private code(request: CodeRequest): object | Buffer {
    if (!/^[0-9A-Za-z!#$&'()*+,/:;=?@._~-]{1,32}$/.test(request.scene))
      return { errcode: 40129, errmsg: 'invalid scene' };
    if (this.unpublished.has(request.page) && request.check_path) return { errcode: 41030, errmsg: 'invalid page' };
    this.codes.push(request);
    return Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(`${request.page} ${request.scene}`)]);
  }
}
