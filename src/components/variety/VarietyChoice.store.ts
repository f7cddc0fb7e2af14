import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Variety } from '@contract/variety';

interface VarietyApi<V extends Variety> {
  listVarieties(): Promise<V[]>;
}

/** Choice of several varieties, with a text filter. Lives as long as the form that uses it. */
export class VarietyChoiceStore<V extends Variety = Variety> {
  /** Null until loaded. */
  varieties: readonly V[] | null = null;
  error: unknown = undefined;
  searchText = '';
  chosen: readonly string[] = [];

  /** @param maxCount maximum number of chosen varieties */
  constructor(
    private readonly api: VarietyApi<V>,
    readonly maxCount: number
  ) {
    makeAutoObservable<this, 'api'>(
      this,
      { varieties: observableRef, error: observableRef, chosen: observableRef, maxCount: false, api: false },
      { autoBind: true }
    );
  }

  get isFull(): boolean {
    return this.chosen.length >= this.maxCount;
  }

  /** Varieties that match the typed text. */
  get matches(): readonly V[] {
    const searchText = this.searchText.trim().toLowerCase();
    const all = this.varieties ?? [];
    if (searchText === '') return all;
    return all.filter(
      ({ name, initials }) =>
        name.toLowerCase().includes(searchText) || initials.some((letters) => letters.startsWith(searchText))
    );
  }

  async open(chosen: readonly string[]): Promise<void> {
    this.chosen = chosen;
    this.searchText = '';
    if (this.varieties) return;
    this.error = undefined;
    try {
      const varieties = await this.api.listVarieties();
      runInAction(() => {
        this.varieties = varieties;
      });
    } catch (error) {
      runInAction(() => {
        this.error = error;
      });
    }
  }

  setSearchText(searchText: string): void {
    this.searchText = searchText;
  }

  /** Adds or removes a variety. Returns false when the maximum is reached. */
  toggle(id: string): boolean {
    if (this.chosen.includes(id)) {
      this.chosen = this.chosen.filter((one) => one !== id);
      return true;
    }
    if (this.isFull) return false;
    this.chosen = [...this.chosen, id];
    return true;
  }
}
