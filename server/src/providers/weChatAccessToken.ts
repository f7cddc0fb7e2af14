import { ExpiringValue } from './expiringValue';
import { fetchExternalService, ServiceUnavailableError } from './externalService';
import type { WeChatApp } from './weChat';

const TIMEOUT_MS = 10_000;
/** The access token is wrong or expired: WeChat may end one early. */
const BAD_TOKEN = [40001, 40014, 42001];
/** The system is busy, or was called too often: the call may be repeated later. */
const BUSY = [-1, 45009, 45011];

interface TokenAnswer {
  errcode?: number;
  errmsg?: string;
  access_token?: string;
  expires_in?: number;
}

/** Access token of one app, with which WeChat's server calls are made. */
export class WeChatAccessToken {
  private readonly token: ExpiringValue;

  constructor(
    private readonly apiUrl: string,
    private readonly app: WeChatApp,
    now: () => number
  ) {
    this.token = new ExpiringValue(() => this.requestToken(), now);
  }

  /**
   * Asks WeChat with the token, and once more with another one when it has ended the first early. The answer may be an
   * error.
   * @throws ServiceUnavailableError when WeChat cannot be reached or is busy, Error when it gives no token
   */
  async use<T extends { errcode?: number }>(ask: (token: string) => Promise<T>): Promise<T> {
    const token = await this.token.get();
    const answer = await ask(token);
    if (!BAD_TOKEN.includes(answer.errcode ?? 0)) return requireTime(answer);
    this.token.discard(token);
    return requireTime(await ask(await this.token.get()));
  }

  private async requestToken(): Promise<{ value: string; lifetimeSec: number }> {
    const { appid, secret } = this.app;
    const body = JSON.stringify({ grant_type: 'client_credential', appid, secret });
    const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    const response = await fetchExternalService('WeChat', `${this.apiUrl}/cgi-bin/stable_token`, request, TIMEOUT_MS);
    const { errcode, errmsg, access_token: value, expires_in } = requireTime((await response.json()) as TokenAnswer);
    if (!value) throw new Error(`WeChat gave no access token: ${errcode} ${errmsg}`);
    return { value, lifetimeSec: expires_in ?? 0 };
  }
}

/** @throws ServiceUnavailableError for an answer of WeChat that it has no time for the call */
function requireTime<T extends { errcode?: number }>(answer: T): T {
  const { errcode = 0 } = answer;
  if (BUSY.includes(errcode)) throw new ServiceUnavailableError(`WeChat is busy (${errcode})`);
  return answer;
}
