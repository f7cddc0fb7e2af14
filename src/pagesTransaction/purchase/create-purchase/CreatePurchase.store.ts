import { makeAutoObservable } from 'mobx';
import type { CallData } from '@contract';
import type { OwnPurchase, PurchaseBody } from '@contract/ownPurchase';
import { type ListingEditorApi, ListingEditorStore } from '../../ListingEditor.store';
import type { MarketHintStore } from '../../MarketHint.store';
import { proposedTitle } from './proposedTitle';
import { bodyOf, newFormSnapshot, purchaseForm, type PurchaseFormValues, toFormSnapshot } from './purchaseForm';
import { countInStep, firstInvalidField, type Step, steps, touchStep } from './steps';
import type { WantedGoods } from './wantedGoods';

export type SupplierOption = CallData<'GET /api/front/purchase/suppliers'>[number];

export interface CreatePurchaseApi extends ListingEditorApi<OwnPurchase, PurchaseBody> {
  listPurchaseSuppliers(id: string): Promise<SupplierOption[]>;
}

/** Three-step editor of a purchase request. Lives as long as its page. */
export class CreatePurchaseStore {
  step: Step = 'goods';
  /** Index of the furthest step shown so far. */
  private furthestIndex = 0;
  readonly editor: ListingEditorStore<PurchaseFormValues, OwnPurchase, PurchaseBody>;

  constructor(
    private readonly api: CreatePurchaseApi,
    readonly market: MarketHintStore,
    { id, wanted }: { id: string | undefined; wanted: WantedGoods },
    session: { readonly user: { company: unknown } | null }
  ) {
    const definition = {
      ...purchaseForm,
      bodyOf,
      toFormSnapshot,
      proposedTitle,
      newFormSnapshot: (requestId: string) =>
        Promise.resolve(newFormSnapshot({ requestId, asCompany: Boolean(session.user?.company), ...wanted })),
      pricedGoods: ({ varietyId, gradeName, originCodes, regionNames }: PurchaseFormValues) => ({
        varietyId,
        gradeName,
        originNames: regionNames[originCodes[0] ?? ''] ?? []
      })
    };
    this.editor = new ListingEditorStore<PurchaseFormValues, OwnPurchase, PurchaseBody>(definition, api, market, id);
    makeAutoObservable<this, 'api'>(this, { api: false, editor: false, market: false }, { autoBind: true });
  }

  get form() {
    return this.editor.form;
  }

  /** Purchase request as saved on the server; null for a new one. */
  get saved(): OwnPurchase | null {
    return this.editor.saved;
  }

  /** Number of quotations received. Once above zero, variety, specification and quantity are locked. */
  get quoteCount(): number {
    return this.saved?.quoteCount ?? 0;
  }

  /** True after the first submission: the posting party can no longer change. */
  get isPartyLocked(): boolean {
    return this.saved !== null && this.saved.status !== 'draft';
  }

  /** Number of invalid fields on the current step; on the last step, of all steps. */
  get missing(): number {
    const { problems } = this.form;
    if (this.isLast) return this.form.invalidCount;
    return countInStep(this.step, (field) => problems[field] !== undefined);
  }

  get isLast(): boolean {
    return this.step === steps[steps.length - 1];
  }

  /** Returns true when the step shows a field error. */
  hasError(step: Step): boolean {
    return countInStep(step, this.form.hasError) > 0;
  }

  /** Returns true when the step was passed and has no invalid field. */
  isComplete(step: Step): boolean {
    const { problems } = this.form;
    const isPassed = this.saved !== null || steps.indexOf(step) < this.furthestIndex;
    return isPassed && countInStep(step, (field) => problems[field] !== undefined) === 0;
  }

  goToStep(step: Step): void {
    this.step = step;
    this.furthestIndex = Math.max(this.furthestIndex, steps.indexOf(step));
  }

  /**
   * Shows the next step, or stays when a field is invalid.
   * @returns the row of the first invalid field; undefined when the step is valid
   */
  nextStep(): string | undefined {
    const { form, step } = this;
    touchStep(step, form.touch);
    const invalid = firstInvalidField(form.hasError, [step]);
    if (!invalid) this.goToStep(steps[steps.indexOf(step) + 1] ?? step);
    return invalid?.row;
  }

  /**
   * Shows the step of the first invalid field.
   * @returns its row; undefined when all fields are valid
   */
  focusFirstError(): string | undefined {
    const invalid = firstInvalidField(this.form.hasError);
    if (invalid) this.goToStep(invalid.step);
    return invalid?.row;
  }

  /**
   * Lists companies that supply the requested variety. Saves a draft first because the search needs its id; rejects
   * with the server's error.
   */
  async findSuppliers(): Promise<SupplierOption[]> {
    const { id } = await this.editor.save(this.form.filledValues);
    return this.api.listPurchaseSuppliers(id);
  }
}
