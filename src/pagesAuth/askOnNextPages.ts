import { when } from 'mobx';
import { feedback, type ModalOptions } from '@/ui/feedback';

/**
 * Asks for a decision that outlives its page. Another page that comes up takes the question away, and it is asked again
 * there, on as many pages as `most`; another question in its place is let go first. False for no.
 */
export async function askOnNextPages(options: ModalOptions, most = Infinity): Promise<boolean> {
  const { hostId } = feedback;
  const { confirm } = await feedback.modal(options);
  if (confirm) return true;
  const isTakenAway = feedback.hostId !== hostId;
  if (!isTakenAway && feedback.question === undefined) return false;
  await when(() => feedback.question === undefined);
  const left = isTakenAway ? most - 1 : most;
  return left > 0 && askOnNextPages(options, left);
}
