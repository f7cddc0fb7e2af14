import type { Filled } from './FormKind';

/** What somebody left in a form and did not send. */
export interface FormDraft<Values> extends Filled<Values> {
  /** Whose it is: a device may have several people. */
  userId: string;
  savedAtMs: number;
}

/** The place of one form's draft. */
export interface DraftSlot<Values> {
  /** Null without one, or when it is somebody else's. */
  of(userId: string | undefined): FormDraft<Values> | null;
  keep(userId: string, draft: Filled<Values>): void;
  forget(): void;
}

/** A place over a field of a persisted store. */
export function draftSlot<Values>(
  read: () => FormDraft<Values> | null,
  write: (draft: FormDraft<Values> | null) => void
): DraftSlot<Values> {
  return {
    of(userId) {
      const draft = read();
      return draft?.userId === userId ? draft : null;
    },
    keep: (userId, draft) => write({ ...draft, userId, savedAtMs: Date.now() }),
    forget: () => write(null)
  };
}
