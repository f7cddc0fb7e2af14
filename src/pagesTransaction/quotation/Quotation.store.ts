import { makeAutoObservable, runInAction } from 'mobx';
import type { CallInput } from '@contract';
import type { CounterOffer, QuotationDetail, QuotationVersion, RejectReason } from '@contract/quotation';
import { Resource } from '@/request/Resource';
import { conflictReason } from './conflict';

type QuotationRef = { id: string; revision: number };

export interface QuotationApi {
  getQuotation(id: string): Promise<QuotationDetail>;
  withdrawQuotation(body: QuotationRef): Promise<QuotationDetail>;
  shortlistQuotation(body: QuotationRef & { on: boolean }): Promise<QuotationDetail>;
  counterQuotation(body: CallInput<'POST /api/front/quotation/counter'>): Promise<QuotationDetail>;
  agreeToOffer(body: CallInput<'POST /api/front/quotation/agree'>): Promise<QuotationDetail>;
  declineOffer(body: QuotationRef & { counterId: string }): Promise<QuotationDetail>;
  retractOffer(body: QuotationRef & { counterId: string }): Promise<QuotationDetail>;
  acceptQuotation(body: CallInput<'POST /api/front/quotation/accept'>): Promise<QuotationDetail>;
  rejectQuotation(body: QuotationRef & { reason: RejectReason; text: string }): Promise<QuotationDetail>;
  scoreQuotation(body: { id: string; score: number; text: string }): Promise<QuotationDetail>;
  newRequestId(): Promise<string>;
}

/**
 * One quotation as its supplier or the buyer sees it, with their actions. Runs one action at a time and only against
 * the shown revision. Lives as long as the page or sheet that shows it.
 */
export class QuotationStore {
  readonly shown: Resource<QuotationDetail>;
  isBusy = false;
  /** Idempotency key of the current step, reused by its retries. */
  private request: { step: string; id: string } | undefined;

  constructor(
    readonly id: string,
    private readonly api: QuotationApi
  ) {
    this.shown = new Resource(() => api.getQuotation(id));
    makeAutoObservable<this, 'api' | 'request'>(
      this,
      { id: false, shown: false, api: false, request: false },
      { autoBind: true }
    );
  }

  get detail(): QuotationDetail | null {
    return this.shown.value;
  }

  /** The version in force. */
  get version(): QuotationVersion | undefined {
    return this.detail?.versions[this.detail.versions.length - 1];
  }

  /** True while the quotation can still become a deal. */
  get isOpen(): boolean {
    return ['submitted', 'viewed', 'shortlisted'].includes(this.detail?.status ?? '');
  }

  /** Counter-offer of the other side that the viewer can agree to; null without one. */
  get offer(): (CounterOffer & { unitFen: number }) | null {
    const { detail } = this;
    const open = detail?.openOffer;
    if (!open || open.unitFen === null || open.by === detail.side) return null;
    return { ...open, unitFen: open.unitFen };
  }

  /** Never rejects: a failure is in `shown.error`, and the shown quotation stays unless it is missing. */
  load(): Promise<boolean> {
    return this.shown.load();
  }

  withdraw(): Promise<boolean> {
    return this.act((known) => this.api.withdrawQuotation(known));
  }

  setShortlisted(on: boolean): Promise<boolean> {
    return this.act((known) => this.api.shortlistQuotation({ ...known, on }));
  }

  /** @param unitFen price of the counter-offer; null for a message without a price */
  counter(unitFen: number | null, text: string): Promise<boolean> {
    return this.act(async (known) => {
      const step = JSON.stringify(['counter', known, unitFen, text]);
      return this.api.counterQuotation({ ...known, requestId: await this.requestId(step), unitFen, text });
    });
  }

  /** Accepts the other side's counter-offer as the price of a new version. */
  agree(counterId: string): Promise<boolean> {
    return this.act(async (known) => {
      const step = JSON.stringify(['agree', known, counterId]);
      return this.api.agreeToOffer({ ...known, requestId: await this.requestId(step), counterId });
    });
  }

  decline(counterId: string): Promise<boolean> {
    return this.act((known) => this.api.declineOffer({ ...known, counterId }));
  }

  retract(counterId: string): Promise<boolean> {
    return this.act((known) => this.api.retractOffer({ ...known, counterId }));
  }

  /** @param unitFen price that was shown and chosen; the server rejects any other */
  accept(grams: number, unitFen: number): Promise<boolean> {
    const seen = { version: this.version?.version ?? 0, unitFen, counterId: this.detail?.openOffer?.id ?? null };
    return this.act(async (known) => {
      const step = JSON.stringify(['accept', known, grams, seen]);
      return this.api.acceptQuotation({ ...known, requestId: await this.requestId(step), grams, ...seen });
    });
  }

  reject(reason: RejectReason, text: string): Promise<boolean> {
    return this.act((known) => this.api.rejectQuotation({ ...known, reason, text }));
  }

  score(score: number, text: string): Promise<boolean> {
    return this.act(({ id }) => this.api.scoreQuotation({ id, score, text }));
  }

  /**
   * Runs a step.
   * @returns false when another step is in progress
   * @throws the error of the step, after reloading the quotation
   */
  private async act(step: (known: QuotationRef) => Promise<QuotationDetail>): Promise<boolean> {
    const { detail } = this;
    if (!detail || this.isBusy) return false;
    this.isBusy = true;
    try {
      await this.shown.showAnswer(() => step({ id: this.id, revision: detail.revision }));
      return true;
    } catch (error) {
      if (conflictReason(error) !== undefined) await this.load();
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
