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

/** Notes about an exhibitor with who typed them. */
interface TypedLead {
  exhibitorId: string;
  token: string;
  /** Undefined until the member is known. */
  userId: string | undefined;
  lead: LeadText;
}

/** The user's notes about the opened exhibitor. */
export class LeadStore {
  exhibitorId: string | undefined = undefined;
  isSaving = false;
  readonly lead: Resource<Lead, string>;
  /** Notes before the last save, which can be restored; undefined when there is nothing to undo. */
  private saved: TypedLead | undefined = undefined;
  /** Typed notes that are not saved, by exhibitor: they survive the closing of the sheet and another login of the member. */
  private readonly drafts = new Map<string, TypedLead>();
  private typed: TypedLead | undefined = undefined;

  /** @param viewerId returns the id of the member; undefined for a visitor and until it is known */
  constructor(
    private readonly api: LeadApi,
    private readonly viewerId: () => string | undefined = () => undefined
  ) {
    this.lead = new Resource((id) => api.getLead(id));
    makeAutoObservable<this, 'api' | 'viewerId' | 'drafts'>(
      this,
      { api: false, viewerId: false, drafts: false, lead: false },
      { autoBind: true }
    );
  }

  /** Typed notes about the opened exhibitor that are not saved; those of another viewer are not shown. */
  get draft(): LeadText | undefined {
    return this.isOwn(this.typed) ? this.typed.lead : undefined;
  }

  /** Whether the last save of the opened exhibitor's notes can be undone. */
  get canUndo(): boolean {
    return this.draft === undefined && this.isOwn(this.saved);
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
    this.typed = this.drafts.get(exhibitorId);
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
    this.typed = this.typedBy(this.exhibitorId, { ...this.text, ...change });
    this.drafts.set(this.exhibitorId, this.typed);
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
    if (isSaved) runInAction(() => (this.saved = this.typedBy(exhibitorId, { note, tags, rating })));
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
        this.drafts.delete(exhibitorId);
        if (this.exhibitorId !== exhibitorId) return;
        this.lead.show(saved);
        this.typed = undefined;
      });
      return true;
    } finally {
      runInAction(() => (this.isSaving = false));
    }
  }

  private typedBy(exhibitorId: string, lead: LeadText): TypedLead {
    return { exhibitorId, token: currentToken(), userId: this.viewerId(), lead };
  }

  /** Whether notes are about the opened exhibitor and of the present viewer, in this session or an earlier one. */
  private isOwn(typed: TypedLead | undefined): typed is TypedLead {
    if (typed === undefined || typed.exhibitorId !== this.exhibitorId) return false;
    const { token, userId } = typed;
    return token === currentToken() || (userId !== undefined && userId === this.viewerId());
  }
}
