import { type DraftStorage, draftStorage, type FormDraft } from '@/components/form/draftStorage';
import { makePersistent } from '@/stores/persist';
import type { PurchaseFormValues } from './purchase/create-purchase/purchaseForm';
import type { QuotationFormValues } from './quotation/quotationForm';
import type { SupplyFormValues } from './supply/create-supply/supplyForm';

/** Drafts by key: `new`, or the id of a listing, of a purchase request being quoted on, or of a quotation. */
type Drafts<Values> = Record<string, FormDraft<Values>>;

/** Maximum number of drafts of each kind on a device; the oldest ones are dropped. */
const MAX_DRAFTS = 8;

/** Unsent form drafts, persisted on the device. */
class TradeDrafts {
  supplyDrafts: Drafts<SupplyFormValues> = {};
  purchaseDrafts: Drafts<PurchaseFormValues> = {};
  quotationDrafts: Drafts<QuotationFormValues> = {};

  constructor() {
    makePersistent(this);
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

/** Storage of a supply draft; without an id, that of a new supply. */
export const supplyDraft = (id = 'new') => slotIn(() => tradeDrafts.supplyDrafts, tradeDrafts.setSupplies, id);

/** Storage of a purchase request draft; without an id, that of a new request. */
export const purchaseDraft = (id = 'new') => slotIn(() => tradeDrafts.purchaseDrafts, tradeDrafts.setPurchases, id);

/** Storage of a quotation draft: by request id for a first quotation, by quotation id for a new version. */
export const quotationDraft = (id: string) => slotIn(() => tradeDrafts.quotationDrafts, tradeDrafts.setQuotations, id);
