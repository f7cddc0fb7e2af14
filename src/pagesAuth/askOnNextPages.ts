import { feedback, type ModalOptions } from '@/ui/feedback';

/**
 * Asks for a decision that outlives its page: another page that comes up takes the question away, and it is asked again
 * there, on as many pages as `most`. False for no.
 */
export async function askOnNextPages(options: ModalOptions, most = Infinity): Promise<boolean> {
  const { hostId } = feedback;
  const { confirm } = await feedback.modal(options);
  const isTakenAway = !confirm && feedback.hostId !== hostId;
  return isTakenAway && most > 1 ? askOnNextPages(options, most - 1) : confirm;
}
