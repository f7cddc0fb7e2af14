import type { Language } from '@contract/localText';
import type { SubscribeTopic } from '@contract/subscribeMessage';
import { shanghaiMinute } from '@rules/shanghaiTime';
import type { Settings } from '../settings';
import { fetchExternalService } from './externalService';
import type { WeChatApp } from './weChat';
import { WeChatAccessToken } from './weChatAccessToken';

/** Message to a user of the mini-program. */
export interface SubscribeMessage {
  topic: SubscribeTopic;
  openid: string;
  /** Language of the texts; WeChat shows the names of the fields in one of its own. */
  language: Language;
  /** Page that a tap opens: path and query without a leading slash. */
  page: string;
  /** At most 20 characters each, WeChat's limit for `thing`. */
  subject: string;
  event: string;
  atMs: number;
}

/** Sends subscription messages, each of which the user has allowed once. */
export interface SubscribeMessages {
  readonly templates: Partial<Record<SubscribeTopic, string>>;
  /**
   * Throws ServiceUnavailableError when WeChat cannot be reached or is busy, Error for a wrong template.
   * @returns `refused` when the user does not allow it any more
   */
  send(message: SubscribeMessage): Promise<'sent' | 'refused'>;
}

export interface SubscribeMessageSettings {
  apiUrl: string;
  app: WeChatApp;
  templates: Partial<Record<SubscribeTopic, string>>;
  version: 'release' | 'trial' | 'develop';
}

/** Creates the provider of the settings; null without a mini-program or templates. */
export function createSubscribeMessages({
  subscribeMessage
}: Pick<Settings, 'subscribeMessage'>): SubscribeMessages | null {
  if (subscribeMessage === undefined) return null;
  return subscribeMessage === 'demo' ? new DemoSubscribeMessages() : new WeChatSubscribeMessages(subscribeMessage);
}

/** Sends nothing: keeps the last messages, so that a developer sees them. */
export class DemoSubscribeMessages implements SubscribeMessages {
  readonly templates = { priceAlert: 'demo-price-alert', quotation: 'demo-quotation' };
  readonly sent: SubscribeMessage[] = [];

  send(message: SubscribeMessage): Promise<'sent'> {
    this.sent.push(message);
    if (this.sent.length > MAX_KEPT) this.sent.shift();
    return Promise.resolve('sent');
  }
}

const MAX_KEPT = 100;
const TIMEOUT_MS = 10_000;
/** The user has refused, switched the messages off, or the one permission was used. */
const REFUSED = [43101, 43107, 43108];

interface SendAnswer {
  errcode?: number;
  errmsg?: string;
}

/** WeChat's call `subscribeMessage.send`. */
export class WeChatSubscribeMessages implements SubscribeMessages {
  private readonly accessToken: WeChatAccessToken;

  constructor(
    private readonly settings: SubscribeMessageSettings,
    now: () => number = Date.now
  ) {
    this.accessToken = new WeChatAccessToken(settings.apiUrl, settings.app, now);
  }

  get templates(): SubscribeMessageSettings['templates'] {
    return this.settings.templates;
  }

  /**
   * @throws ServiceUnavailableError when WeChat cannot be reached, Error for any other answer, for example 40037 for a wrong
   * template
   */
  async send({ topic, openid, language, page, subject, event, atMs }: SubscribeMessage): Promise<'sent' | 'refused'> {
    const body = JSON.stringify({
      touser: openid,
      template_id: this.settings.templates[topic],
      page,
      miniprogram_state: states[this.settings.version],
      lang: weChatLanguages[language],
      data: { thing1: { value: subject }, thing2: { value: event }, time3: { value: shanghaiMinute(atMs) } }
    });
    const { errcode = 0, errmsg } = await this.accessToken.use((token) => this.request(token, body));
    if (REFUSED.includes(errcode)) return 'refused';
    if (errcode !== 0) throw new Error(`WeChat sent no subscription message: ${errcode} ${errmsg}`);
    return 'sent';
  }

  private async request(token: string, body: string): Promise<SendAnswer> {
    const query = new URLSearchParams({ access_token: token });
    const url = `${this.settings.apiUrl}/cgi-bin/message/subscribe/send?${query.toString()}`;
    const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    const response = await fetchExternalService('WeChat', url, request, TIMEOUT_MS);
    return (await response.json()) as SendAnswer;
  }
}

/** Languages of WeChat: those that it lacks are English there. */
const weChatLanguages: Record<Language, string> = {
  'zh-Hans': 'zh_CN',
  'zh-Hant': 'zh_TW',
  en: 'en_US',
  fr: 'en_US',
  es: 'en_US'
};

/** Names of the versions in this call, which differ from those of codes. */
const states = { release: 'formal', trial: 'trial', develop: 'developer' } as const;
