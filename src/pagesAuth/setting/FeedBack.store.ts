import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { FeedbackBody, FeedbackEnv, FeedbackKind, FeedbackTicket } from '@contract/feedback';
import type { UploadsStore } from '@/components/upload/Uploads.store';
import { uploadUri } from '@/platform/uploadUri';
import { isContact } from '@rules/contact';
import type { FeedbackDrafts } from './feedbackDraft';

export const MIN_CONTENT = 10;
export const MAX_CONTENT = 500;

export interface FeedbackFormApi {
  createFeedback(form: FeedbackBody): Promise<FeedbackTicket>;
  /** 32 hexadecimal digits. */
  newRequestId(): Promise<string>;
}

interface Author {
  id: string;
  /** Masked. */
  mobile: string;
}

/** What a person writes to us. What is typed outlives the page until it is sent. `dispose` lets go of it. */
export class FeedBackStore {
  kind: FeedbackKind | undefined = undefined;
  content = '';
  contact: string;
  isContentTouched = false;
  isContactTouched = false;
  wasSubmitted = false;
  isSubmitting = false;
  error: unknown = undefined;
  private requestId = '';
  private readonly stopAutosave: () => void;

  constructor(
    private readonly api: FeedbackFormApi,
    private readonly author: Author,
    private readonly env: FeedbackEnv,
    readonly photos: UploadsStore,
    private readonly drafts: FeedbackDrafts,
    /** What the field begins with: the author's own number, or another that is known of them. */
    private readonly initialContact = author.mobile
  ) {
    this.contact = initialContact;
    makeAutoObservable<this, 'api' | 'author' | 'env' | 'drafts' | 'initialContact' | 'stopAutosave'>(
      this,
      {
        error: observableRef,
        api: false,
        author: false,
        env: false,
        photos: false,
        drafts: false,
        initialContact: false,
        stopAutosave: false
      },
      { autoBind: true }
    );
    this.restore();
    this.stopAutosave = reaction(() => this.draft, this.drafts.save);
  }

  get length(): number {
    return [...this.content.trim()].length;
  }

  get isKindMissing(): boolean {
    return this.wasSubmitted && this.kind === undefined;
  }

  /** How many characters are missing; 0 when there are enough, or nobody need say so yet. */
  get missing(): number {
    return this.isContentTouched || this.wasSubmitted ? Math.max(0, MIN_CONTENT - this.length) : 0;
  }

  get isTooLong(): boolean {
    return this.length > MAX_CONTENT;
  }

  get hasContactError(): boolean {
    return (this.isContactTouched || this.wasSubmitted) && !this.isContactValid;
  }

  setKind(kind: FeedbackKind): void {
    this.kind = kind;
  }

  setContent(content: string): void {
    this.content = content;
  }

  setContact(contact: string): void {
    this.contact = contact;
  }

  touchContent(): void {
    this.isContentTouched = this.content !== '';
  }

  touchContact(): void {
    this.isContactTouched = true;
  }

  /** The ticket that it became; undefined when something is missing or it was refused: then all is still there. */
  async submit(): Promise<FeedbackTicket | undefined> {
    this.wasSubmitted = true;
    const { kind } = this;
    if (this.isSubmitting || kind === undefined || !this.isComplete) return undefined;
    this.isSubmitting = true;
    this.error = undefined;
    try {
      if (!(await this.photos.settle())) return undefined;
      return await this.send(kind);
    } catch (error) {
      runInAction(() => {
        this.error = error;
      });
      return undefined;
    } finally {
      runInAction(() => {
        this.isSubmitting = false;
      });
    }
  }

  dispose(): void {
    this.stopAutosave();
    this.photos.dispose();
  }

  private get isComplete(): boolean {
    return this.length >= MIN_CONTENT && !this.isTooLong && this.isContactValid;
  }

  private get isContactValid(): boolean {
    const contact = this.contact.trim();
    return contact === '' || contact === this.author.mobile || isContact(contact);
  }

  /** Null: the number that the person logs in with, which is only known masked here. */
  private get sentContact(): string | null {
    const contact = this.contact.trim();
    return contact === this.author.mobile ? null : contact;
  }

  private get draft() {
    const { kind, content, requestId, sentContact } = this;
    const imageUrls = this.photos.urls;
    if (content === '' && imageUrls.length === 0 && requestId === '') return null;
    return { userId: this.author.id, requestId, kind, content, contact: sentContact, imageUrls };
  }

  private async send(kind: FeedbackKind): Promise<FeedbackTicket> {
    // The same number for each try of one form: an answer that was lost on its way is not a second ticket.
    const requestId = this.requestId || (await this.api.newRequestId());
    runInAction(() => {
      this.requestId = requestId;
    });
    const { content, sentContact: contact, env } = this;
    const form = { requestId, kind, content: content.trim(), contact, env, imageUrls: this.photos.urls };
    const ticket = await this.api.createFeedback(form);
    runInAction(() => this.reset());
    return ticket;
  }

  private reset(): void {
    for (const { key } of [...this.photos.items]) this.photos.remove(key);
    Object.assign(this, {
      kind: undefined,
      content: '',
      contact: this.initialContact,
      requestId: '',
      wasSubmitted: false,
      isContentTouched: false,
      isContactTouched: false
    });
  }

  private restore(): void {
    const draft = this.drafts.of(this.author.id);
    if (!draft) return;
    this.kind = draft.kind;
    this.content = draft.content;
    this.contact = draft.contact ?? this.author.mobile;
    this.requestId = draft.requestId;
    this.photos.restore(draft.imageUrls, uploadUri);
  }
}
