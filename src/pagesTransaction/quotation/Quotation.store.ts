import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CallInput } from '@contract';
import type { QuotationDetail, QuotationVersion, RejectReason } from '@contract/quotation';
import { ApiError } from '@/request/ApiError';
import { conflictOf } from './conflict';

type Decided = { id: string; revision: number };

export interface QuotationApi {
  getQuotation(id: string): Promise<QuotationDetail>;
  withdrawQuotation(body: Decided): Promise<QuotationDetail>;
  shortlistQuotation(body: Decided & { on: boolean }): Promise<QuotationDetail>;
  counterQuotation(body: CallInput<'POST /api/front/quotation/counter'>): Promise<QuotationDetail>;
  acceptQuotation(body: CallInput<'POST /api/front/quotation/accept'>): Promise<QuotationDetail>;
  rejectQuotation(body: Decided & { reason: RejectReason; text: string }): Promise<QuotationDetail>;
  scoreQuotation(body: { id: string; score: number; text: string }): Promise<QuotationDetail>;
  newRequestId(): Promise<string>;
}

/**
 * One quotation as its supplier or the buyer reads it, and what they do about it: one thing at a time, and nothing on
 * an old view. Lives as long as the page or sheet that shows it.
 */
export class QuotationStore {
  detail: QuotationDetail | null = null;
  /** Why it did not come. */
  error: unknown = undefined;
  isBusy = false;
  /** When what is shown came (epoch ms). */
  loadedAtMs = 0;
  private generation = 0;
  /** The same for every try of the same step: the server takes it once. */
  private request: { step: string; id: string } | undefined;

  constructor(
    readonly id: string,
    private readonly api: QuotationApi,
    private readonly now: () => number = Date.now
  ) {
    makeAutoObservable<this, 'api' | 'now' | 'generation' | 'request'>(
      this,
      {
        id: false,
        api: false,
        now: false,
        detail: observableRef,
        error: observableRef,
        generation: false,
        request: false
      },
      { autoBind: true }
    );
  }

  get status(): 'loading' | 'ready' | 'error' {
    if (this.detail) return 'ready';
    return this.error === undefined ? 'loading' : 'error';
  }

  /** There is no such quotation, or it is not the reader's. */
  get isMissing(): boolean {
    return this.error instanceof ApiError && ['NOT_FOUND', 'VALIDATION'].includes(this.error.code);
  }

  /** What counts. */
  get version(): QuotationVersion | undefined {
    return this.detail?.versions[this.detail.versions.length - 1];
  }

  /** It can still become a deal. */
  get isOpen(): boolean {
    return ['submitted', 'viewed', 'shortlisted'].includes(this.detail?.status ?? '');
  }

  /** Somebody waits for an answer of the reader. */
  get waitsForReader(): boolean {
    const { detail } = this;
    return Boolean(detail?.hasOpenCounter && detail.counters[detail.counters.length - 1]?.by !== detail.side);
  }

  /** Never rejects: a failure is in `error`, and what is shown stays. */
  async load(): Promise<void> {
    this.generation += 1;
    const { generation } = this;
    this.error = undefined;
    try {
      const detail = await this.api.getQuotation(this.id);
      runInAction(() => {
        if (generation !== this.generation) return;
        this.detail = detail;
        this.loadedAtMs = this.now();
      });
    } catch (error) {
      runInAction(() => {
        if (generation === this.generation) this.error = error;
      });
    }
  }

  show(detail: QuotationDetail): void {
    this.generation += 1;
    this.detail = detail;
    this.loadedAtMs = this.now();
  }

  withdraw(): Promise<boolean> {
    return this.act((known) => this.api.withdrawQuotation(known));
  }

  setShortlisted(on: boolean): Promise<boolean> {
    return this.act((known) => this.api.shortlistQuotation({ ...known, on }));
  }

  /** @param unitFen null for words only */
  counter(unitFen: number | null, text: string): Promise<boolean> {
    return this.act(async (known) => {
      const step = JSON.stringify(['counter', known, unitFen, text]);
      return this.api.counterQuotation({ ...known, requestId: await this.requestId(step), unitFen, text });
    });
  }

  accept(grams: number): Promise<boolean> {
    return this.act(async (known) => {
      const step = JSON.stringify(['accept', known, grams]);
      return this.api.acceptQuotation({ ...known, requestId: await this.requestId(step), grams });
    });
  }

  reject(reason: RejectReason, text: string): Promise<boolean> {
    return this.act((known) => this.api.rejectQuotation({ ...known, reason, text }));
  }

  score(score: number, text: string): Promise<boolean> {
    return this.act(({ id }) => this.api.scoreQuotation({ id, score, text }));
  }

  /** Answers false when another step is under way. Rejects with the reason, having loaded what stands now. */
  private async act(step: (known: Decided) => Promise<QuotationDetail>): Promise<boolean> {
    const { detail } = this;
    if (!detail || this.isBusy) return false;
    this.isBusy = true;
    try {
      this.show(await step({ id: this.id, revision: detail.revision }));
      return true;
    } catch (error) {
      if (conflictOf(error) !== undefined) await this.load();
      throw error;
    } finally {
      runInAction(() => (this.isBusy = false));
    }
  }

  private async requestId(step: string): Promise<string> {
    if (this.request?.step !== step) this.request = { step, id: await this.api.newRequestId() };
    return this.request.id;
  }
}
