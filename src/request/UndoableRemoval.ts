import { makeAutoObservable, observableRef } from 'mobx';
import { currentToken } from './session';

/** Milliseconds for which a removal can be undone in the app; the server keeps removed items longer. */
export const UNDO_TIMEOUT_MS = 8000;

/**
 * The last removed item, while the user who removed it is logged in and can undo the removal. Lives as long as the store
 * that owns it.
 */
export class UndoableRemoval<T> {
  private removal: { item: T; token: string } | undefined = undefined;
  private timer: ReturnType<typeof setTimeout> | undefined = undefined;

  constructor() {
    makeAutoObservable<this, 'removal' | 'timer'>(this, { removal: observableRef, timer: false }, { autoBind: true });
  }

  get removed(): T | undefined {
    return this.removal?.token === currentToken() ? this.removal.item : undefined;
  }

  /**
   * Starts the undo period of an item; replaces the previous one. Does nothing once another user is logged in.
   * @param token the session in which the removal was requested
   */
  start(item: T, token: string): void {
    if (token !== currentToken()) return;
    this.clear();
    this.removal = { item, token };
    this.timer = setTimeout(this.clear, UNDO_TIMEOUT_MS);
  }

  clear(): void {
    clearTimeout(this.timer);
    this.removal = undefined;
  }
}
