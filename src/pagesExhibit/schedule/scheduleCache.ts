import { reaction } from 'mobx';
import type { ExpoSchedule } from '@contract/expoSession';
import { makePersistent } from '@/stores/persist';
import { user } from '@/stores/user';

interface StoredSchedule {
  /** End of the token, empty for a visitor: without a network it is all that is known of the viewer. */
  session: string;
  /** Id in the address of the page; null for the current expo. */
  expoId: string | null;
  savedAtMs: number;
  schedule: ExpoSchedule;
}

const SESSION_LENGTH = 8;
const currentSession = () => user.token.slice(-SESSION_LENGTH);

class ExpoScheduleStore {
  expoSchedule: StoredSchedule | null = null;

  constructor() {
    makePersistent(this);
  }

  set(expoSchedule: StoredSchedule | null): void {
    this.expoSchedule = expoSchedule;
  }
}

const store = new ExpoScheduleStore();

/** Purges the copy of another viewer, at the start and at a login or logout: it has the viewer's reservations. */
function purge(): void {
  if (store.expoSchedule && store.expoSchedule.session !== currentSession()) store.set(null);
}
purge();
reaction(() => user.token, purge);

/** The last schedule that this device has loaded, for times without a network. */
export const scheduleCache = {
  find(expoId: string | undefined): { schedule: ExpoSchedule; savedAtMs: number } | null {
    const { expoSchedule: stored } = store;
    return stored && stored.expoId === (expoId ?? null) && stored.session === currentSession() ? stored : null;
  },
  save(expoId: string | undefined, schedule: ExpoSchedule, savedAtMs: number): void {
    store.set({ session: currentSession(), expoId: expoId ?? null, savedAtMs, schedule });
  }
};

export type ScheduleCache = typeof scheduleCache;
