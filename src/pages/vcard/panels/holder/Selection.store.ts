import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { CallInput } from '@contract';
import type { HolderListStore } from './HolderList.store';
import { inParts, type RemovalStore } from './Removal.store';

export interface SelectionApi {
  tagHolderEntries(body: CallInput<'POST /api/vcard/holder/tag'>): Promise<number>;
  untagHolderEntries(body: CallInput<'POST /api/vcard/holder/untag'>): Promise<number>;
  moveHolderEntries(body: CallInput<'POST /api/vcard/holder/move'>): Promise<number>;
  starHolderEntries(body: CallInput<'POST /api/vcard/holder/star'>): Promise<number>;
}

/** Stores and functions that the selection works on. */
interface SelectionPorts {
  list: HolderListStore;
  removal: RemovalStore;
  /** Called after each change. */
  onChange(): Promise<void>;
}

/** The selected people, and what is done to all of them: any number, in parts of as many as the server takes. */
export class SelectionStore {
  /** Whether a tap on a person selects instead of opening. */
  isActive = false;
  isBusy = false;
  private readonly chosen = observable.set<string>();

  constructor(
    private readonly api: SelectionApi,
    private readonly ports: SelectionPorts
  ) {
    makeAutoObservable<this, 'api' | 'ports' | 'chosen'>(
      this,
      { api: false, ports: false, chosen: false },
      { autoBind: true }
    );
  }

  get count(): number {
    return this.chosen.size;
  }

  has(id: string): boolean {
    return this.chosen.has(id);
  }

  /** Selected ids in the order of the list, as far as it is loaded, then those that the list does not show. */
  get ids(): string[] {
    const listed = this.ports.list.loadedEntries.flatMap(({ id }) => (this.chosen.has(id) ? [id] : []));
    return [...new Set([...listed, ...this.chosen])];
  }

  start(): void {
    this.isActive = true;
  }

  stop(): void {
    this.isActive = false;
    this.chosen.clear();
  }

  toggle(id: string): void {
    if (!this.chosen.delete(id)) this.chosen.add(id);
  }

  /** Selects all people of the list, those that are not loaded yet included. @returns false when they could not be loaded */
  async chooseAll(): Promise<boolean> {
    const { list } = this.ports;
    const { filter } = list;
    const isComplete = await this.whileBusy(() => list.loadAll());
    runInAction(() => {
      if (isComplete && this.isActive && filter === list.filter) {
        for (const { id } of list.loadedEntries) this.chosen.add(id);
      }
    });
    return isComplete;
  }

  chooseNone(): void {
    this.chosen.clear();
  }

  /**
   * Adds a tag to the selected people.
   * @returns the number of those who got it; undefined while another change is running
   * @throws ApiError of the call, as the other changes
   */
  tag(tag: string): Promise<number | undefined> {
    return this.change((ids) => this.api.tagHolderEntries({ ids, tag }));
  }

  untag(tag: string): Promise<number | undefined> {
    return this.change((ids) => this.api.untagHolderEntries({ ids, tag }));
  }

  /** @param groupId null takes them out of their groups */
  move(groupId: string | null): Promise<number | undefined> {
    return this.change((ids) => this.api.moveHolderEntries({ ids, groupId }));
  }

  star(isStarred: boolean): Promise<number | undefined> {
    return this.change((ids) => this.api.starHolderEntries({ ids, isStarred }));
  }

  /** Removes the selected people, and ends the selection. @throws ApiError of the call; the selection stays */
  async remove(): Promise<void> {
    if (await this.ports.removal.remove(this.ids)) runInAction(() => this.stop());
  }

  private async change(run: (ids: string[]) => Promise<number>): Promise<number | undefined> {
    if (this.isBusy) return undefined;
    return this.whileBusy(async () => {
      let count = 0;
      try {
        await inParts(this.ids, async (part) => {
          count += await run(part);
        });
      } finally {
        await this.ports.onChange();
      }
      return count;
    });
  }

  private async whileBusy<T>(work: () => Promise<T>): Promise<T> {
    this.isBusy = true;
    try {
      return await work();
    } finally {
      runInAction(() => (this.isBusy = false));
    }
  }
}
