import { scrollToField } from '@/components/form/formField';
import { useSubmit } from '@/components/form/useSubmit';
import { isConnectionError } from '@/locale/errorText';
import { overlays } from '@/ui/overlays';
import { toastError } from '@/ui/runWithToast';
import { registrationMessages } from './locale/messages';
import type { RegistrationStore } from './Registration.store';
import { firstInvalidField } from './registrationForm';

/**
 * Returns a function that registers and shows the outcome, and the last attempt that did not reach the server. A second call
 * meanwhile does nothing.
 */
export function useRegistrationSubmit(store: RegistrationStore) {
  const { unsent, send } = useSubmit();
  const register = async () => {
    const t = registrationMessages();
    const isReviewed = store.isReviewed;
    try {
      const outcome = await store.submit();
      if (outcome === 'sent') overlays.toast(isReviewed ? t.submitted : t.registered, { icon: 'circle-check' });
      if (outcome === 'invalid') showInvalid(store);
    } catch (error) {
      if (isConnectionError(error)) throw error;
      toastError(error);
    }
  };
  return { unsent, submit: () => void send(register) };
}

function showInvalid(store: RegistrationStore): void {
  const { form, isConsentMissing } = store;
  const t = registrationMessages();
  const field = firstInvalidField(form.values, form.hasError);
  if (field !== undefined) {
    overlays.toast(t.incomplete(Math.max(1, form.invalidCount)), { icon: 'info-circle' });
    scrollToField(field);
  } else if (isConsentMissing) {
    overlays.toast(t.agreeFirst, { icon: 'info-circle' });
    scrollToField('agrees');
  }
}
