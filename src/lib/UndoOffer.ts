import { makeAutoObservable, observableRef } from 'mobx';

/** For so long the bar offers to undo a removal; the server keeps what was removed longer. */
export const UNDO_SHOWN_MS = 8000;

/** The last thing that was removed, while it can be taken back. Lives as long as the store that owns it. */
export class UndoOffer<T> {
  removed: T | undefined = undefined;
  private timer: ReturnType<typeof setTimeout> | undefined = undefined;

  constructor() {
    makeAutoObservable<this, 'timer'>(this, { removed: observableRef, timer: false }, { autoBind: true });
  }

  /** Takes the place of what was removed before. */
  offer(removed: T): void {
    this.withdraw();
    this.removed = removed;
    this.timer = setTimeout(this.withdraw, UNDO_SHOWN_MS);
  }

  withdraw(): void {
    clearTimeout(this.timer);
    this.removed = undefined;
  }
}
