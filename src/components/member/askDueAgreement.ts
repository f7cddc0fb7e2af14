import { loadConsent } from '@/components/consent/loadConsent';
import { back } from '@/navigation/navigate';
import { consent, consentQuestion } from '@/stores/consent';
import { user } from '@/stores/user';

/**
 * Asks a member who opens a page of their own for an agreement that they have put off, and leaves the page without it.
 * @throws ApiError when the agreement could not be recorded on the server
 */
export async function askDueAgreement(): Promise<void> {
  if (!user.isLoggedIn || !consentQuestion.isPostponed || consent.isAnswered) return;
  const ask = await loadConsent();
  await ask(true);
  if (!consent.isAnswered && user.isLoggedIn) back();
}
