import type { SubmitOutcome } from '@/components/form/Form.store';
import { scrollToField } from '@/components/form/formField';
import { replace } from '@/navigation/navigate';
import type { WhenOnTop } from '@/navigation/useWhenOnTop';
import { overlays } from '@/ui/overlays';
import { runWithToast } from '@/ui/runWithToast';
import type { ResultRoute } from './attestationRoutes';
import { verificationMessages } from './locale/messages';

/**
 * Submits a form and replaces it by the result page, or reports how many fields are invalid and scrolls to the first of
 * them.
 * @param whenOnTop of the page of the form
 * @returns whether it was sent
 */
export async function submitForm(
  form: { submit(): Promise<SubmitOutcome>; hasError(field: string): boolean; readonly invalidCount: number },
  fields: readonly string[],
  resultRoute: ResultRoute,
  whenOnTop: WhenOnTop
): Promise<boolean> {
  const t = verificationMessages();
  const submit = async () => {
    const outcome = await form.submit();
    if (outcome === 'invalid') {
      overlays.toast(t.incomplete(Math.max(1, form.invalidCount)), { icon: 'info-circle' });
      const firstInvalidField = fields.find((field) => form.hasError(field));
      if (firstInvalidField !== undefined) scrollToField(firstInvalidField);
    }
    return outcome === 'sent';
  };
  const isSent = await runWithToast(submit, t.submitted);
  if (isSent) whenOnTop(() => replace(resultRoute));
  return isSent;
}
