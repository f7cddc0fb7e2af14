import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Page } from '@contract/common';
import type { LineQuery, PriceLine } from '@contract/priceLine';
import type { TransactionMode } from '@/stores/transactionTab';
import {
  activeCriteria,
  countFilters,
  emptyFilter,
  type FilterCriterion,
  type FilterFlag,
  filterQuery,
  type FilterValues,
  type NamedOption,
  withoutCriterion
} from './filterValues';

interface VarietyNameApi {
  listPriceLines(query: LineQuery): Promise<Page<PriceLine>>;
}

/** Preferences that outlive the page: the shown side of the trade, and the variety that another page filtered it by. */
export interface TransactionPreferences {
  readonly transactionMode: TransactionMode;
  readonly transactionVarietyId: string;
  setVariety(varietyId: string): void;
}

/** Filter of the tab's lists, set here or by another page. Lives as long as the tab. */
export class ListingFilterStore {
  values: FilterValues = emptyFilter;
  /** Name of the variety that another page selected; empty until loaded. */
  varietyName = '';

  /** @param onChange called after each change, to reload the list */
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

  /**
   * Follows the variety selected by other pages.
   * @returns a function that stops it
   */
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

  /** Varieties that the lists are filtered by: the one from another page, else those selected here. */
  get varieties(): readonly NamedOption[] {
    const id = this.preferences.transactionVarietyId;
    return id === '' ? this.values.varieties : [{ id, name: this.varietyName }];
  }

  /** Active criteria of the shown side, except varieties. */
  get criteria(): FilterCriterion[] {
    return activeCriteria(this.values, this.preferences.transactionMode);
  }

  get count(): number {
    return countFilters(this.values, this.preferences.transactionMode);
  }

  get isOn(): boolean {
    return this.varieties.length > 0 || this.count > 0;
  }

  /** Filter parameters of the list requests. */
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

  /** Selects varieties, replacing the one selected by another page. */
  selectVarieties(varieties: readonly NamedOption[]): void {
    this.values = { ...this.values, varieties };
    this.clearSharedVariety();
  }

  clear(): void {
    this.values = emptyFilter;
    this.clearSharedVariety();
  }

  private clearSharedVariety(): void {
    // Clearing the preference triggers the reaction, which calls `onChange`; without a preference it is called here.
    if (this.preferences.transactionVarietyId !== '') this.preferences.setVariety('');
    else this.onChange();
  }

  /** Loads the variety's name. On failure the filter keeps a generic label. */
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
