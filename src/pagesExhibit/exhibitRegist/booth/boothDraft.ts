import { type DraftStorage, draftStorage, type FormDraft } from '@/components/form/draftStorage';
import { makePersistent } from '@/stores/persist';
import type { BoothValues } from './boothForm';

interface StoredDraft {
  bookingId: string;
  draft: FormDraft<BoothValues>;
}

/** Unsent form of a held booth. */
class BoothDraftStore {
  boothDraft: StoredDraft | null = null;

  constructor() {
    makePersistent(this);
  }

  set(boothDraft: StoredDraft | null): void {
    this.boothDraft = boothDraft;
  }
}

const store = new BoothDraftStore();

/** Storage of the draft of a booking's form. It takes the place of another booking's. */
export function boothDraft(bookingId: string): DraftStorage<BoothValues> {
  const isStored = () => store.boothDraft?.bookingId === bookingId;
  return draftStorage(
    () => (isStored() ? (store.boothDraft?.draft ?? null) : null),
    (draft) => {
      if (draft !== null) store.set({ bookingId, draft });
      else if (isStored()) store.set(null);
    }
  );
}
