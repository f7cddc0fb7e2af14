import type { HolderSource } from '@contract/holder';
import { fieldErrorsOf } from '@/lib/ApiError';
import { overlays } from '@/ui/overlays';
import { runWithToast, toastError } from '@/ui/runWithToast';
import { visitorCardMessages } from './locale/messages';
import type { VisitorCardStore } from './VisitorCard.store';

/** Puts the owner of a card into the viewer's card holder, and shows what became of it. */
export async function keepInHolder(store: VisitorCardStore, source: HolderSource): Promise<void> {
  await runWithToast(() => store.keep(source), visitorCardMessages().keptToHolder, showError);
}

function showError(error: unknown): void {
  const t = visitorCardMessages();
  const { cardId, entries } = fieldErrorsOf(error);
  if (cardId === 'own') overlays.toast(t.ownCard);
  else if (entries === 'tooMany') overlays.toast(t.holderFull);
  else toastError(error);
}
