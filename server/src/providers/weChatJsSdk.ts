import { createHash, randomBytes } from 'node:crypto';
import { SECOND_MS } from '@rules/duration';
import type { Settings } from '../settings';
import { ExpiringValue } from './expiringValue';
import { fetchExternalService } from './externalService';
import type { WeChatApp } from './weChat';
import { WeChatAccessToken } from './weChatAccessToken';

/** Parameters of `wx.config` in a page. */
export interface PageSignature {
  appId: string;
  /** Epoch seconds. */
  timestamp: number;
  nonceStr: string;
  signature: string;
}

/** Signs H5 pages for the JS-SDK of WeChat's browser. */
export interface JsSdk {
  /**
   * Throws ServiceUnavailableError when WeChat cannot be reached.
   * @param url of the page as its browser shows it, without the part from # on
   */
  sign(url: string): Promise<PageSignature>;
}

export interface OfficialAccountSettings {
  apiUrl: string;
  app: WeChatApp;
}

/** Creates the provider of the settings; null without an official account. */
export function createJsSdk({ officialAccount }: Pick<Settings, 'officialAccount'>): JsSdk | null {
  return officialAccount === undefined ? null : new WeChatJsSdk(officialAccount);
}

interface TicketAnswer {
  errcode?: number;
  errmsg?: string;
  ticket?: string;
  expires_in?: number;
}

const TIMEOUT_MS = 10_000;

/** Signs with the `jsapi_ticket` of an official account. */
export class WeChatJsSdk implements JsSdk {
  private readonly accessToken: WeChatAccessToken;
  private readonly ticket: ExpiringValue;

  constructor(
    private readonly settings: OfficialAccountSettings,
    private readonly now: () => number = Date.now
  ) {
    this.accessToken = new WeChatAccessToken(settings.apiUrl, settings.app, now);
    this.ticket = new ExpiringValue(() => this.requestTicket(), now);
  }

  async sign(url: string): Promise<PageSignature> {
    const ticket = await this.ticket.get();
    const nonceStr = randomBytes(8).toString('hex');
    const timestamp = Math.floor(this.now() / SECOND_MS);
    const signature = signPage({ ticket, nonceStr, timestamp, url });
    return { appId: this.settings.app.appid, timestamp, nonceStr, signature };
  }

  private async requestTicket(): Promise<{ value: string; lifetimeSec: number }> {
    const answer = await this.accessToken.use(async (token): Promise<TicketAnswer> => {
      const query = new URLSearchParams({ access_token: token, type: 'jsapi' });
      const url = `${this.settings.apiUrl}/cgi-bin/ticket/getticket?${query.toString()}`;
      const response = await fetchExternalService('WeChat', url, {}, TIMEOUT_MS);
      return (await response.json()) as TicketAnswer;
    });
    if (!answer.ticket) throw new Error(`WeChat gave no ticket: ${answer.errcode} ${answer.errmsg}`);
    return { value: answer.ticket, lifetimeSec: answer.expires_in ?? 0 };
  }
}

interface SignedPage {
  ticket: string;
  nonceStr: string;
  timestamp: number;
  url: string;
}

/** Returns the hexadecimal signature of a page. The values are signed as they are, without URL-encoding. */
export function signPage({ ticket, nonceStr, timestamp, url }: SignedPage): string {
  const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`;
  return createHash('sha1').update(text).digest('hex');
}
