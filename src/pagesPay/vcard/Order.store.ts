import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { LaunchedPayment, PaymentLaunch, PaymentOrder } from '@contract/payment';
import { SECOND_MS } from '@rules/duration';
import { RequestIds } from '@/components/form/RequestIds';
import { isApiError } from '@/lib/ApiError';
import { recordEvent } from '@/lib/recordEvent';
import type { PaymentReport } from '@/platform/payment/types';
import { Resource } from '@/request/Resource';
import { currentToken } from '@/request/session';
import { createOrder, type PayerApi } from './createOrder';
import type { ServerTime } from './ServerTime';

export interface OrderApi extends PayerApi {
  getPaymentOrder(orderNo: string): Promise<PaymentOrder>;
  cancelPayment(orderNo: string): Promise<PaymentOrder>;
  /** Opens the payment of an order, which leads back to the order. */
  openPayment(launch: PaymentLaunch, orderNo: string): Promise<PaymentReport>;
  newRequestId(): Promise<string>;
}

/** Pauses between two queries; the last one repeats. */
const PAUSES_MS = [1, 2, 4, 8, 15, 30].map((seconds) => seconds * SECOND_MS);
/** Queries after which a payment that the client reported, and the provider does not know, can be opened again. */
const CONFIRMING_QUERIES = 5;

export const isPayable = ({ status }: PaymentOrder) => status === 'created' || status === 'paying';

/**
 * An order and its payment. The server is asked while the page is shown and the result is not known; no report of the
 * client decides. Lives as long as the page shows the order.
 */
