import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Session } from '@contract/login';
import { agreementVersion } from '@rules/agreement';
import { passwordProblem, passwordStrength, type PasswordProblem } from '@rules/password';
import type { Registration } from '../api/login';
import type { CodeSendingApi } from '../login/CodeSending';
import { Consent } from '../login/Consent';
import { isAboutTheCode } from '../login/EnterCode.store';
import { ProveMobile } from '../login/ProveMobile';
import type { SentCodes } from '../login/sentCodes';

const SHORTEST_INVITE_CODE = 4;
const ASK_NAME_AFTER_MS = 400;

export interface AccountRegisterApi extends CodeSendingApi {
  register(body: Registration): Promise<Session>;
  getInviterName(code: string): Promise<{ name: string | null }>;
  /** What wx.login gives in the mini-program; undefined elsewhere. */
  weChatCode(): Promise<string | undefined>;
}

/** Somebody who opens an account with a password. Lives as long as its page. */
export class AccountRegisterStore {
  readonly prove: ProveMobile;
  readonly consent = new Consent();
  password = '';
  inviteCode: string;
  /** Masked; null for a code that is nobody's, undefined while it is not known. */
  inviterName: string | null | undefined = undefined;
  isRegistering = false;
  /** The number has an account already. */
  isTaken = false;
  error: unknown = undefined;
  private isPasswordTouched = false;
  private readonly stopAsking: () => void;

  constructor(
    inviteCode: string,
    private readonly api: AccountRegisterApi,
    sentCodes: Pick<SentCodes, 'to' | 'remember' | 'forget'>
  ) {
    this.inviteCode = inviteCode;
    this.prove = new ProveMobile('register', api, sentCodes);
    makeAutoObservable<this, 'api' | 'stopAsking'>(
      this,
      { prove: false, consent: false, error: observableRef, api: false, stopAsking: false },
      { autoBind: true }
    );
    this.stopAsking = reaction(
      () => this.inviteCode,
      () => void this.askName(),
      { delay: ASK_NAME_AFTER_MS }
    );
  }

  get strength(): number {
    return passwordStrength(this.password);
  }

  /** Said after the field was left or the form was sent. */
  get passwordProblem(): PasswordProblem | undefined {
    return this.isPasswordTouched ? passwordProblem(this.password, this.prove.mobile.digits) : undefined;
  }

  typePassword(password: string): void {
    this.password = password;
    this.error = undefined;
  }

  touchPassword(): void {
    if (this.password !== '') this.isPasswordTouched = true;
  }

  typeInviteCode(code: string): void {
    this.inviteCode = code.trim();
    this.inviterName = undefined;
  }

  /** Who stands behind the invite code. A failure shows no name: the account does not depend on it. */
  async askName(): Promise<void> {
    const { inviteCode } = this;
    if (inviteCode.length < SHORTEST_INVITE_CODE) return;
    const name = await this.api.getInviterName(inviteCode).then(
      (inviter) => inviter.name,
      () => undefined
    );
    runInAction(() => {
      if (this.inviteCode === inviteCode) this.inviterName = name;
    });
  }

  /** True when the form may be sent but for the consent; what is missing is complained about from now on. */
  check(): boolean {
    this.isPasswordTouched = true;
    return this.prove.check() && this.passwordProblem === undefined;
  }

  /** Undefined when it failed (see `isTaken`, `error`, `prove`) or is under way already. Nothing typed is lost. */
  async register(): Promise<Session | undefined> {
    if (!this.check() || !this.consent.isGiven || this.isRegistering) return undefined;
    this.isRegistering = true;
    this.isTaken = false;
    this.error = undefined;
    const { prove, password, inviteCode } = this;
    try {
      const weChatCode = await this.api.weChatCode();
      const session = await prove.sending.puzzle.run((solved) =>
        this.api.register({
          mobile: prove.mobile.digits,
          code: prove.code,
          password,
          agreedVersion: agreementVersion,
          ...(inviteCode && { inviteCode }),
          ...(weChatCode !== undefined && { weChatCode }),
          ...solved
        })
      );
      prove.sending.forget();
      return session;
    } catch (error) {
      runInAction(() => this.fail(error));
      return undefined;
    } finally {
      runInAction(() => {
        this.isRegistering = false;
      });
    }
  }

  dispose(): void {
    this.stopAsking();
    this.prove.sending.dispose();
  }

  private fail(error: unknown): void {
    if ((error as { code?: string }).code === 'CONFLICT') this.isTaken = true;
    else if (isAboutTheCode(error)) {
      this.prove.enter('');
      this.prove.sending.fail(error);
    } else this.error = error;
  }
}
