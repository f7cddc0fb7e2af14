import { makeAutoObservable } from 'mobx';
import type { CallData } from '@contract';
import type { OwnPurchase, PurchaseBody } from '@contract/ownPurchase';
import { ListingEditorStore, type ListingEditorApi } from '../../ListingEditor.store';
import type { MarketHintStore } from '../../MarketHint.store';
import { proposedTitle } from './proposedTitle';
import { bodyOf, newFormSnapshot, toFormSnapshot, purchaseForm, type PurchaseFormValues } from './purchaseForm';
import type { WantedGoods } from './wantedGoods';
import { countInStep, firstInvalidField, touchStep, steps, type Step } from './steps';

export type SupplierOption = CallData<'GET /api/front/purchase/suppliers'>[number];

export interface CreatePurchaseApi extends ListingEditorApi<PurchaseFormValues, OwnPurchase, PurchaseBody> {
  listPurchaseSuppliers(id: string): Promise<SupplierOption[]>;
}

/** A request while it is written, in three steps. Lives as long as its page. */
export class CreatePurchaseStore {
  step: Step = 'goods';
  /** The place of the furthest step that was shown. */
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

  /** As the server has it; null while it is new. */
  get saved(): OwnPurchase | null {
    return this.editor.saved;
  }

  /** Suppliers have quoted on it: what they quoted on stays. */
  get quoteCount(): number {
    return this.saved?.quoteCount ?? 0;
  }

  /** In whose name it stands does not change once it was sent. */
  get isPartyLocked(): boolean {
    return this.saved !== null && this.saved.status !== 'draft';
  }

  /** Fields of the step that is shown that keep it from being sent; on the last one those of all steps. */
  get missing(): number {
    const { problems } = this.form;
    if (this.isLast) return this.form.invalidCount;
    return countInStep(this.step, (field) => problems[field] !== undefined);
  }

  get isLast(): boolean {
    return this.step === steps[steps.length - 1];
  }

  /** The step where something is said to be wrong. */
  hasError(step: Step): boolean {
    return countInStep(step, this.form.hasError) > 0;
  }

  /** It was passed, and nothing is missing on it. */
  isComplete(step: Step): boolean {
    const { problems } = this.form;
    const isPassed = this.saved !== null || steps.indexOf(step) < this.furthestIndex;
    return isPassed && countInStep(step, (field) => problems[field] !== undefined) === 0;
  }

  goToStep(step: Step): void {
    this.step = step;
    this.furthestIndex = Math.max(this.furthestIndex, steps.indexOf(step));
  }

  /** Goes on to the next step. Answers the row where something is missing, and stays. */
  nextStep(): string | undefined {
    const { form, step } = this;
    touchStep(step, form.touch);
    const invalid = firstInvalidField(form.hasError, [step]);
    if (!invalid) this.goToStep(steps[steps.indexOf(step) + 1] ?? step);
    return invalid?.row;
  }

  /** Shows the step where something is missing first. Answers the row; undefined when nothing is. */
  focusFirstError(): string | undefined {
    const invalid = firstInvalidField(this.form.hasError);
    if (invalid) this.goToStep(invalid.step);
    return invalid?.row;
  }

  /** Companies that offer what is wanted; for that it is kept first. Rejects with what the server did not do. */
  async findSuppliers(): Promise<SupplierOption[]> {
    const { id } = await this.editor.save(this.form.filledValues);
    return this.api.listPurchaseSuppliers(id);
  }
}
