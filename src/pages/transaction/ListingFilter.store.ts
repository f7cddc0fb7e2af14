import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Page } from '@contract/common';
import type { LineQuery, PriceLine } from '@contract/priceLine';
import type { TransactionMode } from '@/stores/settings';
import {
  activeCriteria,
  countFilters,
  filterQuery,
  emptyFilter,
  withoutCriterion,
  type FilterFlag,
  type FilterCriterion,
  type FilterValues,
  type NamedOption
} from './filterValues';

interface VarietyNameApi {
  listPriceLines(query: LineQuery): Promise<Page<PriceLine>>;
}

/** What outlives the page: which side of the trade is shown, and the variety that another page has narrowed it to. */
export interface TransactionPreferences {
  readonly transactionMode: TransactionMode;
  readonly transactionVarietyId: string;
  setTransactionVariety(varietyId: string): void;
}

/** What the lists of the tab are narrowed to, here or by another page. Lives as long as the tab. */
export class ListingFilterStore {
  values: FilterValues = emptyFilter;
  /** The name of the variety that another page has chosen; empty until it is known. */
  varietyName = '';

  /** @param onChange is told after each change, so that the list can be asked anew */
  constructor(
    private readonly varietyApi: VarietyNameApi,
    private readonly preferences: TransactionPreferences,
    private readonly onChange: () => void
  ) {
    makeAutoObservable<this, 'varietyApi' | 'preferences' | 'onChange'>(
      this,
      { values: observableRef, varietyApi: false, preferences: false, onChange: false },
      { autoBind: true }
    );
  }

  /** Follows the variety that other pages choose. Answers the way to stop that. */
  start(): () => void {
    void this.loadVarietyName();
    return reaction(
      () => this.preferences.transactionVarietyId,
      () => {
        void this.loadVarietyName();
        this.onChange();
      }
    );
  }

  /** Those that another page, or the reader here, has narrowed the lists to. */
  get varieties(): readonly NamedOption[] {
    const id = this.preferences.transactionVarietyId;
    return id === '' ? this.values.varieties : [{ id, name: this.varietyName }];
  }

  /** What the shown side is narrowed to besides varieties, one by one. */
  get criteria(): FilterCriterion[] {
    return activeCriteria(this.values, this.preferences.transactionMode);
  }

  get count(): number {
    return countFilters(this.values, this.preferences.transactionMode);
  }

  get isOn(): boolean {
    return this.varieties.length > 0 || this.count > 0;
  }

  /** For the calls of the lists. */
  get query() {
    const { transactionVarietyId: varietyId, transactionMode: mode } = this.preferences;
    if (varietyId === '') return filterQuery(this.values, mode);
    return { ...filterQuery({ ...this.values, varieties: [] }, mode), varietyId };
  }

  toggle(flag: FilterFlag): void {
    this.update({ [flag]: !this.values[flag] });
  }

  update(changes: Partial<FilterValues>): void {
    this.values = { ...this.values, ...changes };
    this.onChange();
  }

  removeCriterion(criterion: FilterCriterion): void {
    this.values = withoutCriterion(this.values, criterion);
    this.onChange();
  }

  /** Takes the place of what another page has chosen. */
  selectVarieties(varieties: readonly NamedOption[]): void {
    this.values = { ...this.values, varieties };
    this.clearSharedVariety();
  }

  clear(): void {
    this.values = emptyFilter;
    this.clearSharedVariety();
  }

  private clearSharedVariety(): void {
    // The reaction to the variety tells of it; without one nothing else would.
    if (this.preferences.transactionVarietyId !== '') this.preferences.setTransactionVariety('');
    else this.onChange();
  }

  /** A name that does not come leaves the filter with a general word. */
  private async loadVarietyName(): Promise<void> {
    const varietyId = this.preferences.transactionVarietyId;
    this.varietyName = '';
    if (varietyId === '') return;
    try {
      const [line] = (await this.varietyApi.listPriceLines({ varietyId, limit: 1 })).items;
      runInAction(() => {
        if (line && varietyId === this.preferences.transactionVarietyId) this.varietyName = line.varietyName;
      });
    } catch (error) {
      console.warn('the name of a variety was not loaded', error);
    }
  }
}
