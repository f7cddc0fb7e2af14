import { makeAutoObservable } from 'mobx';
import { draftSlot, type DraftSlot, type FormDraft } from '@/components/form/draftSlot';
import { persist } from '@/stores/persist';
import type { PurchaseFormValues } from './purchaseForm';

type PurchaseDraft = FormDraft<PurchaseFormValues>;

/** A device keeps so many: that of a new request, and those of requests that were opened to be edited. */
const MOST = 5;

/** What was filled in and not sent, by the id of the request that was opened. */
class PurchaseDrafts {
  purchaseDrafts: Record<string, PurchaseDraft> = {};

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
    persist<PurchaseDrafts>(this, ['purchaseDrafts']);
  }

  put(key: string, draft: PurchaseDraft | null): void {
    const { [key]: _before, ...others } = this.purchaseDrafts;
    const kept = Object.entries(draft === null ? others : { ...others, [key]: draft })
      .sort(([, one], [, other]) => other.savedAtMs - one.savedAtMs)
      .slice(0, MOST);
    this.purchaseDrafts = Object.fromEntries(kept);
  }
}

const drafts = new PurchaseDrafts();

/** The place of the draft of a request; of a new one without an id. */
export function purchaseDraft(id = 'new'): DraftSlot<PurchaseFormValues> {
  return draftSlot(
    () => drafts.purchaseDrafts[id] ?? null,
    (draft) => drafts.put(id, draft)
  );
}
