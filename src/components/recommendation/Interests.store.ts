import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { InterestTag } from '@contract/interest';
import { listInterests, setInterest } from '@/api/interest';

interface InterestApi {
  listInterests(): Promise<InterestTag[]>;
  setInterest(varietyId: string, on: boolean): Promise<unknown>;
}

/** Interests that recommendations are based on, while their sheet is open. */
export class InterestsStore {
  isOpen = false;
  /** Null until loaded. Removed tags stay listed, so that they can be restored while the sheet is open. */
  tags: readonly InterestTag[] | null = null;
  /** Error of loading the tags. */
  error: unknown = undefined;
  readonly removed = observable.set<string>();

  /** @param onChange called when earlier recommendations are out of date */
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

  /** Variety ids of the tags that are not removed. */
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

  /** Removes a tag or restores it. Updates optimistically; on failure it rolls back and rejects. */
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

  /** Replaces the interests. Shown once the server has accepted all changes; rejects otherwise. */
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
