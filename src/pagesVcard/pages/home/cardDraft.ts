import { type DraftStorage, draftStorage, type FormDraft } from '@/components/form/draftStorage';
import { makePersistent } from '@/stores/persist';
import type { CardFormValues } from './cardForm';

/** The last draft of this device. */
interface StoredDraft {
  /** `new` for a card that was not created yet. */
  cardId: string;
  draft: FormDraft<CardFormValues>;
}

/** Unsaved changes to a card. */
class CardDraftStore {
  cardDraft: StoredDraft | null = null;

  constructor() {
    makePersistent(this);
  }

  set(cardDraft: StoredDraft | null): void {
    this.cardDraft = cardDraft;
  }
}

const store = new CardDraftStore();

/** Storage of the draft of a card; without an id, that of a new one. It takes the place of another card's. */
export function cardDraft(cardId = 'new'): DraftStorage<CardFormValues> {
  const isStored = () => store.cardDraft?.cardId === cardId;
  return draftStorage(
    () => (isStored() ? (store.cardDraft?.draft ?? null) : null),
    (draft) => {
      if (draft !== null) store.set({ cardId, draft });
      else if (isStored()) store.set(null);
    }
  );
}
