import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AccountState } from '@contract/account';
import type { SentCode } from '@contract/login';
import { mobileDigits } from '@/lib/mobile';
import { isMobile } from '@rules/phone';
import type { MobileProof, NewMobile } from '../api/account';
import { CodeRequestStore } from '../components/code/CodeRequest.store';

interface MobileApi {
  sendOwnCode(purpose: 'changeMobile'): Promise<SentCode>;
  sendCodeToNew(mobile: string): Promise<SentCode>;
  proveForMobile(proof: MobileProof): Promise<{ ticket: string }>;
  changeMobile(change: NewMobile): Promise<AccountState>;
}

/** A new mobile number in two steps: who the person is, then that the new number is theirs. */
export class MobileChangeStore {
  way: 'code' | 'password' = 'code';
  password = '';
  mobile = '';
  /** Empty until the first step is done. */
  ticket = '';
  isBusy = false;
  /** Of what is not a code: the password, the new number, the network. */
  error: unknown = undefined;
  wasNumberLeft = false;
  readonly ownCode: CodeRequestStore;
  readonly newCode: CodeRequestStore;

  constructor(private readonly api: MobileApi) {
    this.ownCode = new CodeRequestStore(() => api.sendOwnCode('changeMobile'));
    this.newCode = new CodeRequestStore(() => api.sendCodeToNew(this.mobile));
    makeAutoObservable<this, 'api'>(
      this,
      { error: observableRef, ownCode: false, newCode: false, api: false },
      { autoBind: true }
    );
  }

  get isProven(): boolean {
    return this.ticket !== '';
  }

  get isNumberRight(): boolean {
    return isMobile(this.mobile);
  }

  get isNumberWrong(): boolean {
    return this.wasNumberLeft && !this.isNumberRight;
  }

  get canProve(): boolean {
    return this.way === 'code' ? this.ownCode.isComplete : this.password !== '';
  }

  choose(way: 'code' | 'password'): void {
    this.way = way;
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

  leaveNumber(): void {
    this.wasNumberLeft = this.mobile !== '';
  }

  /** The first step; false when the proof was refused. */
  async prove(): Promise<boolean> {
    if (this.isBusy || !this.canProve) return false;
    const { way, password, ownCode } = this;
    return this.busy(ownCode, async () => {
      const { ticket } = await this.api.proveForMobile(way === 'code' ? { code: ownCode.code } : { password });
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
    await this.busy(newCode, async () => {
      account = await this.api.changeMobile({ ticket, mobile, code: newCode.code });
    });
    return account;
  }

  dispose(): void {
    this.ownCode.dispose();
    this.newCode.dispose();
  }

  private async busy(code: CodeRequestStore, work: () => Promise<void>): Promise<boolean> {
    this.isBusy = true;
    this.error = undefined;
    try {
      await work();
      return true;
    } catch (error) {
      runInAction(() => this.refuse(code, error));
      return false;
    } finally {
      runInAction(() => {
        this.isBusy = false;
      });
    }
  }

  private refuse(code: CodeRequestStore, error: unknown): void {
    const reason = String((error as { code?: unknown }).code);
    if (reason.startsWith('SMS_CODE') || reason === 'LOCKED') code.refuse(error);
    else this.error = error;
    // The first step was too long ago.
    if (reason === 'TICKET_EXPIRED') this.ticket = '';
  }
}
