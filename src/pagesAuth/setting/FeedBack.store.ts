import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { FeedbackBody, FeedbackEnv, FeedbackKind, FeedbackTicket } from '@contract/feedback';
import type { UploadsStore } from '@/components/upload/Uploads.store';
import { uploadUri } from '@/platform/assetUri/uploadUri';
import { isContact } from '@rules/contact';
import type { FeedbackDrafts } from './feedbackDraft';

export const MIN_CONTENT = 10;
export const MAX_CONTENT = 500;

export interface FeedbackFormApi {
  createFeedback(form: FeedbackBody): Promise<FeedbackTicket>;
  /** Returns a request id of 32 hexadecimal digits. */
  newRequestId(): Promise<string>;
}

interface Author {
  id: string;
  /** Masked number. */
  mobile: string;
}

/** Feedback form of a user. The input is saved as a draft until it is sent. `dispose` ends autosave and uploads. */
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
    /** Initial value of the contact field: the author's own number, or another known contact. */
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

  /** Number of missing characters; 0 when there are enough or before the first blur or submit. */
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

  /**
   * Sends the form and keeps the input on failure.
   * @returns the created ticket; undefined when the form is incomplete or was rejected
   */
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

  /** Contact to send; null for the user's login number, which is only known masked here. */
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
    // All attempts of one form share the request id, so a retry after a lost response creates no second ticket.
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
