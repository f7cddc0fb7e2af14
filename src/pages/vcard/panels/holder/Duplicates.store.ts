import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { HolderDuplicate, HolderEntry } from '@contract/holder';
import { Resource, type ResourceStatus } from '@/request/Resource';
import { currentToken } from '@/request/session';
import { UndoableRemoval } from '@/request/UndoableRemoval';

export interface DuplicatesApi {
  getHolderDuplicates(): Promise<HolderDuplicate[][]>;
  mergeHolderEntries(ids: string[]): Promise<HolderEntry>;
  undoHolderMerge(ids: string[]): Promise<HolderEntry>;
}

/** People who seem to be the same, in the order of a merge: the first one stays. */
export interface DuplicateGroup {
  key: string;
  entries: readonly HolderDuplicate[];
}

/** A new person, one who seems to be the same, and why. */
export interface KnownPerson {
  known: HolderDuplicate;
  /** The two in the order of a merge. */
  pair: readonly HolderDuplicate[];
  /** The number of both, in digits; undefined for one name in a company. */
  number: string | undefined;
}

/** Keys that are numbers; the others begin with a name. */
const isNumber = (key: string) => /^\d+$/.test(key);

/** One with a card stays, because the card keeps itself up to date; else the one that was met first. */
function inMergeOrder(entries: readonly HolderDuplicate[]): HolderDuplicate[] {
  const rank = ({ cardId }: HolderEntry) => (cardId === null ? 1 : 0);
  return [...entries].sort((a, b) => rank(a) - rank(b) || a.metAtMs - b.metAtMs);
}

/** Groups of people who seem to be the same, and their merges. */
export class DuplicatesStore {
  isMerging = false;
  private readonly resource: Resource<HolderDuplicate[][]>;
  private readonly undoable = new UndoableRemoval<readonly string[]>();
  /** People who were taken out of their groups. */
  private readonly excluded = observable.set<string>();

  /** @param onChange called after each merge, and when one is undone */
  constructor(
    private readonly api: DuplicatesApi,
    private readonly onChange: () => Promise<void>
  ) {
    this.resource = new Resource(() => api.getHolderDuplicates(), { missingCodes: [] });
    makeAutoObservable<this, 'api' | 'onChange' | 'resource' | 'undoable' | 'excluded'>(
      this,
      { api: false, onChange: false, resource: false, undoable: false, excluded: false },
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

  /** Ids of the people who were merged last, while this can be undone here. */
  get merged(): readonly string[] | undefined {
    return this.undoable.removed;
  }

  isExcluded(id: string): boolean {
    return this.excluded.has(id);
  }

  /** Takes a person out of the merge of the group, or back in. */
  toggle(id: string): void {
    if (!this.excluded.delete(id)) this.excluded.add(id);
  }

  /** Returns the people of a group that a merge would join; the first one stays. */
  mergedOf(group: DuplicateGroup): HolderDuplicate[] {
    return group.entries.filter(({ id }) => !this.excluded.has(id));
  }

  /** Never rejects: a failure is in `error`. */
  async load(): Promise<void> {
    this.excluded.clear();
    await this.resource.load();
  }

  /**
   * Returns who has a key in common with a person who was just added, rather a number than a name; undefined for none, and
   * when they could not be loaded.
   */
  async findKnown(id: string): Promise<KnownPerson | undefined> {
    await this.load();
    const entries = this.groups.flatMap((group) =>
      group.entries.some((entry) => entry.id === id) ? group.entries : []
    );
    const keys = entries.find((entry) => entry.id === id)?.keys ?? [];
    for (const key of [...keys.filter(isNumber), ...keys.filter((one) => !isNumber(one))]) {
      const known = entries.find((entry) => entry.id !== id && entry.keys.includes(key));
      const pair = entries.filter((entry) => entry === known || entry.id === id);
      if (known) return { known, pair, number: isNumber(key) ? key : undefined };
    }
    return undefined;
  }

  /**
   * Merges people into the first.
   * @returns false while another merge is running, and for less than two people
   * @throws ApiError of the call
   */
  async merge(entries: readonly HolderEntry[]): Promise<boolean> {
    if (entries.length < 2) return false;
    const token = currentToken();
    const ids = entries.map(({ id }) => id);
    return this.runExclusive(async () => {
      await this.api.mergeHolderEntries(ids);
      this.undoable.start(ids, token);
    });
  }

  /**
   * Separates the people who were merged last.
   * @returns false when there are none any more
   * @throws ApiError of the call
   */
  async undo(): Promise<boolean> {
    const { merged } = this;
    if (merged === undefined) return false;
    return this.runExclusive(async () => {
      await this.api.undoHolderMerge([...merged]);
      if (this.merged === merged) this.undoable.clear();
    });
  }

  clear(): void {
    this.resource.clear();
    this.excluded.clear();
    this.undoable.clear();
  }

  private async runExclusive(change: () => Promise<void>): Promise<boolean> {
    if (this.isMerging) return false;
    this.isMerging = true;
    try {
      await change();
      await Promise.all([this.load(), this.onChange()]);
      return true;
    } finally {
      runInAction(() => (this.isMerging = false));
    }
  }
}
