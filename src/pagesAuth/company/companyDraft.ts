import { makeAutoObservable } from 'mobx';
import { draftStorage, type FormDraft } from '@/components/form/draftStorage';
import { persist } from '@/stores/persist';
import type { CompanyChanges } from './companyForm';
import type { CompanyFormStore } from './CompanyForm.store';

interface DraftValues {
  companyId: string;
  changes: CompanyChanges;
}

/** Unsaved changes to a company page. */
class CompanyDraftsStore {
  companyPageDraft: FormDraft<DraftValues> | null = null;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
    persist<CompanyDraftsStore>(this, ['companyPageDraft']);
  }

  set(draft: FormDraft<DraftValues> | null): void {
    this.companyPageDraft = draft;
  }
}

const drafts = new CompanyDraftsStore();
export const companyPageDraft = draftStorage(() => drafts.companyPageDraft, drafts.set);

/** Adapts the company form to `useFormDraft`. The form is ready at once and its uploads are part of the changes. */
export class CompanyDraftAdapter {
  readonly phase = 'ready';
  readonly uploadIds = {};

  constructor(private readonly form: CompanyFormStore) {}

  get isChanged(): boolean {
    return this.form.hasChanged;
  }

  get isSubmitting(): boolean {
    return this.form.isSaving;
  }

  get values(): DraftValues {
    return { companyId: this.form.company.id, changes: this.form.changes };
  }

  /** Restores a draft of this company; ignores drafts of other companies. */
  load(draft?: { values: DraftValues } | null): Promise<void> {
    if (draft?.values.companyId === this.form.company.id) this.form.restore(draft.values.changes);
    return Promise.resolve();
  }
}
