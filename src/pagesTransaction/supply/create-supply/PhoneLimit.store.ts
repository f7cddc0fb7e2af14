import { makeAutoObservable } from 'mobx';
import type { PhoneVisibility } from '@contract/account';
import type { ShowPhone } from '@contract/goods';
import { Resource } from '@/request/Resource';

/** Audiences of the phone number, from the widest to the narrowest. */
const VISIBILITY_ORDER: readonly ShowPhone[] = ['member', 'verified', 'exchanged'];

/**
 * Limit that the account settings set for all of the user's phone numbers, besides that of a supply. Lives as long as
 * its page.
 */
export class PhoneLimitStore {
  private readonly limit: Resource<ShowPhone>;

  constructor(api: { getPhoneVisibility(): Promise<PhoneVisibility> }) {
    this.limit = new Resource(async () => {
      const visibility = await api.getPhoneVisibility();
      return visibility === 'everyone' ? 'member' : visibility;
    });
    makeAutoObservable<this, 'limit'>(this, { limit: false }, { autoBind: true });
  }

  /** Loads the limit. A failure is only logged: the server enforces the limit anyway. */
  async load(): Promise<void> {
    await this.limit.load();
    if (this.limit.error !== undefined)
      console.warn('the visibility of the own number was not loaded', this.limit.error);
  }

  /** Returns the effective audience when the account settings are stricter than `chosen`; undefined otherwise. */
  stricterThan(chosen: ShowPhone): ShowPhone | undefined {
    const limit = this.limit.value;
    return limit !== null && VISIBILITY_ORDER.indexOf(limit) > VISIBILITY_ORDER.indexOf(chosen) ? limit : undefined;
  }
}
