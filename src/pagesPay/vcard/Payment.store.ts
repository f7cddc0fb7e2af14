import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CallInput } from '@contract';
import type { Page } from '@contract/common';
import type { LaunchedPayment, PaymentOrder } from '@contract/payment';
import type { UnsentForm } from '@/components/form/draftStorage';
import { PagedList } from '@/request/PagedList';
import { type CheckoutApi, CheckoutStore } from './Checkout.store';
import type { CheckoutValues } from './checkoutForm';
import { type DepositApi, DepositStore } from './Deposit.store';
import { isPayable, type OrderApi, OrderStore } from './Order.store';
import { ServerTime } from './ServerTime';

export interface PaymentApi extends CheckoutApi, DepositApi, OrderApi {
  getPaymentOrders(query: CallInput<'POST /api/front/payment/list'>): Promise<Page<PaymentOrder>>;
}

/** An order as a row of a list. */
export interface OrderItem extends PaymentOrder {
  id: string;
}

/** The page begins with an order, with the deposit of a booth, or with the choice of a plan. */
export interface PaymentStart {
  orderNo?: string | undefined;
  /** Id of the booking whose deposit is to be paid. */
  booth?: string | undefined;
  /** Id of the plan that is chosen at first. */
  plan?: string | undefined;
}

/** The payment page of one user: the choice of a plan with the orders of before, or a deposit; then one order. Lives as long as the page. */
export class PaymentStore {
  checkout: CheckoutStore;
  /** The deposit of a booth that is shown instead of the choice. */
  deposit: DepositStore | null;
  /** The order that is shown instead of the choice. */
  order: OrderStore | null;
  readonly orders: PagedList<OrderItem>;
  readonly serverTime = new ServerTime();
  /** Whether the page is on the screen. */
  private isVisible = true;
  private isStarted = false;

  constructor(
    private readonly api: PaymentApi,
    { orderNo, booth, plan }: PaymentStart
  ) {
    this.checkout = new CheckoutStore(api, plan);
    this.deposit = booth === undefined ? null : new DepositStore(api, booth);
    this.order = orderNo === undefined ? null : new OrderStore(orderNo, api, this.serverTime);
    this.orders = new PagedList(async (cursor) => {
      const { items, nextCursor } = await api.getPaymentOrders(cursor === undefined ? {} : { cursor });
      for (const order of items) this.serverTime.learn(order, isPayable(order), Date.now());
      return { items: items.map((order) => ({ ...order, id: order.orderNo })), nextCursor };
    });
    makeAutoObservable<this, 'api' | 'isVisible' | 'isStarted'>(
      this,
      {
        checkout: observableRef,
        deposit: observableRef,
        order: observableRef,
        orders: false,
        serverTime: false,
        api: false,
        isVisible: false,
        isStarted: false
      },
      { autoBind: true }
    );
  }

  /**
   * Loads what the page begins with: the plans also name the goods of an order. Never rejects.
   * @param draft values of a form that was left for a page of WeChat
   */
  async start(draft: UnsentForm<CheckoutValues> | null = null): Promise<void> {
    this.isStarted = true;
    await Promise.all([this.checkout.load(draft), this.show()]);
  }

  /** Loads what may have changed while the page was hidden. Never rejects. */
  async show(): Promise<void> {
    this.isVisible = true;
    if (!this.isStarted) return;
    if (this.order) await this.order.show();
    else if (this.deposit) await this.deposit.shown.load();
    else if (this.orders.phase === 'idle') await this.orders.refresh();
  }

  /** Loads the goods and the orders again, after the server refused an order. Never rejects. */
  async refresh(): Promise<void> {
    if (this.deposit) {
      await this.deposit.shown.load();
      return;
    }
    await Promise.all([this.checkout.refreshLevel(), this.orders.refresh()]);
  }

  /** Stops asking for the order. */
  hide(): void {
    this.isVisible = false;
    this.order?.hide();
  }

  /**
   * Creates the order of the chosen plan, shows it and opens its payment.
   * @returns false when the form is invalid
   * @throws ApiError of the call, unless it names fields, and PayerUnknownError
   */
  async pay(): Promise<boolean> {
    const seenFen = this.checkout.plan?.priceFen ?? 0;
    const outcome = await this.checkout.submit();
    if (typeof outcome === 'string') return outcome !== 'invalid';
    await this.openOrder(outcome, seenFen);
    return true;
  }

  /**
   * Creates the order of the deposit, shows it and opens its payment.
   * @throws ApiError of the call, and PayerUnknownError
   */
  async payDeposit(): Promise<void> {
    const seenFen = this.deposit?.booking?.depositFen ?? 0;
    const launched = await this.deposit?.createOrder();
    if (launched) await this.openOrder(launched, seenFen);
  }

  /** Shows the choice of a plan again. */
  async startOver(plan?: string): Promise<void> {
    this.order?.hide();
    this.order = null;
    this.deposit = null;
    this.checkout = new CheckoutStore(this.api, plan);
    await Promise.all([this.checkout.load(), this.orders.refresh()]);
  }

  private async openOrder(launched: LaunchedPayment, seenFen: number): Promise<void> {
    const order = new OrderStore(launched.order.orderNo, this.api, this.serverTime);
    if (!this.isVisible) order.hide();
    runInAction(() => (this.order = order));
    await order.open(launched, seenFen);
  }
}
