import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { HolderEntry } from '@contract/holder';
import { Resource, type ResourceStatus } from '@/request/Resource';

export interface DuplicatesApi {
  getHolderDuplicates(): Promise<HolderEntry[][]>;
  mergeHolderEntries(ids: string[]): Promise<HolderEntry>;
}

/** People who seem to be the same, in the order of a merge: the first one stays. */
export interface DuplicateGroup {
  key: string;
  entries: readonly HolderEntry[];
}

/** One with a card stays, because the card keeps itself up to date; else the one that was met first. */
function inMergeOrder(entries: readonly HolderEntry[]): HolderEntry[] {
  const rank = ({ cardId }: HolderEntry) => (cardId === null ? 1 : 0);
  return [...entries].sort((a, b) => rank(a) - rank(b) || a.metAtMs - b.metAtMs);
}

/** Groups of people who seem to be the same, and their merges. */
export class DuplicatesStore {
  isMerging = false;
  private readonly resource: Resource<HolderEntry[][]>;
  /** People who were taken out of their groups. */
  private readonly excluded = observable.set<string>();

  /** @param onChange called after each merge */
  constructor(
    private readonly api: DuplicatesApi,
    private readonly onChange: () => Promise<void>
  ) {
    this.resource = new Resource(() => api.getHolderDuplicates(), { missingCodes: [] });
    makeAutoObservable<this, 'api' | 'onChange' | 'resource' | 'excluded'>(
      this,
      { api: false, onChange: false, resource: false, excluded: false },
      { autoBind: true }
    );
  }

  get groups(): readonly DuplicateGroup[] {
    const groups = this.resource.value ?? [];
    return groups.map((entries) => ({ key: entries[0]?.id ?? '', entries: inMergeOrder(entries) }));
  }

  get status(): ResourceStatus {
    return this.resource.value?.length === 0 ? 'empty' : this.resource.status;
  }

  get error(): unknown {
    return this.resource.error;
  }

  isExcluded(id: string): boolean {
    return this.excluded.has(id);
  }

  /** Takes a person out of the merge of the group, or back in. */
  toggle(id: string): void {
    if (!this.excluded.delete(id)) this.excluded.add(id);
  }

  /** Returns the people of a group that a merge would join; the first one stays. */
  mergedOf(group: DuplicateGroup): HolderEntry[] {
    return group.entries.filter(({ id }) => !this.excluded.has(id));
  }

  /** Never rejects: a failure is in `error`. */
  async load(): Promise<void> {
    this.excluded.clear();
    await this.resource.load();
  }

  /** Returns the group of a person who was just added; undefined without one, and when it could not be loaded. */
  async findGroupOf(id: string): Promise<DuplicateGroup | undefined> {
    await this.load();
    return this.groups.find(({ entries }) => entries.some((entry) => entry.id === id));
  }

  /**
   * Merges people into the first.
   * @returns false while another merge is running, and for less than two people
   * @throws ApiError of the call
   */
  async merge(entries: readonly HolderEntry[]): Promise<boolean> {
    if (this.isMerging || entries.length < 2) return false;
    this.isMerging = true;
    try {
      await this.api.mergeHolderEntries(entries.map(({ id }) => id));
      await Promise.all([this.load(), this.onChange()]);
      return true;
    } finally {
      runInAction(() => (this.isMerging = false));
    }
  }

  clear(): void {
    this.resource.clear();
    this.excluded.clear();
  }
}
