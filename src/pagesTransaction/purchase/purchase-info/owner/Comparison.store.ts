import { makeAutoObservable, observableRef } from 'mobx';
import type { ComparedQuotation } from '@contract/quotation';
import { Resource } from '@/request/Resource';
import { type QuotationApi, QuotationStore } from '../../../quotation/Quotation.store';
import { bestOf, isOpenQuotation, sortQuotations } from './comparison';

interface ComparisonApi extends QuotationApi {
  compareQuotations(purchaseId: string): Promise<{ items: ComparedQuotation[] }>;
}

/**
 * Comparison of the quotations for an own request, a column each. Live updates change the cells; the order of the
 * columns and the best quotation change only when the buyer sorts again. Lives as long as the page.
 */
export class ComparisonStore {
  bestId: string | undefined = undefined;
  /** Quotation opened last, shown in the sheets over the page. */
  selected: QuotationStore | null = null;
  private readonly resource: Resource<readonly ComparedQuotation[]>;
  /** Quotation ids in column order. */
  private order: readonly string[] = [];

  constructor(
    purchaseId: string,
    private readonly api: ComparisonApi
  ) {
    this.resource = new Resource(async () => (await api.compareQuotations(purchaseId)).items);
    makeAutoObservable<this, 'api' | 'resource' | 'order'>(
      this,
      { api: false, resource: false, selected: observableRef, order: observableRef },
      { autoBind: true }
    );
  }

  get isLoaded(): boolean {
    return this.resource.value !== null;
  }

  /** Error of the last load; undefined after a success. */
  get error(): unknown {
    return this.resource.error;
  }

  private get quotations(): readonly ComparedQuotation[] {
    return this.resource.value ?? [];
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
    const isFirst = !this.isLoaded;
    if ((await this.resource.load()) && isFirst) this.sort();
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
