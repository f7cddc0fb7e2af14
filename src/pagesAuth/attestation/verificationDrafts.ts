import { makeAutoObservable } from 'mobx';
import { draftStorage, type FormDraft } from '@/components/form/draftStorage';
import { persist } from '@/stores/persist';
import type { CompanyFormValues } from './companyForm';
import type { ParkFormValues } from './parkForm';

/** What was filled in and not sent, of a company and of a park. Papers of people are never kept on the device. */
class VerificationDraftsStore {
  companyDraft: FormDraft<CompanyFormValues> | null = null;
  parkDraft: FormDraft<ParkFormValues> | null = null;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
    persist<VerificationDraftsStore>(this, ['companyDraft', 'parkDraft']);
  }

  setCompany(draft: FormDraft<CompanyFormValues> | null): void {
    // Characters of a person's number are papers of a person.
    this.companyDraft = draft && { ...draft, values: { ...draft.values, legalIdNo: '' } };
  }

  setPark(draft: FormDraft<ParkFormValues> | null): void {
    this.parkDraft = draft;
  }
}

const drafts = new VerificationDraftsStore();
export const companyDraft = draftStorage(() => drafts.companyDraft, drafts.setCompany);
export const parkDraft = draftStorage(() => drafts.parkDraft, drafts.setPark);
