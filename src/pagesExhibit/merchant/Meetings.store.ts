import { makeAutoObservable } from 'mobx';
import type { Meeting, MeetingBooking, MeetingSlot } from '@contract/expoMeeting';
import { newRequestId } from '@/request/requestId';
import { Resource } from '@/request/Resource';

export interface MeetingsApi {
  getMeetingSlots(exhibitorId: string): Promise<MeetingSlot[]>;
  getMeetings(): Promise<Meeting[]>;
  bookMeeting(body: MeetingBooking): Promise<Meeting>;
  cancelMeeting(id: string): Promise<unknown>;
}

/** The slots of the opened exhibitor, and the user's meetings. */
export class MeetingsStore {
  exhibitorId: string | undefined = undefined;
  readonly slots: Resource<MeetingSlot[], string>;
  readonly own: Resource<Meeting[]>;
  /** One key for each slot, so that a repeated tap after a lost answer books once. */
  private readonly requestIds = new Map<string, string>();

  constructor(private readonly api: MeetingsApi) {
    this.slots = new Resource((id) => api.getMeetingSlots(id), { audience: 'everyone' });
    this.own = new Resource(() => api.getMeetings());
    makeAutoObservable<this, 'api' | 'requestIds'>(
      this,
      { api: false, requestIds: false, slots: false, own: false },
      { autoBind: true }
    );
  }

  open(exhibitorId: string): void {
    this.exhibitorId = exhibitorId;
    this.slots.clear();
  }

  /** Loads the slots of the opened exhibitor. Never rejects: a failure is in `slots`. */
  async load(): Promise<void> {
    if (this.exhibitorId !== undefined) await this.slots.load(this.exhibitorId);
  }

  close(): void {
    this.exhibitorId = undefined;
    this.slots.cancel();
  }

  /**
   * Books a slot of the opened exhibitor.
   * @throws ApiError CONFLICT with the other `appointment` at that time, or for a slot that is taken; others of the call
   */
  async book(slot: MeetingSlot, note: string, acceptConflict = false): Promise<void> {
    const requestId = this.requestIds.get(slot.id) ?? (await newRequestId());
    this.requestIds.set(slot.id, requestId);
    try {
      await this.api.bookMeeting({ requestId, slotId: slot.id, note, ...(acceptConflict && { acceptConflict }) });
      this.requestIds.delete(slot.id);
    } finally {
      await this.reload();
    }
  }

  /** @throws ApiError of the call */
  async cancel(id: string): Promise<void> {
    await this.api.cancelMeeting(id);
    await this.reload();
  }

  private async reload(): Promise<void> {
    await Promise.all([this.own.load(), this.load()]);
  }
}
