import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Page } from '@contract/common';
import type { LineQuery, PriceLine } from '@contract/priceLine';
import type { TransactionMode } from '@/stores/settings';
import {
  chosenParts,
  countFilters,
  filterQuery,
  noFilter,
  withoutPart,
  type FilterMark,
  type FilterPart,
  type FilterValues,
  type Named
} from './filterValues';

interface VarietyNames {
  listPriceLines(query: LineQuery): Promise<Page<PriceLine>>;
}

/** What outlives the page: which side of the trade is shown, and the variety that another page has narrowed it to. */
export interface ModeAndVariety {
  readonly transactionMode: TransactionMode;
  readonly transactionVarietyId: string;
  setTransactionVariety(varietyId: string): void;
}

/** What the lists of the tab are narrowed to, here or by another page. Lives as long as the tab. */
export class ListingFilter {
  values: FilterValues = noFilter;
  /** The name of the variety that another page has chosen; empty until it is known. */
  varietyName = '';

  /** @param onChange is told after each change, so that the list can be asked anew */
  constructor(
    private readonly names: VarietyNames,
    private readonly choice: ModeAndVariety,
    private readonly onChange: () => void
  ) {
    makeAutoObservable<this, 'names' | 'choice' | 'onChange'>(
      this,
      { values: observableRef, names: false, choice: false, onChange: false },
      { autoBind: true }
    );
  }

  /** Follows the variety that other pages choose. Answers the way to stop that. */
  start(): () => void {
    void this.nameVariety();
    return reaction(
      () => this.choice.transactionVarietyId,
      () => {
        void this.nameVariety();
        this.onChange();
      }
    );
  }

  /** Those that another page, or the reader here, has narrowed the lists to. */
  get varieties(): readonly Named[] {
    const id = this.choice.transactionVarietyId;
    return id === '' ? this.values.varieties : [{ id, name: this.varietyName }];
  }

  /** What the shown side is narrowed to besides varieties, one by one. */
  get parts(): FilterPart[] {
    return chosenParts(this.values, this.choice.transactionMode);
  }

  get count(): number {
    return countFilters(this.values, this.choice.transactionMode);
  }

  get isOn(): boolean {
    return this.varieties.length > 0 || this.count > 0;
  }

  /** For the calls of the lists. */
  get query() {
    const { transactionVarietyId: varietyId, transactionMode: mode } = this.choice;
    if (varietyId === '') return filterQuery(this.values, mode);
    return { ...filterQuery({ ...this.values, varieties: [] }, mode), varietyId };
  }

  toggle(mark: FilterMark): void {
    this.narrow({ [mark]: !this.values[mark] });
  }

  narrow(changes: Partial<FilterValues>): void {
    this.values = { ...this.values, ...changes };
    this.onChange();
  }

  drop(part: FilterPart): void {
    this.values = withoutPart(this.values, part);
    this.onChange();
  }

  /** Takes the place of what another page has chosen. */
  selectVarieties(varieties: readonly Named[]): void {
    this.values = { ...this.values, varieties };
    this.changeWithoutVariety();
  }

  clear(): void {
    this.values = noFilter;
    this.changeWithoutVariety();
  }

  private changeWithoutVariety(): void {
    // The reaction to the variety tells of it; without one nothing else would.
    if (this.choice.transactionVarietyId !== '') this.choice.setTransactionVariety('');
    else this.onChange();
  }

  /** A name that does not come leaves the filter with a general word. */
  private async nameVariety(): Promise<void> {
    const varietyId = this.choice.transactionVarietyId;
    this.varietyName = '';
    if (varietyId === '') return;
    try {
      const [line] = (await this.names.listPriceLines({ varietyId, limit: 1 })).items;
      runInAction(() => {
        if (line && varietyId === this.choice.transactionVarietyId) this.varietyName = line.varietyName;
      });
    } catch (error) {
      console.warn('the name of a variety was not loaded', error);
    }
  }
}
