import { runInAction } from 'mobx';
import { randomBytes } from '@/platform/random';
import { siteUrl } from '@/platform/siteUrl';
import { routes } from '@/routes';
import { loginMemory } from '@/stores/loginMemory';
import { makePersistent } from '@/stores/persist';
import type { Referer } from './returnFromLogin';

const STATE_BYTES = 16;

/** Round trip to WeChat's authorization page. Only a response with the `state` of our own request is accepted. */
export class WeChatAuthorisationStore {
  /** OAuth `state` of the last request; persisted while the user is on WeChat's page. */
  weChatState = '';

  constructor() {
    makePersistent(this);
  }

  /** Returns the URL to open, which redirects to the quick login with a code. Saves the referer for the return. */
  async begin(authorizeUrl: string, referer: Referer): Promise<string> {
    const bytes = await randomBytes(STATE_BYTES);
    const state = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    runInAction(() => {
      this.weChatState = state;
    });
    loginMemory.rememberReferer(referer.loginReferer ?? '', referer.loginRefererQuery ?? '');
    const back = siteUrl(routes['login.quick']);
    return authorizeUrl.replace('REDIRECT', encodeURIComponent(back)).replace('STATE', state);
  }

  /** Returns whether `state` matches the last request of this device. Valid once. */
  consumeState(state: string): boolean {
    const isOurs = state !== '' && state === this.weChatState;
    this.weChatState = '';
    return isOurs;
  }
}

export const weChatAuthorisation = new WeChatAuthorisationStore();