export class OrderStore {
  readonly shown: Resource<PaymentOrder>;
  /** Another one when the order ended while its payment was opened again. */
  orderNo: string;
  /** A request or the payment itself is under way. */
  isBusy = false;
  /** The client reported a payment that the server does not know yet. */
  isConfirming = false;
  /** The price has changed since the user saw it: the payment is not opened before they have seen the new one. */
  isRepriced = false;
  /** Failure of opening the payment. */
  launchError: unknown = undefined;
  private readonly requestIds: RequestIds;
  /** Whether the page is on the screen. */
  private isVisible = true;
  /** Queries since the page was shown or the payment was opened. */
  private queries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    orderNo: string,
    private readonly api: OrderApi,
    private readonly serverTime: ServerTime
  ) {
    this.orderNo = orderNo;
    this.shown = new Resource(() => api.getPaymentOrder(this.orderNo));
    this.requestIds = new RequestIds(() => api.newRequestId());
    type Internal = 'api' | 'serverTime' | 'requestIds' | 'isVisible' | 'queries' | 'timer';
    makeAutoObservable<this, Internal>(
      this,
      {
        shown: false,
        launchError: observableRef,
        api: false,
        serverTime: false,
        requestIds: false,
        isVisible: false,
        queries: false,
        timer: false
      },
      { autoBind: true }
    );
  }

  get order(): PaymentOrder | null {
    return this.shown.value;
  }

  /** Whether the user can pay or cancel the order now. */
  get isPayable(): boolean {
    return this.order !== null && isPayable(this.order) && !this.isConfirming;
  }

  /** Returns the time left to pay, in ms, at a time of this device (epoch ms). */
  leftMs(deviceMs: number): number {
    return (this.order?.expiresAtMs ?? 0) - this.serverTime.fromDevice(deviceMs);
  }

  /** Asks the server at once, and again with growing pauses while the result is not known. Never rejects. */
  async show(): Promise<void> {
    this.isVisible = true;
    this.queries = 0;
    if (!this.shown.isLoading) await this.query();
  }

  /** Stops asking. */
  hide(): void {
    this.isVisible = false;
    clearTimeout(this.timer);
  }

  /**
   * Shows the order of an answer and opens its payment, unless its price is not the one that the user saw, or the page was
   * left meanwhile. Never rejects: a failure is in `launchError`.
   */
  open(launched: LaunchedPayment, seenFen: number): Promise<void> {
    return this.runExclusive(() => this.runPayment(launched, seenFen));
  }

  /**
   * Opens the payment again, of the same order as long as that can be paid. Does nothing while another attempt is under way.
   * @throws ApiError of the call, and PayerUnknownError
   */
  async resume(): Promise<void> {
    const { order } = this;
    if (order === null || this.isBusy) return;
    const token = currentToken();
    await this.runExclusive(async () => {
      const { product, item, invoice, amountFen } = order;
      const requestId = await this.requestIds.idFor({ orderNo: order.orderNo });
      const launched = await createOrder(this.api, { product, item, invoice: invoice ?? undefined, requestId });
      if (token === currentToken()) await this.runPayment(launched, amountFen);
    });
  }

  /**
   * Cancels the order.
   * @returns false while another request is under way
   * @throws ApiError of the call
   */
  async cancel(): Promise<boolean> {
    if (this.isBusy) return false;
    await this.runExclusive(() => this.shown.showAnswer(() => this.api.cancelPayment(this.orderNo)));
    this.scheduleQuery();
    return true;
  }

  private async runExclusive(run: () => Promise<void>): Promise<void> {
    this.isBusy = true;
    try {
      await run();
    } catch (error) {
      // The order has another status than the one that is shown.
      if (isApiError(error, 'CONFLICT')) await this.query();
      throw error;
    } finally {
      runInAction(() => (this.isBusy = false));
    }
  }

  private async runPayment({ order, launch }: LaunchedPayment, seenFen: number): Promise<void> {
    this.receive(order);
    this.isRepriced = order.amountFen !== seenFen;
    this.launchError = undefined;
    if (launch === null || this.isRepriced || !this.isVisible) {
      this.scheduleQuery();
      return;
    }
    const report = await this.launch(launch);
    this.queries = 0;
    // A page that is being left asks nothing more, unless it stays.
    if (report === 'left') this.scheduleQuery();
    else void this.query();
  }

  /** Opens the payment. Returns undefined when that failed. */
  private async launch(launch: PaymentLaunch): Promise<PaymentReport | undefined> {
    try {
      this.recordStep('opened');
      const report = await this.api.openPayment(launch, this.orderNo);
      runInAction(() => (this.isConfirming = report === 'done'));
      return report;
    } catch (error) {
      this.recordStep('failed');
      runInAction(() => (this.launchError = error));
      return undefined;
    }
  }

  private receive(order: PaymentOrder): void {
    this.orderNo = order.orderNo;
    this.shown.show(order);
    this.learnTime();
  }

  private async query(): Promise<void> {
    if (!this.isVisible) return;
    clearTimeout(this.timer);
    this.queries += 1;
    const wasPayable = this.order !== null && isPayable(this.order);
    await this.shown.load();
    if (wasPayable && this.order?.status === 'paid') this.recordStep('paid');
    runInAction(() => {
      this.learnTime();
      const isOver = this.order === null || !isPayable(this.order) || this.queries >= CONFIRMING_QUERIES;
      if (isOver) this.isConfirming = false;
    });
    this.scheduleQuery();
  }

  private recordStep(step: 'opened' | 'paid' | 'failed'): void {
    if (this.order) recordEvent('paymentStep', { goods: this.order.product, step });
  }

  private learnTime(): void {
    const { order } = this;
    if (order) this.serverTime.learn(order, isPayable(order), this.shown.loadedAtMs);
  }

  private scheduleQuery(): void {
    clearTimeout(this.timer);
    const { order } = this;
    if (!this.isVisible || order === null || !(isPayable(order) || order.status === 'querying')) return;
    const pauseMs = PAUSES_MS[Math.min(this.queries, PAUSES_MS.length) - 1] ?? SECOND_MS;
    const leftMs = this.leftMs(Date.now());
    // At the end of its time the order is closed by the server, and by no one else.
    const untilEndMs = isPayable(order) && leftMs > 0 ? leftMs : Infinity;
    this.timer = setTimeout(() => void this.query(), Math.min(pauseMs, untilEndMs));
  }
}
