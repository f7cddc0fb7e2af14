import type { DraftQuestion } from '@/components/form/draftQuestion';
import { type DraftStorage, draftStorage, type FormDraft } from '@/components/form/draftStorage';
import { makePersistent } from '@/stores/persist';
import { holderMessages } from './locale/messages';
import type { PersonDraft, PersonValues } from './personForm';

/** The person of the form that was left last, with the entry that was edited; empty for a new person. */
interface DraftValues extends PersonValues {
  entryId: string;
}

/** Unsaved data of a person, the last of this device. */
class PersonDraftStore {
  holderPersonDraft: FormDraft<DraftValues> | null = null;

  constructor() {
    makePersistent(this);
  }

  set(draft: FormDraft<DraftValues> | null): void {
    this.holderPersonDraft = draft;
  }
}

const store = new PersonDraftStore();
const drafts = draftStorage(() => store.holderPersonDraft, store.set);

/** Storage of what a form has not saved. It takes the place of another person's. */
export function personDraft(draft: PersonDraft): DraftStorage<PersonValues> {
  const entryId = draft.kind === 'edited' ? draft.entry.id : '';
  return {
    find(userId) {
      const saved = drafts.find(userId);
      return saved?.values.entryId === entryId ? saved : null;
    },
    save: (userId, unsent) => drafts.save(userId, { ...unsent, values: { ...unsent.values, entryId } }),
    clear: drafts.clear
  };
}

/** Asked whenever a form has a draft on this device. */
export const unsavedPerson: DraftQuestion = {
  isAlwaysAsked: true,
  texts() {
    const { restoreTitle: title, restoreText: text, restore: useDraft, startOver: useStored } = holderMessages().person;
    return { title, text, useDraft, useStored };
  }
};
