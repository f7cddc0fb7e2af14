import type { ExchangeItem } from '@contract/exchange';
import { isApiError } from '@/lib/ApiError';
import { push } from '@/navigation/navigate';
import { overlays } from '@/ui/overlays';
import { runWithToast, toastError } from '@/ui/runWithToast';
import { holderMessages } from './locale/messages';
import type { RequestsStore } from './Requests.store';

/** Opens the page on which the user chooses what to show, and accepts. */
export function openExchange({ id }: ExchangeItem): void {
  push('supply.exchangeLink', { exchange: id });
}

/** Opens the card of the other user as a visitor sees it. */
export function openCard(id: string): void {
  push('vcard.shell', { pageType: 'visitorCardDetail', id });
}

/** Ignores a request; the bar with the undo shows the success. */
export function ignoreRequest(store: RequestsStore, item: ExchangeItem): void {
  void runWithToast(() => store.answer(item, 'ignore'), undefined, toastAnswerError);
}

export async function blockRequest(store: RequestsStore, item: ExchangeItem): Promise<void> {
  const { requests: t } = holderMessages();
  const { confirm } = await overlays.modal({
    title: t.blockTitle(item.otherName),
    text: t.blockText,
    confirmText: t.block
  });
  if (confirm) await runWithToast(() => store.answer(item, 'block'), undefined, toastAnswerError);
}

export function unblockRequest(store: RequestsStore, item: ExchangeItem): void {
  void runWithToast(() => store.answer(item, 'unblock'), holderMessages().requests.unblocked, toastAnswerError);
}

/** Offers what is rarely done with a request that waits for the user. */
export async function showRequestMenu(store: RequestsStore, item: ExchangeItem): Promise<void> {
  const { requests: t } = holderMessages();
  const { otherCardId } = item;
  const actions = [
    ...(otherCardId === null ? [] : [{ text: t.openCard, run: () => openCard(otherCardId) }]),
    { text: t.block, isDanger: true, run: () => blockRequest(store, item) }
  ];
  const choice = await overlays.actionSheet({ title: item.otherName, items: actions });
  if (choice !== null) await actions[choice]?.run();
}

/** Shows an error of an answer; a request that was answered elsewhere is loaded again by its store. */
export function toastAnswerError(error: unknown): void {
  if (isApiError(error, 'CONFLICT')) overlays.toast(holderMessages().requests.changed);
  else toastError(error);
}
