import { when } from 'mobx';
import { loadAnalytics } from '@/analytics/loadAnalytics';
import { storage } from '@/platform/storage';
import { consent } from '@/stores/consent';
import { storedKey } from '@/stores/persist';

/** Loads the analytics once the person has agreed; also for what is to be deleted since the consent was withdrawn. */
export function followAnalytics(): void {
  const isLeft = (field: string) => storage.read(storedKey(field)) !== undefined;
  when(
    () => consent.allowsAnalytics || isLeft('analyticsDevice') || isLeft('analyticsErasures'),
    () => void loadAnalytics().then((start) => start(), console.warn)
  );
}
