import { recordError } from '@/lib/recordEvent';
import { errorText } from '@/locale/errorText';
import { overlays } from './overlays';

/** Shows the message of any thrown value as a toast. */
export function toastError(error: unknown): void {
  recordError(error);
  overlays.toast(errorText(error), { icon: 'info-circle' });
}

/**
 * Runs an action and shows its success, or its error, as a toast. Never rejects.
 * @param action resolves to false when it was not run, for example because another one is pending; nothing is shown then
 * @param doneMessage omitted when the page itself shows the success
 * @param showError replaces the toast of an error
 * @returns true when the action succeeded
 */
export async function runWithToast(
  action: () => Promise<unknown>,
  doneMessage?: string,
  showError: (error: unknown) => void = toastError
): Promise<boolean> {
  try {
    if ((await action()) === false) return false;
    if (doneMessage !== undefined) overlays.toast(doneMessage, { icon: 'circle-check' });
    return true;
  } catch (error) {
    showError(error);
    return false;
  }
}
