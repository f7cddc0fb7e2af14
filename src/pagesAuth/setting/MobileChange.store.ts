import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AccountState } from '@contract/account';
import type { SentCode } from '@contract/login';
import { mobileDigits } from '@/lib/mobile';
import { isMobile } from '@rules/phone';
import type { IdentityProof, NewMobile } from '../api/account';
import { CodeRequestStore } from '../components/code/CodeRequest.store';

interface MobileChangeApi {
  sendOwnCode(purpose: 'changeMobile'): Promise<SentCode>;
  sendCodeToNew(mobile: string): Promise<SentCode>;
  verifyForMobileChange(proof: IdentityProof): Promise<{ ticket: string }>;
  changeMobile(change: NewMobile): Promise<AccountState>;
}

/** A new mobile number in two steps: who the person is, then that the new number is theirs. */
export class MobileChangeStore {
  method: 'code' | 'password' = 'code';
  password = '';
  mobile = '';
  /** Empty until the first step is done. */
  ticket = '';
  isBusy = false;
  /** Of what is not a code: the password, the new number, the network. */
  error: unknown = undefined;
  isNumberTouched = false;
  readonly ownCode: CodeRequestStore;
  readonly newCode: CodeRequestStore;

  constructor(private readonly api: MobileChangeApi) {
    this.ownCode = new CodeRequestStore(() => api.sendOwnCode('changeMobile'));
    this.newCode = new CodeRequestStore(() => api.sendCodeToNew(this.mobile));
    makeAutoObservable<this, 'api'>(
      this,
      { error: observableRef, ownCode: false, newCode: false, api: false },
      { autoBind: true }
    );
  }

  get isVerified(): boolean {
    return this.ticket !== '';
  }

  get isNumberValid(): boolean {
    return isMobile(this.mobile);
  }

  get hasNumberError(): boolean {
    return this.isNumberTouched && !this.isNumberValid;
  }

  get canVerify(): boolean {
    return this.method === 'code' ? this.ownCode.isComplete : this.password !== '';
  }

  setMethod(method: 'code' | 'password'): void {
    this.method = method;
    this.error = undefined;
  }

  setPassword(password: string): void {
    this.password = password;
    this.error = undefined;
  }

  setMobile(typed: string): void {
    this.mobile = mobileDigits(typed);
    this.error = undefined;
  }

  touchNumber(): void {
    this.isNumberTouched = this.mobile !== '';
  }

  /** The first step; false when the proof was refused. */
  async verify(): Promise<boolean> {
    if (this.isBusy || !this.canVerify) return false;
    const { method, password, ownCode } = this;
    return this.runStep(ownCode, async () => {
      const { ticket } = await this.api.verifyForMobileChange(
        method === 'code' ? { code: ownCode.code } : { password }
      );
      runInAction(() => {
        this.ticket = ticket;
      });
    });
  }

  /** The second step; undefined when it was refused. */
  async change(): Promise<AccountState | undefined> {
    if (this.isBusy || !this.newCode.isComplete) return undefined;
    const { ticket, mobile, newCode } = this;
    let account: AccountState | undefined;
    await this.runStep(newCode, async () => {
      account = await this.api.changeMobile({ ticket, mobile, code: newCode.code });
    });
    return account;
  }

  dispose(): void {
    this.ownCode.dispose();
    this.newCode.dispose();
  }

  private async runStep(code: CodeRequestStore, work: () => Promise<void>): Promise<boolean> {
    this.isBusy = true;
    this.error = undefined;
    try {
      await work();
      return true;
    } catch (error) {
      runInAction(() => this.handleError(code, error));
      return false;
    } finally {
      runInAction(() => {
        this.isBusy = false;
      });
    }
  }

  private handleError(code: CodeRequestStore, error: unknown): void {
    const reason = String((error as { code?: unknown }).code);
    if (reason.startsWith('SMS_CODE') || reason === 'LOCKED') code.reject(error);
    else this.error = error;
    // The first step was too long ago.
    if (reason === 'TICKET_EXPIRED') this.ticket = '';
  }
}
