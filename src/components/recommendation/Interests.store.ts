import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { InterestTag } from '@contract/interest';
import { listInterests, setInterest } from '@/api/interest';

interface InterestApi {
  listInterests(): Promise<InterestTag[]>;
  setInterest(varietyId: string, on: boolean): Promise<unknown>;
}

/** What recommendations are made from, while its sheet is open. */
export class InterestsStore {
  isOpen = false;
  /** Null until they are there. Those taken out stay, so that they can be put back while the sheet is open. */
  tags: readonly InterestTag[] | null = null;
  /** Why they are not there. */
  error: unknown = undefined;
  readonly removed = observable.set<string>();

  /** @param onChange what was recommended before is out of date */
  constructor(
    private readonly onChange: () => void,
    private readonly api: InterestApi = { listInterests, setInterest }
  ) {
    makeAutoObservable<this, 'api' | 'onChange'>(
      this,
      { tags: observableRef, error: observableRef, removed: false, api: false, onChange: false },
      { autoBind: true }
    );
  }

  /** Ids of those that are not taken out. */
  get activeIds(): string[] {
    return (this.tags ?? []).map(({ varietyId }) => varietyId).filter((id) => !this.removed.has(id));
  }

  open(): void {
    this.isOpen = true;
  }

  close(): void {
    this.isOpen = false;
  }

  async load(): Promise<void> {
    this.error = undefined;
    try {
      const tags = await this.api.listInterests();
      runInAction(() => {
        this.tags = tags;
        this.removed.clear();
      });
    } catch (error) {
      runInAction(() => {
        this.error = error;
      });
    }
  }

  /** Takes a tag out or puts it back: shown at once, and taken back when the server does not follow; rejects then. */
  async toggle(varietyId: string): Promise<void> {
    const on = this.removed.has(varietyId);
    this.setActive(varietyId, on);
    try {
      await this.api.setInterest(varietyId, on);
    } catch (error) {
      this.setActive(varietyId, !on);
      throw error;
    }
    this.onChange();
  }

  /** These and no others, by id: shown once the server has all of them. Rejects when it does not follow. */
  async setInterests(varietyIds: readonly string[]): Promise<void> {
    const before = this.activeIds;
    try {
      for (const id of varietyIds) if (!before.includes(id)) await this.api.setInterest(id, true);
      for (const id of before) if (!varietyIds.includes(id)) await this.api.setInterest(id, false);
    } finally {
      await this.load();
      this.onChange();
    }
  }

  private setActive(varietyId: string, isActive: boolean): void {
    if (isActive) this.removed.delete(varietyId);
    else this.removed.add(varietyId);
  }
}
