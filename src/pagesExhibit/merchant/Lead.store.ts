import { makeAutoObservable, runInAction } from 'mobx';
import type { Lead, LeadChange } from '@contract/exhibitor';
import { MAX_LEAD_NOTE, normalizeLead } from '@rules/lead';
import { Resource } from '@/request/Resource';
import { currentToken } from '@/request/session';

export interface LeadApi {
  getLead(id: string): Promise<Lead>;
  saveLead(change: LeadChange): Promise<Lead>;
}

type LeadText = Pick<Lead, 'note' | 'tags' | 'rating'>;

/** The user's notes about the opened exhibitor. */
export class LeadStore {
  exhibitorId: string | undefined = undefined;
  isSaving = false;
  readonly lead: Resource<Lead, string>;
  /** Notes before the last save, which can be restored; undefined when there is nothing to undo. */
  private saved: { key: string; lead: LeadText } | undefined = undefined;
  /** Typed notes that are not saved, by viewer and exhibitor: they survive the closing of the sheet. */
  private readonly drafts = new Map<string, LeadText>();
  private typed: { key: string; lead: LeadText } | undefined = undefined;

  constructor(private readonly api: LeadApi) {
    this.lead = new Resource((id) => api.getLead(id));
    makeAutoObservable<this, 'api' | 'drafts'>(this, { api: false, drafts: false, lead: false }, { autoBind: true });
  }

  /** Typed notes about the opened exhibitor that are not saved; those of another viewer are not shown. */
  get draft(): LeadText | undefined {
    return this.typed?.key === draftKey(this.exhibitorId) ? this.typed.lead : undefined;
  }

  /** Whether the last save of the opened exhibitor's notes can be undone. */
  get canUndo(): boolean {
    return this.draft === undefined && this.saved?.key === draftKey(this.exhibitorId);
  }

  /** The notes as shown: typed, or saved. */
  get text(): LeadText {
    return this.draft ?? this.lead.value ?? { note: '', tags: [], rating: null };
  }

  get isNoteTooLong(): boolean {
    return [...this.text.note.trim()].length > MAX_LEAD_NOTE;
  }

  /** Begins with the notes about an exhibitor: what was typed before is shown again, the saved ones are loaded by `load`. */
  open(exhibitorId: string): void {
    this.exhibitorId = exhibitorId;
    const key = draftKey(exhibitorId);
    const lead = this.drafts.get(key);
    this.typed = lead && { key, lead };
    this.lead.clear();
  }

  /** Never rejects: a failure is in `lead`. */
  async load(): Promise<void> {
    if (this.exhibitorId !== undefined) await this.lead.load(this.exhibitorId);
  }

  close(): void {
    this.exhibitorId = undefined;
    this.typed = undefined;
    this.lead.cancel();
  }

  change(change: Partial<LeadText>): void {
    if (this.exhibitorId === undefined) return;
    const key = draftKey(this.exhibitorId);
    this.typed = { key, lead: { ...this.text, ...change } };
    this.drafts.set(key, this.typed.lead);
  }

  /**
   * Saves the typed notes.
   * @returns false when nothing was typed, while a save is pending, and for another user meanwhile
   * @throws ApiError of the call; what was typed stays
   */
  async save(): Promise<boolean> {
    const { exhibitorId, draft, lead } = this;
    if (exhibitorId === undefined || draft === undefined || lead.value === null || this.isNoteTooLong) return false;
    const { note, tags, rating } = lead.value;
    const isSaved = await this.send(exhibitorId, draft);
    if (isSaved) runInAction(() => (this.saved = { key: draftKey(exhibitorId), lead: { note, tags, rating } }));
    return isSaved;
  }

  /** Restores the notes from before the last save. @returns as `save` @throws ApiError of the call */
  async undo(): Promise<boolean> {
    const { saved, exhibitorId } = this;
    if (!this.canUndo || saved === undefined || exhibitorId === undefined) return false;
    const isSaved = await this.send(exhibitorId, saved.lead);
    if (isSaved) runInAction(() => (this.saved = undefined));
    return isSaved;
  }

  private async send(exhibitorId: string, text: LeadText): Promise<boolean> {
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
        if (this.exhibitorId !== exhibitorId) return;
        this.lead.show(saved);
        this.typed = undefined;
      });
      return true;
    } finally {
      runInAction(() => (this.isSaving = false));
    }
  }
}

const draftKey = (id: string | undefined) => `${currentToken()} ${id}`;
