import { draftStorage, type FormDraft } from '@/components/form/draftStorage';
import { makePersistent } from '@/stores/persist';
import type { CompanyFormValues } from './companyForm';
import type { ParkFormValues } from './parkForm';

/** Drafts of company and park verifications. Personal documents are never stored on the device. */
class VerificationDraftsStore {
  companyDraft: FormDraft<CompanyFormValues> | null = null;
  parkDraft: FormDraft<ParkFormValues> | null = null;

  constructor() {
    makePersistent(this);
  }

  setCompany(draft: FormDraft<CompanyFormValues> | null): void {
    // Even the last characters of an ID number are personal data.
    this.companyDraft = draft && { ...draft, values: { ...draft.values, legalIdNo: '' } };
  }

  setPark(draft: FormDraft<ParkFormValues> | null): void {
    this.parkDraft = draft;
  }
}

const drafts = new VerificationDraftsStore();
export const companyDraft = draftStorage(() => drafts.companyDraft, drafts.setCompany);
export const parkDraft = draftStorage(() => drafts.parkDraft, drafts.setPark);
