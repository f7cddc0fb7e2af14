import type { FormSnapshot, StoredVersion } from './FormDefinition';

/** The entered values, and the version that they began with. */
export interface UnsentForm<Values> extends FormSnapshot<Values> {
  /** Version on the server that the entered values began with. */
  storedVersion?: StoredVersion;
}

/** An unsent form as the user left it. */
export interface FormDraft<Values> extends UnsentForm<Values> {
  /** Owner of the draft; a device may have several users. */
  userId: string;
  savedAtMs: number;
}

/** Storage of one form's draft. */
export interface DraftStorage<Values> {
  /** Returns null without a draft, or when it belongs to another user. */
  find(userId: string | undefined): FormDraft<Values> | null;
  save(userId: string, draft: UnsentForm<Values>): void;
  clear(): void;
}

/** Creates the storage of a draft on top of a field of a persisted store. */
export function draftStorage<Values>(
  read: () => FormDraft<Values> | null,
  write: (draft: FormDraft<Values> | null) => void
): DraftStorage<Values> {
  return {
    find(userId) {
      const draft = read();
      return draft?.userId === userId ? draft : null;
    },
    save: (userId, draft) => write({ ...draft, userId, savedAtMs: Date.now() }),
    clear: () => write(null)
  };
}
