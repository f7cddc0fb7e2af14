import type { CompanyFields, CompanyInfo } from '@contract/company';
import { type DraftStorage, draftStorage, type FormDraft } from '@/components/form/draftStorage';
import { makePersistent } from '@/stores/persist';
import { companyForm, type CompanyFormValues, editableFieldsOf, fieldsOf, snapshotOf } from './companyForm';

/** Changed fields together with those that they started from. */
interface CompanyChanges {
  before: CompanyFields;
  now: CompanyFields;
  regionNames: readonly string[];
  varietyNames: readonly string[];
}

interface DraftValues {
  companyId: string;
  changes: CompanyChanges;
}

/** Unsaved changes to a company page. */
class CompanyDraftsStore {
  companyPageDraft: FormDraft<DraftValues> | null = null;

  constructor() {
    makePersistent(this);
  }

  set(draft: FormDraft<DraftValues> | null): void {
    this.companyPageDraft = draft;
  }
}

const store = new CompanyDraftsStore();
const drafts = draftStorage(() => store.companyPageDraft, store.set);

/**
 * Storage of the draft for one company. The draft reapplies its changes: fields that it left unchanged have the
 * company's current values, which a colleague may have edited.
 */
export function companyDrafts(company: CompanyInfo): DraftStorage<CompanyFormValues> {
  const { fields, names } = editableFieldsOf(company);
  return {
    find(userId) {
      const draft = drafts.find(userId);
      if (draft?.values.companyId !== company.id) return null;
      const { before, now, regionNames, varietyNames } = draft.values.changes;
      const isChanged = (field: string) =>
        JSON.stringify(before[field as keyof CompanyFields]) !== JSON.stringify(now[field as keyof CompanyFields]);
      const changes = Object.fromEntries(Object.entries(now).filter(([field]) => isChanged(field)));
      const snapshot = snapshotOf(
        { ...fields, ...changes },
        {
          regionNames: isChanged('regionCode') ? regionNames : names.regionNames,
          varietyNames: isChanged('varietyIds') ? varietyNames : names.varietyNames
        }
      );
      return { ...draft, ...snapshot };
    },
    save(userId, { values, photos }) {
      const { regionNames, varietyNames } = values;
      const now = fieldsOf(companyForm.withUploads?.(values, photos) ?? values);
      const changes = { before: fields, now, regionNames, varietyNames };
      drafts.save(userId, { values: { companyId: company.id, changes }, photos: {} });
    },
    clear: drafts.clear
  };
}
