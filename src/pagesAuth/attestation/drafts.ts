import { makeAutoObservable } from 'mobx';
import { persist } from '@/stores/persist';
import type { CompanyFormValues } from './companyForm';
import type { ParkFormValues } from './parkForm';

export interface Draft<Values> {
  /** Whose it is: a device may have several people. */
  userId: string;
  savedAtMs: number;
  values: Values;
  photos: Record<string, string[]>;
}

/** The place of one form's draft. */
export interface DraftSlot<Values> {
  /** Null without one, or when it is somebody else's. */
  of(userId: string | undefined): Draft<Values> | null;
  keep(userId: string, draft: Pick<Draft<Values>, 'values' | 'photos'>): void;
  forget(): void;
}

/** What was filled in and not sent, of a company and of a park. Papers of people are never kept on the device. */
class VerificationDrafts {
  companyDraft: Draft<CompanyFormValues> | null = null;
  parkDraft: Draft<ParkFormValues> | null = null;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
    persist<VerificationDrafts>(this, ['companyDraft', 'parkDraft']);
  }

  setCompany(draft: Draft<CompanyFormValues> | null): void {
    this.companyDraft = draft;
  }

  setPark(draft: Draft<ParkFormValues> | null): void {
    this.parkDraft = draft;
  }
}

function slot<Values>(
  read: () => Draft<Values> | null,
  write: (draft: Draft<Values> | null) => void
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

const drafts = new VerificationDrafts();
export const companyDraft = slot(() => drafts.companyDraft, drafts.setCompany);
export const parkDraft = slot(() => drafts.parkDraft, drafts.setPark);
