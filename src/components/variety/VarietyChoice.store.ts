import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Variety } from '@contract/variety';

interface VarietyApi<V extends Variety> {
  listVarieties(): Promise<V[]>;
}

/** Several of all varieties, narrowed by what is typed. Lives as long as the form that asks. */
export class VarietyChoiceStore<V extends Variety = Variety> {
  /** Null until they are there. */
  varieties: readonly V[] | null = null;
  error: unknown = undefined;
  typed = '';
  chosen: readonly string[] = [];

  /** @param most how many may be chosen */
  constructor(
    private readonly api: VarietyApi<V>,
    readonly most: number
  ) {
    makeAutoObservable<this, 'api'>(
      this,
      { varieties: observableRef, error: observableRef, chosen: observableRef, most: false, api: false },
      { autoBind: true }
    );
  }

  get isFull(): boolean {
    return this.chosen.length >= this.most;
  }

  /** Those that fit what is typed. */
  get found(): readonly V[] {
    const typed = this.typed.trim().toLowerCase();
    const all = this.varieties ?? [];
    if (typed === '') return all;
    return all.filter(
      ({ name, initials }) =>
        name.toLowerCase().includes(typed) || initials.some((letters) => letters.startsWith(typed))
    );
  }

  async open(chosen: readonly string[]): Promise<void> {
    this.chosen = chosen;
    this.typed = '';
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

  type(typed: string): void {
    this.typed = typed;
  }

  /** False when it would be one too many. */
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
