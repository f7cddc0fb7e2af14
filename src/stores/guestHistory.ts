import { autorun, makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { FootprintKind, Visit } from '@contract/footprint';
import { uploadGuestHistory } from '@/api/launch';
import { isApiError } from '@/lib/ApiError';
import { consent } from './consent';
import { persist } from './persist';
import { user } from './user';

/** The number of visits, and the length of titles, that one call takes. */
const MAX_VISITS = 30;
const MAX_TITLE_LENGTH = 120;

/**
 * Browsing history of a visitor, on this device only: with the login it becomes the start of the account's history.
 * Empty without consent.
 */
class GuestHistoryStore {
  /** The latest first. */
  visits: Visit[] = [];

  constructor(private readonly bringVisits: (visits: Visit[]) => Promise<null>) {
    makeAutoObservable<this, 'bringVisits'>(this, { visits: observableRef, bringVisits: false }, { autoBind: true });
    persist<GuestHistoryStore>(this, ['visits']);
    autorun(() => consent.isBrowsingOnly && this.clear());
  }

  /** Logged-in users' history is kept by the server. */
  record(kind: FootprintKind, targetId: string, title: string): void {
    if (user.isLoggedIn || !consent.hasAgreed || title === '') return;
    const others = this.visits.filter((visit) => visit.kind !== kind || visit.targetId !== targetId);
    const visit = { kind, targetId, title: title.slice(0, MAX_TITLE_LENGTH), seenAtMs: Date.now() };
    this.visits = [visit, ...others].slice(0, MAX_VISITS);
  }

  /** Uploads the history once a user is logged in. A failed call keeps it for the next time. */
  async upload(): Promise<void> {
    const { visits } = this;
    if (visits.length === 0 || !user.isLoggedIn) return;
    try {
      await this.bringVisits(visits);
    } catch (error) {
      console.warn('what was looked at before the login was not taken over', error);
      if (!isApiError(error, 'VALIDATION')) return;
    }
    runInAction(() => {
      this.visits = this.visits.filter((visit) => !visits.includes(visit));
    });
    // The counts of the person have grown.
    await user.load();
  }

  private clear(): void {
    this.visits = [];
  }
}

export const guestHistory = new GuestHistoryStore(uploadGuestHistory);
