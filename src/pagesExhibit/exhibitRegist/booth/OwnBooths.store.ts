import { makeAutoObservable } from 'mobx';
import type { BookingCompany, BoothBooking, OwnBoothBookings } from '@contract/boothBooking';
import { Resource } from '@/request/Resource';
import { currentToken } from '@/request/session';
import { type BookingObstacle, canBook, obstacleOf } from './bookingObstacle';

const isHeld = ({ status }: BoothBooking) => status === 'held' || status === 'depositPending';

/** The bookings of the user's companies, and the companies for which the user may book. Lives as long as the panel. */
export class OwnBoothsStore {
  readonly shown: Resource<OwnBoothBookings>;
  /** Whether the form of a held booth is shown again to be changed. */
  isEditing = false;
  private companyId: string | null = null;

  constructor(getBoothBooking: () => Promise<OwnBoothBookings>) {
    this.shown = new Resource(getBoothBooking);
    makeAutoObservable(this, { shown: false }, { autoBind: true });
  }

  /** The booth that a company of the user holds, whose deposit is not paid. */
  get held(): BoothBooking | undefined {
    return this.bookings.find(isHeld);
  }

  /** Returns whether a booking is of the current expo, not of one before. */
  isCurrent({ expoId }: BoothBooking): boolean {
    return expoId === this.own?.expoId;
  }

  /** Bookings whose deposit is paid, also those of past expos. */
  get booked(): BoothBooking[] {
    return this.bookings.filter((booking) => !isHeld(booking) && booking.status !== 'released');
  }

  /** The last booking, when its hold ran out and no other one followed. */
  get expired(): BoothBooking | undefined {
    const [last] = this.bookings;
    return last?.releasedBecause === 'timeout' && this.isCurrent(last) ? last : undefined;
  }

  /** Companies for which the user may book. */
  get bookable(): BookingCompany[] {
    return this.companies.filter(canBook);
  }

  /** The company for which the user books. */
  get company(): BookingCompany | undefined {
    return this.bookable.find(({ id }) => id === this.companyId) ?? this.bookable[0];
  }

  /** Cause why the user cannot book; null when they can. */
  get obstacle(): BookingObstacle | null {
    return currentToken() === '' ? 'loggedOut' : obstacleOf(this.own);
  }

  /** Names of those who may book for the company of a member. */
  get managers(): readonly string[] {
    return this.companies[0]?.managers ?? [];
  }

  /** Returns the time left of a hold, in ms, by the server's clock. */
  leftMs({ holdUntilMs }: BoothBooking, deviceMs: number): number {
    const { loadedAtMs } = this.shown;
    const aheadMs = (this.own?.serverNowMs ?? loadedAtMs) - loadedAtMs;
    return holdUntilMs - deviceMs - aheadMs;
  }

  chooseCompany(companyId: string): void {
    this.companyId = companyId;
  }

  setEditing(isEditing: boolean): void {
    this.isEditing = isEditing;
  }

  private get own(): OwnBoothBookings | null {
    return this.shown.value;
  }

  private get bookings(): readonly BoothBooking[] {
    return this.own?.bookings ?? [];
  }

  private get companies(): readonly BookingCompany[] {
    return this.own?.companies ?? [];
  }
}
