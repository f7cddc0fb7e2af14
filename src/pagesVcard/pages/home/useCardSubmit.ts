import { fieldErrorsOf, isApiError } from '@/lib/ApiError';
import { isConnectionError } from '@/locale/errorText';
import { useWhenOnTop } from '@/navigation/useWhenOnTop';
import { overlays } from '@/ui/overlays';
import { toastError } from '@/ui/runWithToast';
import type { CardEditorStore } from './CardEditor.store';
import { cardsToWithdraw } from './cardsToWithdraw';
import { cardHomeMessages } from './locale/messages';

interface CardSubmitOptions {
  onSaved(): void;
  /** Called when fields have errors. */
  onInvalid(): void;
}

/** Returns a function that saves the card and shows the outcome. It never rejects; a second call meanwhile does nothing. */
export function useCardSubmit(store: CardEditorStore, { onSaved, onInvalid }: CardSubmitOptions): () => Promise<void> {
  const whenOnTop = useWhenOnTop();
  return async () => {
    try {
      const outcome = await store.submit();
      if (outcome === 'invalid') onInvalid();
      if (outcome !== 'sent') return;
      const t = cardHomeMessages();
      overlays.toast(store.id === undefined ? t.created : t.saved, { icon: 'circle-check' });
      whenOnTop(onSaved);
    } catch (error) {
      await showFailure(store, error);
    }
  };
}

async function showFailure({ isMerged, own }: CardEditorStore, error: unknown): Promise<void> {
  // The page itself shows a merge, and a missing connection.
  if (isMerged || isConnectionError(error)) return;
  if (!isApiError(error, 'CONFLICT') || fieldErrorsOf(error)['cards'] === undefined) {
    toastError(error);
    return;
  }
  const { title, text } = cardHomeMessages().full;
  if (own) await overlays.modal({ title: title(own.maxCards), text: text(cardsToWithdraw(own)), isNotice: true });
}
