import { push } from '@/navigation/navigate';
import { overlays } from '@/ui/overlays';
import { authMessages } from '../locale/messages';
import type { LoginConsentStore } from './LoginConsent.store';

/** Returns true once the user has agreed, either earlier or now in a dialog while the checkbox shakes. */
export async function askForConsent(consent: LoginConsentStore): Promise<boolean> {
  if (consent.isGiven) return true;
  const t = authMessages();
  consent.shake(true);
  const { confirm } = await overlays.modal({
    title: t.agreeTitle,
    text: t.agreeText,
    links: [
      { text: t.agreementTitle, open: () => push('agreement') },
      { text: t.policyTitle, open: () => push('policy') }
    ],
    confirmText: t.agreeAndGo
  });
  consent.shake(false);
  if (confirm) consent.set(true);
  return confirm;
}
