import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { InterestTag } from '@contract/interest';
import { listInterests, setInterest } from '@/api/interest';
import { Resource } from '@/request/Resource';

interface InterestApi {
  listInterests(): Promise<InterestTag[]>;
  setInterest(varietyId: string, on: boolean): Promise<unknown>;
}

/** Interests that recommendations are based on, while their sheet is open. */
export class InterestsStore {
  isOpen = false;
  readonly removed = observable.set<string>();
  private readonly resource: Resource<readonly InterestTag[]>;

  /** @param onChange called when earlier recommendations are out of date */
  constructor(
    private readonly onChange: () => void,
    private readonly api: InterestApi = { listInterests, setInterest }
  ) {
    this.resource = new Resource(() => api.listInterests());
    makeAutoObservable<this, 'api' | 'onChange' | 'resource'>(
      this,
      { removed: false, resource: false, api: false, onChange: false },
      { autoBind: true }
    );
  }

  /** Null until loaded. Removed tags stay listed, so that they can be restored while the sheet is open. */
  get tags(): readonly InterestTag[] | null {
    return this.resource.value;
  }

  /** Error of loading the tags. */
  get error(): unknown {
    return this.resource.error;
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

  /** Never rejects: a failure is stored in `error`. */
  async load(): Promise<void> {
    if (await this.resource.load()) runInAction(() => this.removed.clear());
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
