import { makeAutoObservable } from 'mobx';
import { draftSlot, type DraftSlot, type FormDraft } from '@/components/form/draftSlot';
import { persist } from '@/stores/persist';
import type { SupplyFormValues } from './supplyForm';

type SupplyDraft = FormDraft<SupplyFormValues>;

/** A device keeps so many: that of a new supply, and those of supplies that were opened to be edited. */
const MOST = 5;

/** What was filled in and not sent, by the id of the supply that was opened. */
class SupplyDrafts {
  supplyDrafts: Record<string, SupplyDraft> = {};

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
    persist<SupplyDrafts>(this, ['supplyDrafts']);
  }

  put(key: string, draft: SupplyDraft | null): void {
    const { [key]: _before, ...others } = this.supplyDrafts;
    const kept = Object.entries(draft === null ? others : { ...others, [key]: draft })
      .sort(([, one], [, other]) => other.savedAtMs - one.savedAtMs)
      .slice(0, MOST);
    this.supplyDrafts = Object.fromEntries(kept);
  }
}

const drafts = new SupplyDrafts();

/** The place of the draft of a supply; of a new one without an id. */
export function supplyDraft(id = 'new'): DraftSlot<SupplyFormValues> {
  return draftSlot(
    () => drafts.supplyDrafts[id] ?? null,
    (draft) => drafts.put(id, draft)
  );
}
