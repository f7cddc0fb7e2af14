import { makeAutoObservable, runInAction } from 'mobx';
import type { ExhibitorDetail, Lead, LeadChange } from '@contract/exhibitor';
import type { Meeting, MeetingBooking, MeetingSlot } from '@contract/expoMeeting';
import { MAX_LEAD_NOTE, normalizeLead } from '@rules/lead';
import { newRequestId } from '@/request/requestId';
import { Resource } from '@/request/Resource';
import { currentToken } from '@/request/session';

export interface ExhibitorApi {
  getExhibitor(id: string): Promise<ExhibitorDetail>;
  getMeetingSlots(exhibitorId: string): Promise<MeetingSlot[]>;
  getLead(id: string): Promise<Lead>;
  saveLead(change: LeadChange): Promise<Lead>;
  getMeetings(): Promise<Meeting[]>;
  bookMeeting(body: MeetingBooking): Promise<Meeting>;
  cancelMeeting(id: string): Promise<unknown>;
}
interface Session {
  readonly isLoggedIn: boolean;
}

type LeadText = Pick<Lead, 'note' | 'tags' | 'rating'>;

/** The exhibitor that is opened, with its slots, and the notes and meetings of the user. */
export class ExhibitorStore {
  /** Undefined while none is opened. */
  openedId: string | undefined = undefined;
  isSaving = false;
  /** Notes before the last save, which can be restored; undefined when there is nothing to undo. */
  private saved: { key: string; lead: LeadText } | undefined = undefined;
  readonly detail: Resource<ExhibitorDetail, string>;
  readonly slots: Resource<MeetingSlot[], string>;
  readonly lead: Resource<Lead, string>;
  readonly meetings: Resource<Meeting[]>;
  /** Typed notes that are not saved, by viewer and exhibitor: they survive the closing of the sheet. */
  private readonly drafts = new Map<string, LeadText>();
  private typed: { key: string; lead: LeadText } | undefined = undefined;
  /** One key for each slot, so that a repeated tap after a lost answer books once. */
  private readonly requestIds = new Map<string, string>();

  constructor(
    private readonly api: ExhibitorApi,
    private readonly session: Session
  ) {
    this.detail = new Resource((id) => api.getExhibitor(id), { audience: 'everyone' });
    this.slots = new Resource((id) => api.getMeetingSlots(id), { audience: 'everyone' });
    this.lead = new Resource((id) => api.getLead(id));
    this.meetings = new Resource(() => api.getMeetings());
    makeAutoObservable<this, 'api' | 'session' | 'drafts' | 'requestIds'>(
      this,
      {
        api: false,
        session: false,
        drafts: false,
        requestIds: false,
        detail: false,
        slots: false,
        lead: false,
        meetings: false
      },
      { autoBind: true }
    );
  }

  /** Null while loading. */
  get exhibitor(): ExhibitorDetail | null {
    const { value } = this.detail;
    return value?.id === this.openedId ? value : null;
  }

  /** Typed notes about the opened exhibitor that are not saved; those of another viewer are not shown. */
  get draft(): LeadText | undefined {
    return this.typed?.key === draftKey(this.openedId) ? this.typed.lead : undefined;
  }

  /** Whether the last save of the opened exhibitor's notes can be undone. */
  get canUndo(): boolean {
    return this.draft === undefined && this.saved?.key === draftKey(this.openedId);
  }

  /** The notes as shown: typed, or saved. */
  get leadText(): LeadText {
    return this.draft ?? this.lead.value ?? { note: '', tags: [], rating: null };
  }

  get isNoteTooLong(): boolean {
    return [...this.leadText.note.trim()].length > MAX_LEAD_NOTE;
  }

  /** Opens an exhibitor. Never rejects: failures are in the resources. */
  async open(id: string): Promise<void> {
    this.openedId = id;
    this.restoreDraft();
    for (const resource of [this.detail, this.slots, this.lead]) resource.clear();
    await this.load();
  }

  async load(): Promise<void> {
    const id = this.openedId;
    if (id === undefined) return;
    const lead = this.session.isLoggedIn ? this.lead.load(id) : undefined;
    await Promise.all([this.detail.load(id), this.slots.load(id), lead]);
  }

  close(): void {
    this.openedId = undefined;
    this.typed = undefined;
    for (const resource of [this.detail, this.slots, this.lead]) resource.cancel();
  }

  changeLead(change: Partial<LeadText>): void {
    if (this.openedId === undefined) return;
    const key = draftKey(this.openedId);
    this.typed = { key, lead: { ...this.leadText, ...change } };
    this.drafts.set(key, this.typed.lead);
  }

  /**
   * Saves the typed notes.
   * @returns false when nothing was typed, while a save is pending, and for another user meanwhile
   * @throws ApiError of the call; what was typed stays
   */
  async saveLead(): Promise<boolean> {
    const { openedId, draft, lead } = this;
    if (openedId === undefined || draft === undefined || lead.value === null || this.isNoteTooLong) return false;
    const { note, tags, rating } = lead.value;
    const isSaved = await this.sendLead(openedId, draft);
    if (isSaved) runInAction(() => (this.saved = { key: draftKey(openedId), lead: { note, tags, rating } }));
    return isSaved;
  }

  /** Restores the notes from before the last save. @returns as `saveLead` @throws ApiError of the call */
  async undoLead(): Promise<boolean> {
    const { saved, openedId } = this;
    if (!this.canUndo || saved === undefined || openedId === undefined) return false;
    const isSaved = await this.sendLead(openedId, saved.lead);
    if (isSaved) runInAction(() => (this.saved = undefined));
    return isSaved;
  }

  private restoreDraft(): void {
    const key = draftKey(this.openedId);
    const lead = this.drafts.get(key);
    this.typed = lead && { key, lead };
  }

  private async sendLead(exhibitorId: string, text: LeadText): Promise<boolean> {
    if (this.isSaving) return false;
    const token = currentToken();
    const { note, tags, rating } = normalizeLead(text);
    this.isSaving = true;
    try {
      const revision = this.lead.value?.revision ?? 0;
      const saved = await this.api.saveLead({ exhibitorId, note, tags, rating, revision });
      if (token !== currentToken()) return false;
      runInAction(() => {
        this.drafts.delete(draftKey(exhibitorId));
        if (this.openedId !== exhibitorId) return;
        this.lead.show(saved);
        this.typed = undefined;
      });
      return true;
    } finally {
      runInAction(() => (this.isSaving = false));
    }
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
      await this.reloadMeetings();
    }
  }

  /** @throws ApiError of the call */
  async cancelMeeting(id: string): Promise<void> {
    await this.api.cancelMeeting(id);
    await this.reloadMeetings();
  }

  private async reloadMeetings(): Promise<void> {
    const id = this.openedId;
    await Promise.all([this.meetings.load(), id === undefined ? undefined : this.slots.load(id)]);
  }
}

const draftKey = (id: string | undefined) => `${currentToken()} ${id}`;
