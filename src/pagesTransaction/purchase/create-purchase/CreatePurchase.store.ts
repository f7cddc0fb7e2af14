import { makeAutoObservable } from 'mobx';
import type { CallData } from '@contract';
import type { OwnPurchase, PurchaseBody } from '@contract/ownPurchase';
import { ListingWriting, type ListingApi } from '../../ListingWriting.store';
import type { MarketHintStore } from '../../MarketHint.store';
import { proposedTitle } from './proposedTitle';
import { bodyOf, filledNew, filledOf, purchaseForm, type PurchaseFormValues } from './purchaseForm';
import type { WantedGoods } from './wantedGoods';
import { countOn, firstGap, leaveStep, steps, type Step } from './steps';

export type OfferedSupplier = CallData<'GET /api/front/purchase/suppliers'>[number];

export interface PurchaseApi extends ListingApi<PurchaseFormValues, OwnPurchase, PurchaseBody> {
  listPurchaseSuppliers(id: string): Promise<OfferedSupplier[]>;
}

/** A request while it is written, in three steps. Lives as long as its page. */
export class CreatePurchaseStore {
  step: Step = 'goods';
  /** The place of the furthest step that was shown. */
  private furthest = 0;
  readonly writing: ListingWriting<PurchaseFormValues, OwnPurchase, PurchaseBody>;

  constructor(
    private readonly api: PurchaseApi,
    readonly market: MarketHintStore,
    { id, wanted }: { id: string | undefined; wanted: WantedGoods },
    session: { readonly user: { company: unknown } | null }
  ) {
    const kind = {
      ...purchaseForm,
      bodyOf,
      filledOf,
      proposedTitle,
      filledNew: (requestId: string) =>
        Promise.resolve(filledNew({ requestId, asCompany: Boolean(session.user?.company), ...wanted })),
      pricedGoods: ({ varietyId, gradeName, originCodes, regionNames }: PurchaseFormValues) => ({
        varietyId,
        gradeName,
        originNames: regionNames[originCodes[0] ?? ''] ?? []
      })
    };
    this.writing = new ListingWriting<PurchaseFormValues, OwnPurchase, PurchaseBody>(kind, api, market, id);
    makeAutoObservable<this, 'api'>(this, { api: false, writing: false, market: false }, { autoBind: true });
  }

  get form() {
    return this.writing.form;
  }

  /** As the server has it; null while it is new. */
  get own(): OwnPurchase | null {
    return this.writing.own;
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
    return countOn(step, this.form.isWrong) > 0;
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
    const gap = firstGap(form.isWrong, [step]);
    if (!gap) this.show(steps[steps.indexOf(step) + 1] ?? step);
    return gap?.row;
  }

  /** Shows the step where something is missing first. Answers the row; undefined when nothing is. */
  showGap(): string | undefined {
    const gap = firstGap(this.form.isWrong);
    if (gap) this.show(gap.step);
    return gap?.row;
  }

  /** Companies that offer what is wanted; for that it is kept first. Rejects with what the server did not do. */
  async suppliers(): Promise<OfferedSupplier[]> {
    const { id } = await this.writing.save(this.form.filled);
    return this.api.listPurchaseSuppliers(id);
  }
}
