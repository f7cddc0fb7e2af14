import { makeAutoObservable } from 'mobx';
import type { ExhibitorDetail } from '@contract/exhibitor';
import { Resource } from '@/request/Resource';
import { type LeadApi, LeadStore } from './Lead.store';
import { type MeetingsApi, MeetingsStore } from './Meetings.store';
import { type OwnSlotsApi, OwnSlotsStore } from './OwnSlots.store';

export interface ExhibitorApi extends LeadApi, MeetingsApi, OwnSlotsApi {
  getExhibitor(id: string): Promise<ExhibitorDetail>;
}
interface Session {
  readonly isLoggedIn: boolean;
  /** Null for a visitor, and until the member is known. */
  readonly user?: { id: string } | null;
}

/** Sections of an exhibitor in their order; `ownSlots` is for its staff. */
export const exhibitorSections = ['about', 'meetings', 'lead', 'ownSlots'] as const;
export type ExhibitorSection = (typeof exhibitorSections)[number];

/**
 * The exhibitor that is opened. One section is shown at a time, and loaded when it is chosen: the mini-program would
 * send all of them in one step.
 */
export class ExhibitorStore {
  /** Undefined while none is opened. */
  openedId: string | undefined = undefined;
  private chosenSection: ExhibitorSection = 'about';
  readonly detail: Resource<ExhibitorDetail, string>;
  readonly meetings: MeetingsStore;
  readonly lead: LeadStore;
  readonly ownSlots: OwnSlotsStore;

  /** @param id opened by `load`, so that the first frame has its sheet */
  constructor(
    api: ExhibitorApi,
    private readonly session: Session,
    id?: string
  ) {
    this.detail = new Resource((exhibitorId) => api.getExhibitor(exhibitorId), { audience: 'everyone' });
    this.meetings = new MeetingsStore(api);
    this.lead = new LeadStore(api, () => session.user?.id);
    this.ownSlots = new OwnSlotsStore(api);
    makeAutoObservable<this, 'session'>(
      this,
      { session: false, detail: false, meetings: false, lead: false, ownSlots: false },
      { autoBind: true }
    );
    if (id !== undefined) this.show(id);
  }

  /** Null while loading. */
  get exhibitor(): ExhibitorDetail | null {
    const { value } = this.detail;
    return value?.id === this.openedId ? value : null;
  }

  get sections(): readonly ExhibitorSection[] {
    return exhibitorSections.filter((section) => section !== 'ownSlots' || this.exhibitor?.isOwn);
  }

  /** The chosen section; the first one when the present viewer has no other. */
  get section(): ExhibitorSection {
    return this.sections.includes(this.chosenSection) ? this.chosenSection : 'about';
  }

  /** Opens an exhibitor. Never rejects: failures are in the resources. */
  async open(id: string): Promise<void> {
    this.show(id);
    await this.load();
  }

  /** Loads the opened exhibitor and the section that is shown. Never rejects: failures are in the resources. */
  async load(): Promise<void> {
    const id = this.openedId;
    if (id === undefined) return;
    await Promise.all([this.detail.load(id), this.loadSection()]);
  }

  /** Shows a section, and loads it, also again: slots are booked meanwhile. */
  selectSection(section: ExhibitorSection): void {
    this.chosenSection = section;
    void this.loadSection();
  }

  close(): void {
    this.openedId = undefined;
    this.detail.cancel();
    for (const part of [this.meetings, this.lead, this.ownSlots]) part.close();
  }

  private show(id: string): void {
    this.openedId = id;
    this.chosenSection = 'about';
    this.detail.clear();
    for (const part of [this.meetings, this.lead, this.ownSlots]) part.open(id);
  }

  private async loadSection(): Promise<void> {
    const { section, session } = this;
    if (section === 'meetings') await this.meetings.load();
    if (section === 'lead' && session.isLoggedIn) await this.lead.load();
    if (section === 'ownSlots' && session.isLoggedIn) await this.ownSlots.load();
  }
}
