import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { CallInput } from '@contract';
import type { Page } from '@contract/common';
import type { ExchangeBox, ExchangeItem } from '@contract/exchange';
import { FilteredList } from '@/request/FilteredList';
import { PagedList } from '@/request/PagedList';
import { currentToken } from '@/request/session';
import { UndoableRemoval } from '@/request/UndoableRemoval';

export interface RequestsApi {
  listExchanges(query: CallInput<'POST /api/front/exchange/list'>): Promise<Page<ExchangeItem>>;
  answerExchange(body: CallInput<'POST /api/front/exchange/answer'>): Promise<unknown>;
}

/** Requests for an exchange: those that wait for the user, those of the user, and those that are blocked. */
export class RequestsStore {
  box: ExchangeBox = 'incoming';
  private rows: FilteredList<ExchangeItem>;
  /** Requests whose answer is being sent. */
  private readonly busyIds = observable.set<string>();
  private readonly undoable = new UndoableRemoval<{ item: ExchangeItem; answer: 'ignore' | 'block' }>();

  /** @param onChange called after each answer, which changes the counts of the holder */
  constructor(
    private readonly api: RequestsApi,
    private readonly onChange: () => Promise<void>
  ) {
    this.rows = this.createRows();
    makeAutoObservable<this, 'api' | 'onChange' | 'rows' | 'busyIds' | 'undoable'>(
      this,
      { rows: observableRef, api: false, onChange: false, busyIds: false, undoable: false },
      { autoBind: true }
    );
  }

  get list(): PagedList<ExchangeItem> {
    return this.rows.shown;
  }

  /** Whether the requests of a newly chosen box are loading. */
  get isSwitching(): boolean {
    return this.rows.isSwitching;
  }

  /** Requests that wait for the user, as far as they are loaded; none while another box is shown. */
  get waiting(): readonly ExchangeItem[] {
    return this.box === 'incoming' && !this.isSwitching ? this.list.items : [];
  }

  /** The request that was blocked last, while this can be undone here. */
  get blocked(): ExchangeItem | undefined {
    return this.lastOf('block');
  }

  /** The request that was ignored last, while this can be undone here. */
  get ignored(): ExchangeItem | undefined {
    return this.lastOf('ignore');
  }

  private lastOf(answer: 'ignore' | 'block'): ExchangeItem | undefined {
    const { removed } = this.undoable;
    return removed?.answer === answer ? removed.item : undefined;
  }

  isBusy(id: string): boolean {
    return this.busyIds.has(id);
  }

  /** Reloads the shown box. Never rejects: a failure is in `list.error`. */
  refresh(): Promise<void> {
    return this.rows.refresh();
  }

  selectBox(box: ExchangeBox): void {
    if (box === this.box) return;
    this.box = box;
    void this.rows.switch();
  }

  /**
   * Ignores, blocks or unblocks the person who asked, or lets an ignored request wait again.
   * @returns false while an answer to this request is being sent
   * @throws ApiError of the call; a request that was answered elsewhere leaves the list all the same
   */
  async answer(item: ExchangeItem, answer: 'ignore' | 'unignore' | 'block' | 'unblock'): Promise<boolean> {
    if (this.busyIds.has(item.id)) return false;
    const token = currentToken();
    this.busyIds.add(item.id);
    try {
      await this.api.answerExchange({ id: item.id, answer });
      if (answer === 'block' || answer === 'ignore') this.undoable.start({ item, answer }, token);
    } finally {
      runInAction(() => this.busyIds.delete(item.id));
      await Promise.all([this.refresh(), this.onChange()]);
    }
    return true;
  }

  /**
   * Undoes the last answer: unblocks the person, whose request stays ignored, or lets an ignored request wait again.
   * @returns false when there is none any more
   * @throws ApiError of the call
   */
  async undo(): Promise<boolean> {
    const { removed } = this.undoable;
    if (removed === undefined) return false;
    const isDone = await this.answer(removed.item, removed.answer === 'block' ? 'unblock' : 'unignore');
    if (isDone && this.undoable.removed === removed) this.undoable.clear();
    return isDone;
  }

  /** Removes the requests of the previous user. */
  clear(): void {
    this.box = 'incoming';
    this.undoable.clear();
    this.rows = this.createRows();
  }

  private createRows(): FilteredList<ExchangeItem> {
    return new FilteredList(() => {
      const { box } = this;
      return new PagedList((cursor) => this.api.listExchanges({ box, ...(cursor !== undefined && { cursor }) }));
    });
  }
}
