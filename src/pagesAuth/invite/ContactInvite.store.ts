import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type {
  ContactInvitation,
  InvitationChannel,
  Inviter,
  InviteSummary,
  InviteTexts,
  InviteTextsChange,
  NewContactInvitation
} from '@contract/invite';
import { contactNameProblem, inviteMessageProblem } from '@rules/invitation';
import { isMobile } from '@rules/phone';
import { fieldErrorsOf, isApiError } from '@/lib/ApiError';
import { mobileDigits } from '@/lib/mobile';
import { CustomTextStore } from './CustomText.store';

interface ContactInviteApi {
  listInvitations(): Promise<ContactInvitation[]>;
  createInvitation(contact: NewContactInvitation): Promise<ContactInvitation>;
  markInvitationSent(id: string, channel: InvitationChannel): Promise<null>;
  removeInvitation(id: string): Promise<null>;
  getInviteSummary(): Promise<InviteSummary>;
  getInviteTexts(): Promise<InviteTexts>;
  changeInviteTexts(change: InviteTextsChange): Promise<InviteTexts>;
  findInviter(code: string): Promise<Inviter | null>;
  bindInviter(code: string): Promise<null>;
}

interface Session {
  readonly isLoggedIn: boolean;
}

export type MobileProblem = 'required' | 'pattern' | 'self';
export type BindOutcome = 'bound' | 'refused';

/** Invitations to business contacts, and the user's own inviter. Lives as long as the page. */
export class ContactInviteStore {
  invitations: readonly ContactInvitation[] = [];
  summary: InviteSummary | undefined = undefined;
  phase: 'loading' | 'ready' | 'failed' = 'loading';
  error: unknown = undefined;
  mobile = '';
  name = '';
  mobileProblem: MobileProblem | undefined = undefined;
  isAdding = false;
  /** Text sent to contacts. */
  readonly message: CustomTextStore;
  /** Typed invite code of the inviter; `inviter` is set after the look-up. */
  code = '';
  inviter: Inviter | null | undefined = undefined;
  isBinding = false;

  constructor(
    private readonly api: ContactInviteApi,
    private readonly session: Session
  ) {
    this.message = new CustomTextStore(
      async (message) => (await api.changeInviteTexts({ message })).message,
      (message) => inviteMessageProblem(message) !== undefined
    );
    makeAutoObservable<this, 'api' | 'session'>(
      this,
      {
        invitations: observableRef,
        message: false,
        summary: observableRef,
        inviter: observableRef,
        error: observableRef,
        api: false,
        session: false
      },
      { autoBind: true }
    );
  }

  /**
   * Loads the data at each login and clears it at logout.
   * @returns function that stops this
   */
  start(): () => void {
    return reaction(
      () => this.session.isLoggedIn,
      (isLoggedIn) => {
        this.invitations = [];
        this.summary = undefined;
        if (isLoggedIn) void this.load();
      },
      { fireImmediately: true }
    );
  }

  get isNameTooLong(): boolean {
    return contactNameProblem(this.name.trim()) !== undefined;
  }

  /** Loads invitations, summary and texts. A failure is stored in `error`. */
  async load(): Promise<void> {
    try {
      const [invitations, summary, texts] = await Promise.all([
        this.api.listInvitations(),
        this.api.getInviteSummary(),
        this.api.getInviteTexts()
      ]);
      runInAction(() => {
        this.message.initialize(texts.message);
        this.invitations = invitations;
        this.summary = summary;
        this.phase = 'ready';
      });
    } catch (error) {
      runInAction(() => {
        this.error = error;
        if (this.phase === 'loading') this.phase = 'failed';
      });
    }
  }

  typeMobile(text: string): void {
    this.mobile = mobileDigits(text);
    this.mobileProblem = undefined;
  }

  typeName(text: string): void {
    this.name = text;
  }

  validateMobile(): void {
    this.mobileProblem = this.mobile === '' || isMobile(this.mobile) ? undefined : 'pattern';
  }

  /**
   * Creates an invitation from the form. Rejects on a server error, with the input preserved.
   * @returns the invitation; undefined when a field is invalid
   */
  async add(): Promise<ContactInvitation | undefined> {
    if (this.isAdding) return undefined;
    this.validateMobile();
    if (this.mobile === '') this.mobileProblem = 'required';
    if (this.mobileProblem !== undefined || this.isNameTooLong) return undefined;
    this.isAdding = true;
    try {
      await this.message.save();
      if (this.message.problem !== undefined) return undefined;
      const invitation = await this.api.createInvitation({ mobile: this.mobile, name: this.name.trim() });
      runInAction(() => {
        this.invitations = [invitation, ...this.invitations.filter(({ id }) => id !== invitation.id)];
        this.mobile = '';
        this.name = '';
      });
      return invitation;
    } catch (error) {
      if (fieldErrorsOf(error).mobile !== 'self') throw error;
      runInAction(() => {
        this.mobileProblem = 'self';
      });
      return undefined;
    } finally {
      runInAction(() => {
        this.isAdding = false;
      });
    }
  }

  /** Records that the invitation was sent. A failure is ignored: only its state in the list is affected. */
  async markSent({ id, state }: ContactInvitation, channel: InvitationChannel): Promise<void> {
    if (state === 'draft') this.patchInvitation(id, { state: 'sent', channel });
    try {
      await this.api.markInvitationSent(id, channel);
    } catch (error) {
      console.warn('an invitation was not marked as sent', error);
    }
  }

  /** Removes an invitation. Rejects on a server error. */
  async remove({ id }: ContactInvitation): Promise<void> {
    await this.api.removeInvitation(id);
    runInAction(() => {
      this.invitations = this.invitations.filter((invitation) => invitation.id !== id);
    });
  }

  typeCode(text: string): void {
    this.code = text.replace(/[^0-9A-Za-z]/g, '').toUpperCase();
    this.inviter = undefined;
  }

  /** Looks up the inviter of the typed code, to be confirmed before binding. Rejects on a server error. */
  async findInviter(): Promise<void> {
    const { code } = this;
    const inviter = code.length < 4 ? null : await this.api.findInviter(code);
    runInAction(() => {
      if (this.code === code) this.inviter = inviter;
    });
  }

  /** Binds the inviter permanently. A rejected code is an outcome, not an error; rejects on other server errors. */
  async bind(): Promise<BindOutcome | undefined> {
    if (this.isBinding) return undefined;
    this.isBinding = true;
    try {
      await this.api.bindInviter(this.code);
      await this.load();
      return 'bound';
    } catch (error) {
      if (!isApiError(error, 'INVITE_REFUSED')) throw error;
      return 'refused';
    } finally {
      runInAction(() => {
        this.isBinding = false;
      });
    }
  }

  private patchInvitation(id: string, changes: Partial<ContactInvitation>): void {
    this.invitations = this.invitations.map((one) => (one.id === id ? { ...one, ...changes } : one));
  }
}
