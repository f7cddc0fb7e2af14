import { makeAutoObservable, observableRef } from 'mobx';

/** For so long the bar offers to undo a removal; the server keeps what was removed longer. */
export const UNDO_TIMEOUT_MS = 8000;

/** The last thing that was removed, while it can be taken back. Lives as long as the store that owns it. */
export class UndoableRemoval<T> {
  removed: T | undefined = undefined;
  private timer: ReturnType<typeof setTimeout> | undefined = undefined;

  constructor() {
    makeAutoObservable<this, 'timer'>(this, { removed: observableRef, timer: false }, { autoBind: true });
  }

  /** Takes the place of what was removed before. */
  start(removed: T): void {
    this.clear();
    this.removed = removed;
    this.timer = setTimeout(this.clear, UNDO_TIMEOUT_MS);
  }

  clear(): void {
    clearTimeout(this.timer);
    this.removed = undefined;
  }
}
