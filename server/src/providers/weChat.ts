import { createHash } from 'node:crypto';
import type { LoginMethods, WeChatSource } from '@contract/login';
import type { Settings } from '../settings';
import { fetchExternalService } from './externalService';
import { WeChatAccessToken } from './weChatAccessToken';

/** Ways of WeChat to log in; the countries of numbers are the SMS gateway's matter. */
type WeChatMethods = Pick<LoginMethods, 'miniProgram' | 'webPage'>;

/** Identity of a WeChat login. */
export interface WeChatIdentity {
  openid: string;
  /** Null if the app is not linked with others on WeChat's platform. */
  unionid: string | null;
}

/** WeChat refuses a code: it is used, expired or forged. */
export class WeChatCodeError extends Error {
  override readonly name = 'WeChatCodeError';
}

/**
 * WeChat's services. All methods throw WeChatCodeError for an invalid code and ServiceUnavailableError when WeChat
 * cannot be reached.
 */
export interface WeChatProvider {
  /** Returns the identity of a login code. */
  identify(source: WeChatSource, code: string): Promise<WeChatIdentity>;
  /** Returns the number that the user shared with WeChat's phone button; null for one outside the mainland. */
  phoneNumber(code: string): Promise<string | null>;
  readonly methods: WeChatMethods;
}

/** A user's session in the mini-program. */
export interface MiniProgramSession {
  openid: string;
  /** Signs what the user pays; ends with the next login. */
  sessionKey: string;
}

/** Calls of the mini-program's server side. All of them throw ServiceUnavailableError when WeChat cannot be reached. */
export interface MiniProgramApi {
  /** Returns the session of a code of wx.login. Throws WeChatCodeError for an invalid code. */
  openSession(code: string): Promise<MiniProgramSession>;
  /** Posts a JSON text, unchanged, with the access token. The answer may be an error. */
  postWithToken(path: string, query: Record<string, string>, body: string): Promise<unknown>;
}

/** Path of the demo's authorisation page (plugins/app/demoWeChat.ts). */
export const demoAuthorizePath = '/api/demo/wechat/authorize';

/**
 * Simulates WeChat for development: the part of a code before its first dot is the user, whose number is the end of
 * `phone-19912345678`, else a generated one.
 */
export class DemoWeChat implements WeChatProvider {
  readonly methods: WeChatMethods = {
    miniProgram: true,
    webPage: { authorizeUrl: `${demoAuthorizePath}?redirect_uri=REDIRECT&state=STATE`, isAnyBrowser: true }
  };
  private readonly used = new Set<string>();

  identify(source: WeChatSource, code: string): Promise<WeChatIdentity> {
    if (this.used.has(code)) return Promise.reject(new WeChatCodeError('the code was used'));
    this.used.add(code);
    const person = code.split('.')[0] ?? '';
    return Promise.resolve({ openid: `demo-${source}-${person}`, unionid: `demo-${person}` });
  }

  phoneNumber(code: string): Promise<string | null> {
    const shown = /1[3-9]\d{9}$/.exec(code)?.[0];
    const digits = createHash('sha256').update(code).digest().readUInt32BE(0) % 100_000_000;
    return Promise.resolve(shown ?? `199${String(digits).padStart(8, '0')}`);
  }
}

export interface WeChatApp {
  appid: string;
  secret: string;
}

export interface WeChatApps {
  apiUrl: string;
  miniProgram: WeChatApp | undefined;
  webPage: WeChatApp | undefined;
}

/** Any response of WeChat; `errcode` 0 or none is success. */
interface WeChatResponse {
  errcode?: number;
  errmsg?: string;
  openid?: string;
  unionid?: string;
  session_key?: string;
  phone_info?: { purePhoneNumber?: string; countryCode?: string };
}

/** Creates the provider of the settings; null without login by WeChat. */
export function createWeChatProvider({ weChat }: Pick<Settings, 'weChat'>): WeChatProvider | null {
  if (weChat === undefined) return null;
  return weChat === 'demo' ? new DemoWeChat() : new HttpWeChat(weChat);
}

const TIMEOUT_MS = 10_000;
/** The code is wrong, used or expired. */
const BAD_CODE = [40029, 40163, 41008, 42003, 47001];

