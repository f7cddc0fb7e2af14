import { makeAutoObservable, runInAction } from 'mobx';
import { randomBytes } from '@/platform/random';
import { siteUrl } from '@/platform/siteUrl';
import { routes } from '@/routes';
import { persist } from '@/stores/persist';
import { settings } from '@/stores/settings';
import type { Referer } from './returnFromLogin';

const STATE_BYTES = 16;

/** The way to WeChat's authorisation page and back: only the answer to our own question is taken. */
export class WeChatAuthorisationStore {
  /** What the last question was marked with; kept while the person is away. */
  weChatState = '';

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
    persist<WeChatAuthorisationStore>(this, ['weChatState']);
  }

  /** The address to go to; it leads back to the quick login with a code. The app remembers where to go on from there. */
  async begin(authorizeUrl: string, referer: Referer): Promise<string> {
    const bytes = await randomBytes(STATE_BYTES);
    const state = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    runInAction(() => {
      this.weChatState = state;
    });
    settings.rememberReferer(referer.loginReferer ?? '', referer.loginRefererQuery ?? '');
    const back = siteUrl(routes['login.quick']);
    return authorizeUrl.replace('REDIRECT', encodeURIComponent(back)).replace('STATE', state);
  }

  /** Whether an answer belongs to the question that was asked last on this device. Once. */
  consumeState(state: string): boolean {
    const isOurs = state !== '' && state === this.weChatState;
    this.weChatState = '';
    return isOurs;
  }
}

export const weChatAuthorisation = new WeChatAuthorisationStore();
