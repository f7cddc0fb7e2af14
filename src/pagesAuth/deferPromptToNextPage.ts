import { when } from 'mobx';
import { overlays, type ModalOptions } from '@/ui/overlays';

/**
 * Asks for a decision that outlives its page. Another page that comes up takes the question away, and it is asked again
 * there, on as many pages as `most`; another question in its place is let go first. False for no.
 */
export async function deferPromptToNextPage(options: ModalOptions, maxPages = Infinity): Promise<boolean> {
  const { hostId } = overlays;
  const { confirm } = await overlays.modal(options);
  if (confirm) return true;
  const wasClosedByNavigation = overlays.hostId !== hostId;
  if (!wasClosedByNavigation && overlays.dialog === undefined) return false;
  await when(() => overlays.dialog === undefined);
  const pagesLeft = wasClosedByNavigation ? maxPages - 1 : maxPages;
  return pagesLeft > 0 && deferPromptToNextPage(options, pagesLeft);
}
