import { makeAutoObservable, runInAction } from 'mobx';
import type { HolderGroup } from '@contract/holder';
import { MAX_HOLDER_GROUP_NAME } from '@rules/holder';
import { normalizeLine } from '@rules/normalizeText';
import { currentToken } from '@/request/session';
import { UndoableRemoval } from '@/request/UndoableRemoval';

export interface GroupsApi {
  createHolderGroup(name: string): Promise<HolderGroup>;
  renameHolderGroup(id: string, name: string): Promise<null>;
  removeHolderGroup(id: string): Promise<null>;
  restoreHolderGroup(id: string): Promise<HolderGroup>;
}

/** @returns whether the server takes it as the name of a group */
export function isGroupName(name: string): boolean {
  const { length } = [...normalizeLine(name)];
  return length > 0 && length <= MAX_HOLDER_GROUP_NAME;
}

/** Changes of the groups of a holder. */
export class GroupsStore {
  isBusy = false;
  private readonly undoableRemoval = new UndoableRemoval<HolderGroup>();

  /** @param onChange called after each change */
  constructor(
    private readonly api: GroupsApi,
    private readonly onChange: () => Promise<void>
  ) {
    makeAutoObservable<this, 'api' | 'onChange' | 'undoableRemoval'>(
      this,
      { api: false, onChange: false, undoableRemoval: false },
      { autoBind: true }
    );
  }

  /** The group that was removed last, while this can be undone here. */
  get removed(): HolderGroup | undefined {
    return this.undoableRemoval.removed;
  }

  /**
   * Creates a group, or returns the one of this name.
   * @returns undefined while another change is running
   * @throws ApiError of the call, as the other changes
   */
  create(name: string): Promise<HolderGroup | undefined> {
    return this.runExclusive(() => this.api.createHolderGroup(name));
  }

  async rename(id: string, name: string): Promise<boolean> {
    return (await this.runExclusive(() => this.api.renameHolderGroup(id, name))) !== undefined;
  }

  /** Removes a group; its people stay. */
  async remove(group: HolderGroup): Promise<boolean> {
    const token = currentToken();
    const answer = await this.runExclusive(async () => {
      await this.api.removeHolderGroup(group.id);
      this.undoableRemoval.start(group, token);
      return true;
    });
    return answer !== undefined;
  }

  /** @returns false when there is nothing to undo any more */
  async undo(): Promise<boolean> {
    const { removed } = this;
    if (removed === undefined) return false;
    const restored = await this.runExclusive(() => this.api.restoreHolderGroup(removed.id));
    if (restored !== undefined && this.removed === removed) this.undoableRemoval.clear();
    return restored !== undefined;
  }

  clear(): void {
    this.undoableRemoval.clear();
  }

  private async runExclusive<T>(change: () => Promise<T>): Promise<T | undefined> {
    if (this.isBusy) return undefined;
    this.isBusy = true;
    try {
      const answer = await change();
      await this.onChange();
      return answer;
    } finally {
      runInAction(() => (this.isBusy = false));
    }
  }
}
