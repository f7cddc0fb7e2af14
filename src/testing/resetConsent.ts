import { runInAction } from 'mobx';
import { consent, consentQuestion } from '@/stores/consent';

/** Takes the answer to agreement and privacy policy back, as on a new device. */
export function resetConsent(): void {
  runInAction(() => Object.assign(consent, { consentVersion: '', isBrowsingOnly: false }));
  consentQuestion.isPostponed = false;
}
