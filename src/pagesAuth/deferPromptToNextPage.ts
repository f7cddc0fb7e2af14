import { when } from 'mobx';
import { type ModalOptions, overlays } from '@/ui/overlays';

/**
 * Asks a question that survives navigation: it is asked again on the next page, after any other open dialog.
 * @param maxPages number of pages on which to ask
 * @returns false when declined or never answered
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
