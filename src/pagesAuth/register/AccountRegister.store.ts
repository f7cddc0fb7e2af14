import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Session } from '@contract/login';
import { agreementVersion } from '@rules/agreement';
import { type PasswordProblem, passwordProblem, passwordStrength } from '@rules/password';
import { isCodeError } from '@/components/smsCode/isCodeError';
import { isApiError } from '@/lib/ApiError';
import type { Registration } from '../api/login';
import { CodeVerificationStore } from '../login/CodeVerification.store';
import { LoginConsentStore } from '../login/LoginConsent.store';
import type { SentCodesStore } from '../login/sentCodes';
import type { SmsCodeApi } from '../login/SmsCode.store';

const MIN_INVITE_CODE_LENGTH = 4;
const NAME_LOOKUP_DELAY_MS = 400;

export interface AccountRegisterApi extends SmsCodeApi {
  register(body: Registration): Promise<Session>;
  getInviterName(code: string): Promise<{ name: string | null }>;
  /** Returns the code of `wx.login` in the mini-program, undefined elsewhere. */
  weChatCode(): Promise<string | undefined>;
}

/** Registration of an account with a password. Lives as long as its page. No `FormStore`: see docs/decisions/0011. */
export class AccountRegisterStore {
  readonly verification: CodeVerificationStore;
  readonly consent = new LoginConsentStore();
  password = '';
  inviteCode: string;
  /** Masked name; null for an unknown invite code, undefined before the check. */
  inviterName: string | null | undefined = undefined;
  isRegistering = false;
  /** True when the number already has an account. */
  isTaken = false;
  error: unknown = undefined;
  private isPasswordTouched = false;
  private readonly stopNameLookup: () => void;

  constructor(
    inviteCode: string,
    private readonly api: AccountRegisterApi,
    sentCodes: Pick<SentCodesStore, 'find' | 'save' | 'clear'>
  ) {
    this.inviteCode = inviteCode;
    this.verification = new CodeVerificationStore('register', api, sentCodes);
    makeAutoObservable<this, 'api' | 'stopNameLookup'>(
      this,
      { verification: false, consent: false, error: observableRef, api: false, stopNameLookup: false },
      { autoBind: true }
    );
    this.stopNameLookup = reaction(
      () => this.inviteCode,
      () => void this.loadInviterName(),
      { delay: NAME_LOOKUP_DELAY_MS }
    );
  }

  get strength(): number {
    return passwordStrength(this.password);
  }

  /** Password error, shown on blur or after submitting. */
  get passwordProblem(): PasswordProblem | undefined {
    return this.isPasswordTouched ? passwordProblem(this.password, this.verification.mobile.number) : undefined;
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

  /**
   * Loads the inviter's name. A failure shows no name and does not block the registration. No `Resource`: the name
   * belongs to the code that was asked for, and the page is for visitors.
   */
  async loadInviterName(): Promise<void> {
    const { inviteCode } = this;
    if (inviteCode.length < MIN_INVITE_CODE_LENGTH) return;
    const name = await this.api.getInviterName(inviteCode).then(
      (inviter) => inviter.name,
      () => undefined
    );
    runInAction(() => {
      if (this.inviteCode === inviteCode) this.inviterName = name;
    });
  }

  /**
   * Validates the form except the consent and shows the errors of missing fields from now on.
   * @returns true when valid
   */
  validate(): boolean {
    this.isPasswordTouched = true;
    return this.verification.validate() && this.passwordProblem === undefined;
  }

  /**
   * Registers the account and keeps the input on failure.
   * @returns undefined on failure (see `isTaken`, `error`, `verification`) or while another call is running
   */
  async register(): Promise<Session | undefined> {
    if (!this.validate() || !this.consent.isGiven || this.isRegistering) return undefined;
    this.isRegistering = true;
    this.isTaken = false;
    this.error = undefined;
    const { verification, password, inviteCode } = this;
    try {
      const weChatCode = await this.api.weChatCode();
      const session = await verification.smsCode.captcha.runWithCaptcha((solved) =>
        this.api.register({
          mobile: verification.mobile.number,
          code: verification.code,
          password,
          agreedVersion: agreementVersion,
          ...(inviteCode && { inviteCode }),
          ...(weChatCode !== undefined && { weChatCode }),
          ...solved
        })
      );
      verification.smsCode.clearSentCode();
      return session;
    } catch (error) {
      runInAction(() => this.handleError(error));
      return undefined;
    } finally {
      runInAction(() => {
        this.isRegistering = false;
      });
    }
  }

  dispose(): void {
    this.stopNameLookup();
    this.verification.smsCode.dispose();
  }

  private handleError(error: unknown): void {
    if (isApiError(error, 'CONFLICT')) this.isTaken = true;
    else if (isCodeError(error)) {
      this.verification.enter('');
      this.verification.smsCode.setError(error);
    } else this.error = error;
  }
}
