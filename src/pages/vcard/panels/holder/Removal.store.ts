import { makeAutoObservable, runInAction } from 'mobx';
import { MAX_HOLDER_SELECTION } from '@rules/holder';
import { currentToken } from '@/request/session';
import { UndoableRemoval } from '@/request/UndoableRemoval';

export interface RemovalApi {
  removeHolderEntries(ids: string[]): Promise<number>;
  restoreHolderEntries(ids: string[]): Promise<number>;
}

/** Calls with as many ids as the server takes at once, one after the other. @throws the error of the first failed call */
export async function inParts(ids: readonly string[], run: (part: string[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < ids.length; start += MAX_HOLDER_SELECTION) {
    await run(ids.slice(start, start + MAX_HOLDER_SELECTION));
  }
}

/** Removes people from the holder, and undoes it. */
export class RemovalStore {
  isBusy = false;
  private readonly undoableRemoval = new UndoableRemoval<readonly string[]>();

  /** @param onChange called when people have left or come back */
  constructor(
    private readonly api: RemovalApi,
    private readonly onChange: () => Promise<void>
  ) {
    makeAutoObservable<this, 'api' | 'onChange' | 'undoableRemoval'>(
      this,
      { api: false, onChange: false, undoableRemoval: false },
      { autoBind: true }
    );
  }

  /** Ids of the people who were removed last, while this can be undone here. */
  get removed(): readonly string[] | undefined {
    return this.undoableRemoval.removed;
  }

  /**
   * Removes people; what was removed before a failure can be undone.
   * @returns false while another removal is running
   * @throws ApiError of the call
   */
  remove(ids: readonly string[]): Promise<boolean> {
    const token = currentToken();
    const gone: string[] = [];
    return this.runExclusive(async () => {
      try {
        await inParts(ids, async (part) => {
          await this.api.removeHolderEntries(part);
          gone.push(...part);
        });
      } finally {
        if (gone.length > 0) this.undoableRemoval.start(gone, token);
      }
    });
  }

  /**
   * Brings back the people who were removed last.
   * @returns false when there are none any more
   * @throws ApiError of the call; the undo can then be tried again
   */
  async undo(): Promise<boolean> {
    const { removed } = this;
    if (removed === undefined) return false;
    return this.runExclusive(async () => {
      await inParts(removed, (part) => this.api.restoreHolderEntries(part));
      if (this.removed === removed) this.undoableRemoval.clear();
    });
  }

  clear(): void {
    this.undoableRemoval.clear();
  }

  private async runExclusive(action: () => Promise<void>): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    try {
      await action();
      return true;
    } finally {
      runInAction(() => (this.isBusy = false));
      await this.onChange();
    }
  }
}
