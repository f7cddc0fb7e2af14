import { makeAutoObservable } from 'mobx';
import { draftSlot, type DraftSlot, type FormDraft } from '@/components/form/draftSlot';
import { persist } from '@/stores/persist';
import type { QuotationFormValues } from './quotationForm';

type Draft = FormDraft<QuotationFormValues>;

/** Older ones give way. */
const MOST_DRAFTS = 10;

/** Quotations that were typed and not sent, by the id of the request (of the quotation for a new version of it). */
class QuotationDrafts {
  quotationDrafts: Record<string, Draft> = {};

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
    persist<QuotationDrafts>(this, ['quotationDrafts']);
  }

  set(id: string, draft: Draft | null): void {
    const others = Object.entries(this.quotationDrafts).filter(([key]) => key !== id);
    const kept = draft ? [...others, [id, draft] as const] : others;
    kept.sort(([, one], [, other]) => other.savedAtMs - one.savedAtMs);
    this.quotationDrafts = Object.fromEntries(kept.slice(0, MOST_DRAFTS));
  }
}

const drafts = new QuotationDrafts();

export const quotationDraft = (id: string): DraftSlot<QuotationFormValues> =>
  draftSlot(
    () => drafts.quotationDrafts[id] ?? null,
    (draft) => drafts.set(id, draft)
  );
