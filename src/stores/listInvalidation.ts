import { isOutcomeUnknown } from '@/lib/ApiError';
import { makePersistent } from './persist';

/** A list that other pages make out of date. */
export type InvalidatedList = 'transaction' | 'ownSupply' | 'ownQuotation';

/** An invalidated list as its page shows it. */
interface ShownList {
  /** Never rejects. */
  refresh(): Promise<void>;
  readonly shown: { readonly status: string; readonly isFresh: boolean };
}

/** The lists to reload when they are shown next. Stored, because the app may start again before that. */
class ListInvalidationStore {
  transactionNeedsRefresh = false;
  ownSupplyNeedsRefresh = false;
  ownQuotationNeedsRefresh = false;

  constructor() {
    makePersistent(this);
  }

  invalidate(lists: readonly InvalidatedList[]): void {
    for (const list of lists) this[`${list}NeedsRefresh`] = true;
  }

  /** Returns whether the list was invalidated since the last call. */
  consume(list: InvalidatedList): boolean {
    const needsRefresh = this[`${list}NeedsRefresh`];
    this[`${list}NeedsRefresh`] = false;
    return needsRefresh;
  }

  /**
   * Reloads the list if it was invalidated; it stays so until a reload has succeeded. A list without rows whose first
   * load is pending is left to that load. Never rejects.
   */
  async refreshIfInvalidated(list: InvalidatedList, rows: ShownList): Promise<void> {
    if (!this.consume(list) || rows.shown.status === 'loading') return;
    await rows.refresh();
    if (!rows.shown.isFresh) this.invalidate([list]);
  }
}

export const listInvalidation = new ListInvalidationStore();

/**
 * Returns the call, extended so that it invalidates the lists that show what it changes: when it succeeds, and when it
 * fails although the server may have carried it out.
 */
export function withInvalidation<Input extends unknown[], Answer>(
  call: (...input: Input) => Promise<Answer>,
  lists: readonly InvalidatedList[]
): (...input: Input) => Promise<Answer> {
  return async (...input) => {
    try {
      const answer = await call(...input);
      listInvalidation.invalidate(lists);
      return answer;
    } catch (error) {
      if (isOutcomeUnknown(error)) listInvalidation.invalidate(lists);
      throw error;
    }
  };
}
