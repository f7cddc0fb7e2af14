import { makeAutoObservable, runInAction } from 'mobx';
import type { PhoneVisibility } from '@contract/account';
import type { ShowPhone } from '@contract/goods';

/** Audiences of the phone number, from the widest to the narrowest. */
const VISIBILITY_ORDER: readonly ShowPhone[] = ['member', 'verified', 'exchanged'];

/**
 * Limit that the account settings set for all of the user's phone numbers, besides that of a supply. Lives as long as
 * its page.
 */
export class PhoneLimitStore {
  /** Null until it is loaded. */
  private limit: ShowPhone | null = null;

  constructor(private readonly api: { getPhoneVisibility(): Promise<PhoneVisibility> }) {
    makeAutoObservable<this, 'api'>(this, { api: false }, { autoBind: true });
  }

  /** Loads the limit. A failure is only logged: the server enforces the limit anyway. */
  async load(): Promise<void> {
    try {
      const visibility = await this.api.getPhoneVisibility();
      runInAction(() => (this.limit = visibility === 'everyone' ? 'member' : visibility));
    } catch (error) {
      console.warn('who may see the own number was not loaded', error);
    }
  }

  /** Returns the effective audience when the account settings are stricter than `chosen`; undefined otherwise. */
  stricterThan(chosen: ShowPhone): ShowPhone | undefined {
    const { limit } = this;
    return limit !== null && VISIBILITY_ORDER.indexOf(limit) > VISIBILITY_ORDER.indexOf(chosen) ? limit : undefined;
  }
}
