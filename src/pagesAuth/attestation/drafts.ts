import { makeAutoObservable } from 'mobx';
import { persist } from '@/stores/persist';
import type { CompanyFormValues } from './companyForm';
import type { ParkFormValues } from './parkForm';

interface Draft<Values> {
  /** Whose it is: a device may have several people. */
  userId: string;
  savedAtMs: number;
  values: Values;
  photos: Record<string, string[]>;
}

/** What was filled in and not sent, of a company and of a park. Papers of people are never kept on the device. */
class VerificationDrafts {
  companyDraft: Draft<CompanyFormValues> | null = null;
  parkDraft: Draft<ParkFormValues> | null = null;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
    persist<VerificationDrafts>(this, ['companyDraft', 'parkDraft']);
  }

  keepCompany(draft: Draft<CompanyFormValues> | null): void {
    this.companyDraft = draft;
  }

  keepPark(draft: Draft<ParkFormValues> | null): void {
    this.parkDraft = draft;
  }
}

export const drafts = new VerificationDrafts();
