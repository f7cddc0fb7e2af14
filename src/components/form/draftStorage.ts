import type { FormSnapshot } from './FormDefinition';

/** What somebody left in a form and did not send. */
export interface FormDraft<Values> extends FormSnapshot<Values> {
  /** Whose it is: a device may have several people. */
  userId: string;
  savedAtMs: number;
}

/** The place of one form's draft. */
export interface DraftStorage<Values> {
  /** Null without one, or when it is somebody else's. */
  find(userId: string | undefined): FormDraft<Values> | null;
  save(userId: string, draft: FormSnapshot<Values>): void;
  clear(): void;
}

/** A place over a field of a persisted store. */
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
