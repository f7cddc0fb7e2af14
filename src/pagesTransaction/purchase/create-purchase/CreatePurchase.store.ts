import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { CallData } from '@contract';
import type { OwnerActionBody } from '@contract/goods';
import type { OwnPurchase, PurchaseBody } from '@contract/purchase';
import { FormStore, type FormPorts } from '@/components/form/Form.store';
import { ApiError } from '@/request/ApiError';
import type { MarketHintStore } from '../../MarketHint.store';
import { proposedTitle } from './proposedTitle';
import { bodyOf, filledNew, filledOf, purchaseForm, type PurchaseFormValues } from './purchaseForm';
import { countOn, firstGap, leaveStep, steps, type Step } from './steps';

export type OfferedSupplier = CallData<'GET /api/front/purchase/suppliers'>[number];

export interface PurchaseApi extends Pick<
  FormPorts<PurchaseFormValues>,
  'newRequestId' | 'newPhotos' | 'restorePhotos'
> {
  getOwnPurchase(id: string): Promise<OwnPurchase>;
  savePurchaseDraft(body: PurchaseBody): Promise<OwnPurchase>;
  submitPurchase(body: PurchaseBody): Promise<OwnPurchase>;
  actOnPurchase(body: OwnerActionBody): Promise<unknown>;
  listPurchaseSuppliers(id: string): Promise<OfferedSupplier[]>;
}

/** Why a request cannot be edited: it waits for its review, is over, was taken down, or is somebody else's. */
export type Blocked = 'pending' | 'closed' | 'takedown' | 'foreign';

/** A request while it is written, in three steps, and what the server has of it. Lives as long as its page. */
export class CreatePurchaseStore {
  step: Step = 'goods';
  /** The place of the furthest step that was shown. */
  private furthest = 0;
  /** As the server has it; null while it is new. */
  own: OwnPurchase | null = null;
  /** What became of it when it was sent. */
  sent: OwnPurchase | null = null;
  readonly form: FormStore<PurchaseFormValues>;

  constructor(
    private readonly api: PurchaseApi,
    readonly market: MarketHintStore,
    private readonly id: string | undefined,
    private readonly session: { readonly user: { company: unknown } | null }
  ) {
    const { newRequestId, newPhotos, restorePhotos } = api;
    this.form = new FormStore<PurchaseFormValues>(purchaseForm, {
      load: () => this.load(),
      send: (values, requestId) => this.send(values, requestId),
      keep: (values) => this.save(values),
      newRequestId,
      newPhotos,
      restorePhotos
    });
    makeAutoObservable<this, 'api' | 'id' | 'session'>(
      this,
      {
        api: false,
        id: false,
        session: false,
        form: false,
        market: false,
        own: observableRef,
        sent: observableRef
      },
      { autoBind: true }
    );
  }

  get blocked(): Blocked | null {
    const { error } = this.form;
    if (error instanceof ApiError && error.code === 'FORBIDDEN') return 'foreign';
    const status = this.own?.status;
    return status === 'pending' || status === 'closed' || status === 'takedown' ? status : null;
  }

  /** Suppliers have quoted on it: what they quoted on stays. */
  get quoteCount(): number {
    return this.own?.quoteCount ?? 0;
  }

  /** In whose name it stands does not change once it was sent. */
  get isPartyFixed(): boolean {
    return this.own !== null && this.own.status !== 'draft';
  }

  /** Fields of the step that is shown that keep it from being sent; on the last one those of all steps. */
  get missing(): number {
    const { problems } = this.form;
    if (this.isLast) return this.form.missing;
    return countOn(this.step, (field) => problems[field] !== undefined);
  }

  get isLast(): boolean {
    return this.step === steps[steps.length - 1];
  }

  /** The step where something is said to be wrong. */
  isWrong(step: Step): boolean {
    return countOn(step, this.isFieldWrong) > 0;
  }

  /** It was passed, and nothing is missing on it. */
  isDone(step: Step): boolean {
    const { problems } = this.form;
    const isPassed = this.own !== null || steps.indexOf(step) < this.furthest;
    return isPassed && countOn(step, (field) => problems[field] !== undefined) === 0;
  }

  show(step: Step): void {
    this.step = step;
    this.furthest = Math.max(this.furthest, steps.indexOf(step));
  }

  /** Goes on to the next step. Answers the row where something is missing, and stays. */
  goOn(): string | undefined {
    const { form, step } = this;
    leaveStep(step, form.leave);
    const gap = firstGap(this.isFieldWrong, [step]);
    if (!gap) this.show(steps[steps.indexOf(step) + 1] ?? step);
    return gap?.row;
  }

  /** Shows the step where something is missing first. Answers the row; undefined when nothing is. */
  showGap(): string | undefined {
    const gap = firstGap(this.isFieldWrong);
    if (gap) this.show(gap.step);
    return gap?.row;
  }

  /** Keeps the proposed title and the market's price in step with the goods. Answers how to stop. */
  follow(): () => void {
    const { form } = this;
    const stops = [
      reaction(
        () => (form.values.isTitleOwn ? null : proposedTitle(form.values)),
        (title) => {
          if (title !== null) form.put({ title });
        }
      ),
      reaction(
        () => {
          const { varietyId, gradeName, originCodes, regionNames } = form.values;
          return { varietyId, gradeName, originNames: regionNames[originCodes[0] ?? ''] ?? [] };
        },
        (goods) => void this.market.follow(goods),
        { fireImmediately: true }
      )
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** Companies that offer what is wanted; for that it is kept first. Rejects with what the server did not do. */
  async suppliers(): Promise<OfferedSupplier[]> {
    const { id } = await this.save(this.form.filled);
    return this.api.listPurchaseSuppliers(id);
  }

  /** Takes it back from its review, so that it can be edited. Rejects with what the server did not do. */
  async withdraw(): Promise<void> {
    if (!this.own) return;
    await this.api.actOnPurchase({ id: this.own.id, do: { action: 'withdraw' } });
    await this.form.load();
  }

  /** What has become of what was sent. A failure leaves what is known. */
  async review(): Promise<void> {
    if (!this.sent) return;
    const sent = await this.api.getOwnPurchase(this.sent.id);
    runInAction(() => {
      this.sent = sent;
    });
  }

  private isFieldWrong(field: string): boolean {
    return this.form.problemOf(field) !== undefined || this.form.photos[field]?.problem !== undefined;
  }

  private async load() {
    if (this.id === undefined) {
      const requestId = await this.api.newRequestId();
      return { before: filledNew({ requestId, asCompany: Boolean(this.session.user?.company) }), reasons: [] };
    }
    const own = await this.api.getOwnPurchase(this.id);
    runInAction(() => {
      this.own = own;
    });
    const isRefused = own.review !== null && own.status === 'rejected';
    return { before: filledOf(own), reasons: isRefused ? [{ field: '', text: own.review?.reason ?? '' }] : [] };
  }

  private async save(values: PurchaseFormValues): Promise<OwnPurchase> {
    const requestId = values.requestId || (await this.api.newRequestId());
    this.form.put({ requestId });
    const own = await this.api.savePurchaseDraft({ ...bodyOf(values), requestId });
    this.form.put({ id: own.id });
    runInAction(() => {
      this.own = own;
    });
    return own;
  }

  /** A new one is kept first: whatever becomes of the rest, there is one request with an id. */
  private async send(values: PurchaseFormValues, requestId: string): Promise<void> {
    const id = values.id ?? (await this.save(values)).id;
    const sent = await this.api.submitPurchase({ ...bodyOf(values), id, requestId });
    runInAction(() => {
      this.sent = sent;
    });
  }
}
