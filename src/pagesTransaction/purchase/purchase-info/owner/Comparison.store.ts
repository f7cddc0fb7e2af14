import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ComparedQuotation } from '@contract/quotation';
import { QuotationStore, type QuotationApi } from '../../../quotation/Quotation.store';
import { bestOf, sortQuotations, isOpenQuotation } from './comparison';

interface ComparisonApi extends QuotationApi {
  compareQuotations(purchaseId: string): Promise<{ items: ComparedQuotation[] }>;
}

/**
 * Comparison of the quotations for an own request, a column each. Live updates change the cells; the order of the
 * columns and the best quotation change only when the buyer sorts again. Lives as long as the page.
 */
export class ComparisonStore {
  isLoaded = false;
  /** Error of the last load; undefined after a success. */
  error: unknown = undefined;
  bestId: string | undefined = undefined;
  /** Quotation opened last, shown in the sheets over the page. */
  selected: QuotationStore | null = null;
  private quotations: readonly ComparedQuotation[] = [];
  /** Quotation ids in column order. */
  private order: readonly string[] = [];
  private generation = 0;

  constructor(
    private readonly purchaseId: string,
    private readonly api: ComparisonApi
  ) {
    makeAutoObservable<this, 'purchaseId' | 'api' | 'quotations' | 'order' | 'generation'>(
      this,
      {
        purchaseId: false,
        api: false,
        error: observableRef,
        selected: observableRef,
        quotations: observableRef,
        order: observableRef,
        generation: false
      },
      { autoBind: true }
    );
  }

  /** Quotations in column order. */
  get items(): ComparedQuotation[] {
    const position = new Map(this.order.map((id, index) => [id, index]));
    const last = this.order.length;
    return [...this.quotations].sort((one, other) => (position.get(one.id) ?? last) - (position.get(other.id) ?? last));
  }

  get openItems(): ComparedQuotation[] {
    return this.items.filter(isOpenQuotation);
  }

  /** Lowest delivered price of the quotations that can be accepted, in fen per kilogram; null when there are none. */
  get lowestFen(): number | null {
    return sortQuotations(this.openItems)[0]?.version.deliveredFenPerKg ?? null;
  }

  /** Lowest delivered price of the accepted quotations, in fen per kilogram; null without a deal. */
  get dealtFen(): number | null {
    return (
      sortQuotations(this.items.filter(({ status }) => status === 'accepted'))[0]?.version.deliveredFenPerKg ?? null
    );
  }

  /** True when sorting again would change the order or the best quotation. */
  get isOutOfOrder(): boolean {
    const right = sortQuotations(this.quotations).map(({ id }) => id);
    return right.join() !== this.order.join() || bestOf(this.quotations)?.id !== this.bestId;
  }

  /** Reloads and sorts the quotations. Never rejects: a failure is in `error`, and the shown quotations stay. */
  async refresh(): Promise<void> {
    await this.update();
    this.sort();
  }

  /** Reloads the quotations without sorting: the columns stay in order, and new ones are appended. Never rejects. */
  async update(): Promise<void> {
    this.generation += 1;
    const { generation } = this;
    this.error = undefined;
    try {
      const { items } = await this.api.compareQuotations(this.purchaseId);
      runInAction(() => {
        if (generation !== this.generation) return;
        this.quotations = items;
        if (!this.isLoaded) this.sort();
        this.isLoaded = true;
      });
    } catch (error) {
      runInAction(() => {
        if (generation === this.generation) this.error = error;
      });
    }
  }

  sort(): void {
    this.order = sortQuotations(this.quotations).map(({ id }) => id);
    this.bestId = bestOf(this.quotations)?.id;
  }

  /** Opens a quotation; the supplier is notified that it was viewed. */
  async select(id: string): Promise<QuotationStore> {
    const quotation = new QuotationStore(id, this.api);
    this.selected = quotation;
    await quotation.load();
    return quotation;
  }
}
