import { makeAutoObservable, observableRef } from 'mobx';
import type { Variety } from '@contract/variety';
import { Resource } from '@/request/Resource';

interface VarietyApi<V extends Variety> {
  listVarieties(): Promise<V[]>;
}

/** Choice of several varieties, with a text filter. Lives as long as the form that uses it. */
export class VarietyChoiceStore<V extends Variety = Variety> {
  searchText = '';
  chosen: readonly string[] = [];
  private readonly resource: Resource<readonly V[]>;

  /** @param maxCount maximum number of chosen varieties */
  constructor(
    api: VarietyApi<V>,
    readonly maxCount: number
  ) {
    this.resource = new Resource(() => api.listVarieties(), { audience: 'everyone' });
    makeAutoObservable<this, 'resource'>(
      this,
      { chosen: observableRef, maxCount: false, resource: false },
      { autoBind: true }
    );
  }

  /** Null until loaded. */
  get varieties(): readonly V[] | null {
    return this.resource.value;
  }

  get error(): unknown {
    return this.resource.error;
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
    if (!this.varieties) await this.resource.load();
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