/** WeChat's own service over HTTPS. */
export class HttpWeChat implements WeChatProvider, MiniProgramApi {
  readonly methods: WeChatMethods;
  /** Null without a mini-program. */
  private readonly accessToken: WeChatAccessToken | null;

  constructor(
    private readonly apps: WeChatApps,
    now: () => number = Date.now
  ) {
    this.accessToken = apps.miniProgram ? new WeChatAccessToken(apps.apiUrl, apps.miniProgram, now) : null;
    this.methods = {
      miniProgram: apps.miniProgram !== undefined,
      webPage: apps.webPage === undefined ? null : { authorizeUrl: authorizeUrl(apps.webPage), isAnyBrowser: false }
    };
  }

  /**
   * @throws WeChatCodeError for a wrong, used or expired code, ServiceUnavailableError without an answer, Error for any
   * other answer without an openid
   */
  async identify(source: WeChatSource, code: string): Promise<WeChatIdentity> {
    const { appid, secret } = this.appOf(source);
    const answer = await (source === 'miniProgram'
      ? this.get('/sns/jscode2session', { appid, secret, js_code: code, grant_type: 'authorization_code' })
      : this.get('/sns/oauth2/access_token', { appid, secret, code, grant_type: 'authorization_code' }));
    throwOnError(answer);
    if (!answer.openid) throw new Error('WeChat answered without an openid');
    return { openid: answer.openid, unionid: answer.unionid ?? null };
  }

  /**
   * @throws WeChatCodeError for a wrong, used or expired code, and without a mini-program, ServiceUnavailableError without
   * an answer, Error for any other answer without a session
   */
  async openSession(code: string): Promise<MiniProgramSession> {
    const { appid, secret } = this.appOf('miniProgram');
    const query = { appid, secret, js_code: code, grant_type: 'authorization_code' };
    const answer = await this.get('/sns/jscode2session', query);
    throwOnError(answer);
    if (!answer.openid || !answer.session_key) throw new Error('WeChat answered without a session');
    return { openid: answer.openid, sessionKey: answer.session_key };
  }

  async phoneNumber(code: string): Promise<string | null> {
    const answer = await this.postWithToken('/wxa/business/getuserphonenumber', {}, JSON.stringify({ code }));
    throwOnError(answer);
    const { purePhoneNumber = '', countryCode = '' } = answer.phone_info ?? {};
    return countryCode === '86' && /^1[3-9]\d{9}$/.test(purePhoneNumber) ? purePhoneNumber : null;
  }

  /** @throws WeChatCodeError without a mini-program */
  async postWithToken(path: string, query: Record<string, string>, body: string): Promise<WeChatResponse> {
    if (this.accessToken === null) throw new WeChatCodeError('no mini-program is set');
    return this.accessToken.use((token) => {
      const parameters = new URLSearchParams({ access_token: token, ...query });
      return this.post(`${path}?${parameters.toString()}`, body);
    });
  }

  private appOf(source: WeChatSource): WeChatApp {
    const app = this.apps[source];
    if (app === undefined) throw new WeChatCodeError(`no WeChat login is set for ${source}`);
    return app;
  }

  private get(path: string, query: Record<string, string>): Promise<WeChatResponse> {
    return this.request(`${path}?${new URLSearchParams(query).toString()}`);
  }

  private post(path: string, body: string): Promise<WeChatResponse> {
    return this.request(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  }

  /** Errors never contain the address, which contains the secret. */
  private async request(path: string, init: RequestInit = {}): Promise<WeChatResponse> {
    const response = await fetchExternalService('WeChat', `${this.apps.apiUrl}${path}`, init, TIMEOUT_MS);
    return (await response.json()) as WeChatResponse;
  }
}

function throwOnError({ errcode = 0, errmsg = '' }: WeChatResponse): void {
  if (BAD_CODE.includes(errcode)) throw new WeChatCodeError(errmsg);
  if (errcode !== 0) throw new Error(`WeChat answered ${errcode} ${errmsg}`);
}

function authorizeUrl({ appid }: WeChatApp): string {
  const query = `appid=${appid}&redirect_uri=REDIRECT&response_type=code&scope=snsapi_base&state=STATE`;
  return `https://open.weixin.qq.com/connect/oauth2/authorize?${query}#wechat_redirect`;
}
