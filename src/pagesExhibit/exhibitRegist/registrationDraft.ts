import type { DraftQuestion } from '@/components/form/draftQuestion';
import { type DraftStorage, draftStorage, type FormDraft } from '@/components/form/draftStorage';
import type { LeaveMessages } from '@/navigation/useLeaveWarning';
import { makePersistent } from '@/stores/persist';
import { registrationMessages } from './locale/messages';
import type { RegistrationValues } from './registrationForm';

interface StoredDraft {
  expoId: string;
  draft: FormDraft<RegistrationValues>;
}

/** Unsent registration for an expo. */
class ExpoRegistrationDraftStore {
  expoRegistrationDraft: StoredDraft | null = null;

  constructor() {
    makePersistent(this);
  }

  set(expoRegistrationDraft: StoredDraft | null): void {
    this.expoRegistrationDraft = expoRegistrationDraft;
  }
}

const store = new ExpoRegistrationDraftStore();

/** Storage of the draft of a registration. It takes the place of another expo's. */
export function registrationDraft(expoId: string): DraftStorage<RegistrationValues> {
  const isStored = () => store.expoRegistrationDraft?.expoId === expoId;
  return draftStorage(
    () => (isStored() ? (store.expoRegistrationDraft?.draft ?? null) : null),
    (draft) => {
      if (draft !== null) store.set({ expoId, draft });
      else if (isStored()) store.set(null);
    }
  );
}

/** Asked whenever a registration has a draft on this device. */
export const unsentDraft: DraftQuestion = {
  isAlwaysAsked: true,
  texts() {
    const { restoreTitle: title, restoreText: text, restore: useDraft, startOver: useStored } = registrationMessages();
    return { title, text, useDraft, useStored };
  }
};

/** Returns the messages of the dialog for leaving with an unsent registration. */
export function leaveMessages(): LeaveMessages {
  const { leaveTitle, leaveText, leave, stay } = registrationMessages();
  return { title: leaveTitle, text: leaveText, leave, stay };
}
