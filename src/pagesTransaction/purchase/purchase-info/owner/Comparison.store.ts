import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ComparedQuotation } from '@contract/quotation';
import { QuotationStore, type QuotationApi } from '../../../quotation/Quotation.store';
import { bestOf, sortQuotations, isOpenQuotation } from './comparison';

interface ComparisonApi extends QuotationApi {
  compareQuotations(purchaseId: string): Promise<{ items: ComparedQuotation[] }>;
}

/**
 * The quotations about an own request, side by side. What happens meanwhile changes what stands in the columns; their
 * order and the best of them change only when the buyer asks for it. Lives as long as the page.
 */
export class ComparisonStore {
  isLoaded = false;
  /** Why they did not come. */
  error: unknown = undefined;
  bestId: string | undefined = undefined;
  /** The one that is open over the page. */
  selected: QuotationStore | null = null;
  private quotations: readonly ComparedQuotation[] = [];
  /** The ids in the order of the columns. */
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

  /** One a column. */
  get items(): ComparedQuotation[] {
    const position = new Map(this.order.map((id, index) => [id, index]));
    const last = this.order.length;
    return [...this.quotations].sort((one, other) => (position.get(one.id) ?? last) - (position.get(other.id) ?? last));
  }

  get openItems(): ComparedQuotation[] {
    return this.items.filter(isOpenQuotation);
  }

  /** The lowest price of those that can be accepted now, fen per kilogram; null without one. */
  get lowestFen(): number | null {
    return sortQuotations(this.openItems)[0]?.version.deliveredFenPerKg ?? null;
  }

  /** The lowest price of what was accepted, fen per kilogram; null without a deal. */
  get dealtFen(): number | null {
    return (
      sortQuotations(this.items.filter(({ status }) => status === 'accepted'))[0]?.version.deliveredFenPerKg ?? null
    );
  }

  /** Another order than the one shown would be right now. */
  get isOutOfOrder(): boolean {
    const right = sortQuotations(this.quotations).map(({ id }) => id);
    return right.join() !== this.order.join() || bestOf(this.quotations)?.id !== this.bestId;
  }

  /** Loads and orders them anew. Never rejects: a failure is in `error`, and what is shown stays. */
  async refresh(): Promise<void> {
    await this.update();
    this.sort();
  }

  /** Loads what has changed; the columns stay where they are, new ones come last. */
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

  /** Opens one; the supplier is told that it was looked at. */
  async select(id: string): Promise<QuotationStore> {
    const quotation = new QuotationStore(id, this.api);
    this.selected = quotation;
    await quotation.load();
    return quotation;
  }
}
