import { makeAutoObservable } from 'mobx';
import type { BoothBooking, OwnBoothBookings } from '@contract/boothBooking';
import type { LaunchedPayment } from '@contract/payment';
import { RequestIds } from '@/components/form/RequestIds';
import { ApiError } from '@/lib/ApiError';
import { Resource } from '@/request/Resource';
import { currentToken } from '@/request/session';
import { createOrder, type PayerApi } from './createOrder';

export interface DepositApi extends PayerApi {
  getBoothBooking(): Promise<OwnBoothBookings>;
  newRequestId(): Promise<string>;
}

/** The deposit of a booth, up to its order. Lives as long as the page shows it. */
export class DepositStore {
  readonly shown: Resource<BoothBooking>;
  isPaying = false;
  private readonly requestIds: RequestIds;

  /** @param bookingId id of the booking */
  constructor(
    private readonly api: DepositApi,
    readonly bookingId: string
  ) {
    this.shown = new Resource(async () => {
      const booking = (await api.getBoothBooking()).bookings.find(({ id }) => id === bookingId);
      if (booking === undefined) throw new ApiError('NOT_FOUND', 'the user has no such booking');
      return booking;
    });
    this.requestIds = new RequestIds(() => api.newRequestId());
    makeAutoObservable<this, 'api' | 'requestIds'>(
      this,
      { shown: false, bookingId: false, api: false, requestIds: false },
      { autoBind: true }
    );
  }

  get booking(): BoothBooking | null {
    return this.shown.value;
  }

  /** Whether the deposit can be paid: the booth is held, and the form was sent. */
  get isPayable(): boolean {
    return this.booking?.status === 'depositPending';
  }

  /**
   * Creates the order of the deposit.
   * @returns null while another attempt is under way, and when another user is logged in by then
   * @throws ApiError of the call, and PayerUnknownError
   */
  async createOrder(): Promise<LaunchedPayment | null> {
    if (this.isPaying) return null;
    const token = currentToken();
    this.setPaying(true);
    try {
      const requestId = await this.requestIds.idFor({ bookingId: this.bookingId });
      const goods = { product: 'boothDeposit', item: this.bookingId, invoice: undefined, requestId } as const;
      const launched = await createOrder(this.api, goods);
      return token === currentToken() ? launched : null;
    } finally {
      this.setPaying(false);
    }
  }

  private setPaying(isPaying: boolean): void {
    this.isPaying = isPaying;
  }
}
