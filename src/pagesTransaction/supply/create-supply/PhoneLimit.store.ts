import { makeAutoObservable, runInAction } from 'mobx';
import type { PhoneVisibility } from '@contract/account';
import type { ShowPhone } from '@contract/goods';

/** From many readers to few. */
const VISIBILITY_ORDER: readonly ShowPhone[] = ['member', 'verified', 'exchanged'];

/** What the person's settings allow for every number of theirs, beside what one supply says. Lives as long as its page. */
export class PhoneLimitStore {
  /** Null until it is known. */
  private limit: ShowPhone | null = null;

  constructor(private readonly api: { getPhoneVisibility(): Promise<PhoneVisibility> }) {
    makeAutoObservable<this, 'api'>(this, { api: false }, { autoBind: true });
  }

  /** Nobody has to wait for it; the server judges anyway. */
  async load(): Promise<void> {
    try {
      const visibility = await this.api.getPhoneVisibility();
      runInAction(() => (this.limit = visibility === 'everyone' ? 'member' : visibility));
    } catch (error) {
      console.warn('who may see the own number was not loaded', error);
    }
  }

  /** Who is shown the number in truth, when the settings are stricter than `chosen`; undefined otherwise. */
  stricterThan(chosen: ShowPhone): ShowPhone | undefined {
    const { limit } = this;
    return limit !== null && VISIBILITY_ORDER.indexOf(limit) > VISIBILITY_ORDER.indexOf(chosen) ? limit : undefined;
  }
}
