import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CardPlan, CardPlans, OwnCardLevel } from '@contract/cardLevel';
import type { LaunchedPayment } from '@contract/payment';
import type { UnsentForm } from '@/components/form/draftStorage';
import { FormStore } from '@/components/form/Form.store';
import { Resource } from '@/request/Resource';
import { currentToken } from '@/request/session';
import { checkoutForm, type CheckoutValues, invoiceOf } from './checkoutForm';
import { createOrder, type PayerApi } from './createOrder';
import { type PlanEnd, planEnd, sellablePlans } from './planPeriod';

export interface CheckoutApi extends PayerApi {
  getCardPlans(): Promise<CardPlans>;
  getOwnCardLevel(): Promise<OwnCardLevel>;
  newRequestId(): Promise<string>;
}

/** `invalid` when fields have errors, `busy` when another attempt is under way or another user is logged in by then. */
export type CheckoutOutcome = LaunchedPayment | 'invalid' | 'busy';

/** The choice of a plan, up to its order. Lives as long as the page shows it. */
export class CheckoutStore {
  readonly form: FormStore<CheckoutValues>;
  readonly level: Resource<OwnCardLevel>;
  /** The agreement to the terms; never given beforehand. */
  isAgreed = false;
  /** Draws attention to the agreement after an attempt without it. */
  isShaking = false;
  /** Whether the terms are open to be read. */
  areTermsOpen = false;
  private sale: CardPlans | null = null;
  private launched: LaunchedPayment | null = null;

  /** @param wanted id of the plan that is chosen at first, if it is on sale to the user */
  constructor(
    private readonly api: CheckoutApi,
    private readonly wanted: string | undefined
  ) {
    this.level = new Resource(() => api.getOwnCardLevel());
    this.form = new FormStore(checkoutForm, {
      load: () => this.loadSale(),
      send: (values, requestId) => this.send(values, requestId),
      newRequestId: () => api.newRequestId()
    });
    makeAutoObservable<this, 'api' | 'wanted' | 'sale' | 'launched'>(
      this,
      { form: false, level: false, api: false, wanted: false, sale: observableRef, launched: false },
      { autoBind: true }
    );
  }

  /** All plans, also those that are not sold to the user. */
  get plans(): readonly CardPlan[] {
    return this.sale?.plans ?? [];
  }

  get plan(): CardPlan | undefined {
    return this.sellable.find(({ id }) => id === this.form.values.item);
  }

  isSellable({ id }: CardPlan): boolean {
    return this.sellable.some((plan) => plan.id === id);
  }

  /** Returns the end of the level if the chosen plan is paid now; undefined without one. */
  endOf(nowMs: number): PlanEnd | undefined {
    const { plan, sale } = this;
    const level = this.level.value;
    return plan && sale && level ? planEnd(plan, sale, level, nowMs) : undefined;
  }

  /** Loads the plans and the level of the user. Never rejects. */
  load(draft: UnsentForm<CheckoutValues> | null = null): Promise<void> {
    return this.form.load(draft);
  }

  /** Loads the level again, after the server refused the plan, and drops a plan that is no longer sold. Never rejects. */
  async refreshLevel(): Promise<void> {
    await this.level.load();
    if (this.level.value && !this.plan) this.form.set({ item: '' });
  }

  choose(item: string): void {
    this.form.set({ item });
  }

  setAgreed(isAgreed: boolean): void {
    this.isAgreed = isAgreed;
    this.isShaking = false;
  }

  /** Draws attention to the missing agreement. */
  askToAgree(): void {
    this.isShaking = true;
  }

  showTerms(areTermsOpen: boolean): void {
    this.areTermsOpen = areTermsOpen;
  }

  /**
   * Creates the order of the chosen plan, once, however often it is called.
   * @throws ApiError of the call, unless it names fields, and PayerUnknownError
   */
  async submit(): Promise<CheckoutOutcome> {
    const token = currentToken();
    const outcome = await this.form.submit();
    const { launched } = this;
    if (outcome === 'invalid') return 'invalid';
    return outcome === 'sent' && launched !== null && token === currentToken() ? launched : 'busy';
  }

  private get sellable(): CardPlan[] {
    const level = this.level.value;
    return this.sale && level ? sellablePlans(this.sale, level) : [];
  }

  private async loadSale() {
    const [sale, level] = await Promise.all([this.api.getCardPlans(), this.api.getOwnCardLevel()]);
    const plans = sellablePlans(sale, level);
    const chosen = plans.find(({ id }) => id === this.wanted) ?? plans[0];
    const apply = () => {
      this.level.show(level);
      runInAction(() => (this.sale = sale));
    };
    return {
      previous: { values: { ...checkoutForm.empty(), item: chosen?.id ?? '' }, photos: {} },
      reasons: [],
      apply
    };
  }

  private async send(values: CheckoutValues, requestId: string): Promise<void> {
    this.launched = await createOrder(this.api, {
      product: 'cardLevel',
      item: values.item,
      invoice: invoiceOf(values),
      requestId
    });
  }
}
