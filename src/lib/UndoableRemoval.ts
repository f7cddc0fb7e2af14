import { makeAutoObservable, observableRef } from 'mobx';

/** Milliseconds for which a removal can be undone in the app; the server keeps removed items longer. */
export const UNDO_TIMEOUT_MS = 8000;

/** The last removed item, while the removal can be undone. Lives as long as the store that owns it. */
export class UndoableRemoval<T> {
  removed: T | undefined = undefined;
  private timer: ReturnType<typeof setTimeout> | undefined = undefined;

  constructor() {
    makeAutoObservable<this, 'timer'>(this, { removed: observableRef, timer: false }, { autoBind: true });
  }

  /** Starts the undo period of an item; replaces the previous one. */
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
