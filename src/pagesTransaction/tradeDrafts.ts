import { makeAutoObservable } from 'mobx';
import { draftStorage, type DraftStorage, type FormDraft } from '@/components/form/draftStorage';
import { persist } from '@/stores/persist';
import type { PurchaseFormValues } from './purchase/create-purchase/purchaseForm';
import type { QuotationFormValues } from './quotation/quotationForm';
import type { SupplyFormValues } from './supply/create-supply/supplyForm';

/** By what was opened: `new`, or the id of a listing, a request that is quoted on, a quotation. */
type Drafts<Values> = Record<string, FormDraft<Values>>;

/** A device keeps so many of a kind; older ones give way. */
const MAX_DRAFTS = 8;

/** What was filled in and not sent. */
class TradeDrafts {
  supplyDrafts: Drafts<SupplyFormValues> = {};
  purchaseDrafts: Drafts<PurchaseFormValues> = {};
  quotationDrafts: Drafts<QuotationFormValues> = {};

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
    persist<TradeDrafts>(this, ['supplyDrafts', 'purchaseDrafts', 'quotationDrafts']);
  }

  setSupplies(drafts: Drafts<SupplyFormValues>): void {
    this.supplyDrafts = drafts;
  }

  setPurchases(drafts: Drafts<PurchaseFormValues>): void {
    this.purchaseDrafts = drafts;
  }

  setQuotations(drafts: Drafts<QuotationFormValues>): void {
    this.quotationDrafts = drafts;
  }
}

const tradeDrafts = new TradeDrafts();

function slotIn<Values>(
  read: () => Drafts<Values>,
  write: (drafts: Drafts<Values>) => void,
  key: string
): DraftStorage<Values> {
  const put = (draft: FormDraft<Values> | null) => {
    const { [key]: _before, ...others } = read();
    const drafts = Object.entries(draft === null ? others : { ...others, [key]: draft });
    drafts.sort(([, one], [, other]) => other.savedAtMs - one.savedAtMs);
    write(Object.fromEntries(drafts.slice(0, MAX_DRAFTS)));
  };
  return draftStorage(() => read()[key] ?? null, put);
}

/** The place of the draft of a supply; of a new one without an id. */
export const supplyDraft = (id = 'new') => slotIn(() => tradeDrafts.supplyDrafts, tradeDrafts.setSupplies, id);

/** The same of a purchase request. */
export const purchaseDraft = (id = 'new') => slotIn(() => tradeDrafts.purchaseDrafts, tradeDrafts.setPurchases, id);

/** That of a first quotation by the id of the request, that of a new version by the id of the quotation. */
export const quotationDraft = (id: string) => slotIn(() => tradeDrafts.quotationDrafts, tradeDrafts.setQuotations, id);
