import { makeAutoObservable, runInAction } from 'mobx';
import type { CallInput } from '@contract';
import type {
  BoothBooking,
  BoothBookingAnswer,
  BoothState,
  BoothStates,
  OwnBoothBookings
} from '@contract/boothBooking';
import type { Booth, FloorPlan, Hall } from '@contract/floorPlan';
import { RequestIds } from '@/components/form/RequestIds';
import { isApiError } from '@/lib/ApiError';
import { Resource, type ResourceStatus } from '@/request/Resource';
import { currentToken } from '@/request/session';
import { OwnBoothsStore } from './OwnBooths.store';

export interface BoothApi {
  getFloorPlan(): Promise<FloorPlan | null>;
  getBoothStates(query: CallInput<'POST /api/front/expo/getBoothStates'>): Promise<BoothStates | null>;
  getBoothBooking(): Promise<OwnBoothBookings>;
  holdBooth(body: CallInput<'POST /api/front/expo/holdBooth'>): Promise<BoothBookingAnswer>;
  releaseBooth(bookingId: string): Promise<BoothBookingAnswer>;
  cancelBoothBooking(body: CallInput<'POST /api/front/expo/cancelBoothBooking'>): Promise<BoothBookingAnswer>;
  newRequestId(): Promise<string>;
}

type OfferedBooth = NonNullable<BoothStates['booths']>[number];

/** The halls with their booths, and the bookings of the user's companies. Lives as long as the panel. */
export class BoothPanelStore {
  /** Their values wrap the answers, which are null between expos. */
  readonly plan: Resource<{ plan: FloorPlan | null }>;
  readonly states: Resource<{ states: BoothStates | null }>;
  readonly own: OwnBoothsStore;
  selectedNo: string | null = null;
  /** A hold, release or cancellation is under way. */
  isBusy = false;
  private hallId: string | null = null;
  private requestIds: RequestIds;

  constructor(private readonly api: BoothApi) {
    this.plan = new Resource(async () => ({ plan: await api.getFloorPlan() }), { audience: 'everyone' });
    this.states = new Resource(async () => ({ states: await api.getBoothStates({}) }), { audience: 'everyone' });
    this.own = new OwnBoothsStore(() => api.getBoothBooking());
    this.requestIds = new RequestIds(() => api.newRequestId());
    makeAutoObservable<this, 'api' | 'requestIds'>(
      this,
      { plan: false, states: false, own: false, api: false, requestIds: false },
      { autoBind: true }
    );
  }

  /** Loads everything again. Never rejects. */
  async load(): Promise<void> {
    await Promise.all([this.plan.load(), this.refresh()]);
  }

  /** Loads what others change: the states, and the bookings of a member. Never rejects. */
  async refresh(): Promise<void> {
    await Promise.all([this.states.load(), currentToken() === '' ? undefined : this.own.shown.load()]);
  }

  get status(): ResourceStatus {
    const needed = [this.plan, this.states, ...(currentToken() === '' ? [] : [this.own.shown])];
    if (needed.some(({ status }) => status === 'error' || status === 'empty')) return 'error';
    if (needed.some(({ status }) => status === 'loading')) return 'loading';
    return this.hall && this.states.value?.states ? 'ready' : 'empty';
  }

  /** Error of the first load that failed. */
  get error(): unknown {
    return this.plan.error ?? this.states.error ?? this.own.shown.error;
  }

  get halls(): readonly Hall[] {
    return this.plan.value?.plan?.halls ?? [];
  }

  get hall(): Hall | undefined {
    return this.halls.find(({ id }) => id === this.hallId) ?? this.halls[0];
  }

  get selected(): Booth | undefined {
    return this.hall?.booths.find(({ no }) => no === this.selectedNo);
  }

  /** The booths that can be booked, by their number. */
  get offered(): ReadonlyMap<string, OfferedBooth> {
    return new Map((this.states.value?.states?.booths ?? []).map((booth) => [booth.no, booth]));
  }

  get selectedPriceFen(): number | undefined {
    return this.offered.get(this.selectedNo ?? '')?.priceFen;
  }

  /** Returns the state of a booth; one that is not offered is taken. */
  stateOf({ no }: Pick<Booth, 'no'>): BoothState {
    return this.offered.get(no)?.state ?? 'taken';
  }

  showHall(hallId: string): void {
    this.hallId = hallId;
    this.selectedNo = null;
  }

  select(boothNo: string | null): void {
    this.selectedNo = boothNo;
  }

  /**
   * Holds the selected booth.
   * @returns false without a booth or company, and while another request is under way
   * @throws ApiError of the call
   */
  async hold(): Promise<boolean> {
    const { selectedNo: boothNo } = this;
    const { company } = this.own;
    if (boothNo === null || !company) return false;
    const body = { companyId: company.id, boothNo };
    return this.runExclusive(async () => {
      await this.api.holdBooth({ ...body, requestId: await this.requestIds.idFor(body) });
      // The same booth can be held again after it was given up.
      this.requestIds = new RequestIds(() => this.api.newRequestId());
      this.own.setEditing(false);
    });
  }

  /** @throws ApiError of the call */
  release({ id }: BoothBooking): Promise<boolean> {
    return this.runExclusive(() => this.api.releaseBooth(id));
  }

  /** @throws ApiError of the call */
  cancel({ id: bookingId, refundFen }: BoothBooking): Promise<boolean> {
    return this.runExclusive(() => this.api.cancelBoothBooking({ bookingId, refundFen }));
  }

  private async runExclusive(act: () => Promise<unknown>): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    try {
      await act();
      await this.refresh();
      return true;
    } catch (error) {
      // Another company was faster, or the hold has ended: the plan shows it.
      if (isApiError(error, 'CONFLICT', 'VALIDATION', 'FORBIDDEN', 'NOT_FOUND')) await this.refresh();
      throw error;
    } finally {
      runInAction(() => (this.isBusy = false));
    }
  }
}
