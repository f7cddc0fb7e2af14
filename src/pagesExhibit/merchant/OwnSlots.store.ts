import { makeAutoObservable, runInAction } from 'mobx';
import type { OwnMeetingSlots } from '@contract/expoMeeting';
import { shanghaiDay } from '@rules/shanghaiTime';
import { Resource } from '@/request/Resource';

export interface OwnSlotsApi {
  getOwnMeetingSlots(exhibitorId: string): Promise<OwnMeetingSlots>;
  offerMeetingSlots(exhibitorId: string, startsAtMs: number[]): Promise<number>;
  withdrawMeetingSlot(id: string): Promise<unknown>;
}

type OwnSlot = OwnMeetingSlots['slots'][number];

/** Half an hour that the user offers, or may offer. */
export interface SlotTime {
  startsAtMs: number;
  /** Undefined while it is not offered. */
  slot: OwnSlot | undefined;
}

/** The slots that the user offers in their own name at the opened exhibitor of their company. */
export class OwnSlotsStore {
  exhibitorId: string | undefined = undefined;
  /** Time that is being offered or withdrawn; undefined while nothing is. */
  busyMs: number | undefined = undefined;
  readonly own: Resource<OwnMeetingSlots, string>;

  constructor(private readonly api: OwnSlotsApi) {
    this.own = new Resource((id) => api.getOwnMeetingSlots(id), { missingCodes: [] });
    makeAutoObservable<this, 'api'>(this, { api: false, own: false }, { autoBind: true });
  }

  /** Offered and proposed times, by day (YYYY-MM-DD), the earliest first. */
  get days(): { day: string; times: SlotTime[] }[] {
    const { times = [], slots = [] } = this.own.value ?? {};
    const all = [...new Set([...times, ...slots.map(({ startsAtMs }) => startsAtMs)])].sort(
      (one, other) => one - other
    );
    return [...new Set(all.map(shanghaiDay))].map((day) => ({
      day,
      times: all
        .filter((ms) => shanghaiDay(ms) === day)
        .map((startsAtMs) => ({ startsAtMs, slot: slots.find((slot) => slot.startsAtMs === startsAtMs) }))
    }));
  }

  open(exhibitorId: string): void {
    this.exhibitorId = exhibitorId;
    this.own.clear();
  }

  /** Never rejects: a failure is in `own`. */
  async load(): Promise<void> {
    if (this.exhibitorId !== undefined) await this.own.load(this.exhibitorId);
  }

  close(): void {
    this.exhibitorId = undefined;
    this.own.cancel();
  }

  /**
   * Offers a slot that begins at this time.
   * @returns false while another change is pending, and when the user offers this time for another exhibitor
   * @throws ApiError of the call
   */
  async offer(startsAtMs: number): Promise<boolean> {
    const { exhibitorId } = this;
    if (exhibitorId === undefined) return false;
    await this.change(startsAtMs, () => this.api.offerMeetingSlots(exhibitorId, [startsAtMs]));
    return this.own.value?.slots.some((slot) => slot.startsAtMs === startsAtMs) ?? false;
  }

  /**
   * Withdraws a slot. Does nothing while another change is pending.
   * @throws ApiError CONFLICT for a slot that was booked meanwhile; others of the call
   */
  async withdraw({ id, startsAtMs }: OwnSlot): Promise<void> {
    await this.change(startsAtMs, () => this.api.withdrawMeetingSlot(id));
  }

  private async change(startsAtMs: number, act: () => Promise<unknown>): Promise<void> {
    if (this.busyMs !== undefined) return;
    this.busyMs = startsAtMs;
    try {
      await act();
    } finally {
      await this.load();
      runInAction(() => (this.busyMs = undefined));
    }
  }
}
