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
import { Resource, type ResourceStatus } from '@/request/Resource';
import { currentToken } from '@/request/session';
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

interface LoadedInvitations {
  invitations: readonly ContactInvitation[];
  summary: InviteSummary;
  /** Text sent to contacts. */
  message: InviteTexts['message'];
}

/** Invitations to business contacts, and the user's own inviter. Lives as long as the page. */
export class ContactInviteStore {
  private readonly resource: Resource<LoadedInvitations>;
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
    this.resource = new Resource(() => this.fetchInvitations());
    makeAutoObservable<this, 'api' | 'session' | 'resource'>(
      this,
      { resource: false, message: false, inviter: observableRef, api: false, session: false },
      { autoBind: true }
    );
  }

  get invitations(): readonly ContactInvitation[] {
    return this.resource.value?.invitations ?? [];
  }

  get summary(): InviteSummary | undefined {
    return this.resource.value?.summary;
  }

  get status(): ResourceStatus {
    return this.resource.status;
  }

  get error(): unknown {
    return this.resource.error;
  }

  /**
   * Loads the data at each login, and clears it with the entered values at logout.
   * @returns function that stops this
   */
  start(): () => void {
    return reaction(
      () => this.session.isLoggedIn,
      (isLoggedIn) => {
        if (isLoggedIn) void this.load();
        else this.clearForm();
      },
      { fireImmediately: true }
    );
  }

  get isNameTooLong(): boolean {
    return contactNameProblem(this.name.trim()) !== undefined;
  }

  /** Loads invitations, summary and texts. A failure is stored in `error`. */
  async load(): Promise<void> {
    if (await this.resource.load()) this.message.initialize(this.resource.value?.message ?? '');
  }

  private async fetchInvitations(): Promise<LoadedInvitations> {
    const [invitations, summary, { message }] = await Promise.all([
      this.api.listInvitations(),
      this.api.getInviteSummary(),
      this.api.getInviteTexts()
    ]);
    return { invitations, summary, message };
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
   * Creates an invitation from the form.
   * @returns the invitation; undefined when a field is invalid or another user is logged in by then
   * @throws ApiError on a server error, with the input preserved
   */
  async add(): Promise<ContactInvitation | undefined> {
    if (this.isAdding) return undefined;
    this.validateMobile();
    if (this.mobile === '') this.mobileProblem = 'required';
    if (this.mobileProblem !== undefined || this.isNameTooLong) return undefined;
    this.isAdding = true;
    const token = currentToken();
    try {
      await this.message.save();
      if (this.message.problem !== undefined || token !== currentToken()) return undefined;
      const invitation = await this.api.createInvitation({ mobile: this.mobile, name: this.name.trim() });
      if (token !== currentToken()) return undefined;
      runInAction(() => {
        this.setInvitations([invitation, ...this.invitations.filter(({ id }) => id !== invitation.id)]);
        this.mobile = '';
        this.name = '';
      });
      return invitation;
    } catch (error) {
      if (fieldErrorsOf(error).mobile !== 'self') throw error;
      runInAction(() => {
        if (token === currentToken()) this.mobileProblem = 'self';
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

  /**
   * Removes an invitation.
   * @throws ApiError on a server error
   */
  async remove({ id }: ContactInvitation): Promise<void> {
    await this.api.removeInvitation(id);
    this.setInvitations(this.invitations.filter((invitation) => invitation.id !== id));
  }

  typeCode(text: string): void {
    this.code = text.replace(/[^0-9A-Za-z]/g, '').toUpperCase();
    this.inviter = undefined;
  }

  /**
   * Looks up the inviter of the typed code, to be confirmed before binding.
   * @throws ApiError on a server error
   */
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

  private clearForm(): void {
    this.typeMobile('');
    this.typeName('');
    this.typeCode('');
    this.message.reset();
  }

  private patchInvitation(id: string, changes: Partial<ContactInvitation>): void {
    this.setInvitations(this.invitations.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  }

  private setInvitations(invitations: readonly ContactInvitation[]): void {
    this.resource.change({ invitations });
  }
}
