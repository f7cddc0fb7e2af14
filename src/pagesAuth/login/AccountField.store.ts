import { makeAutoObservable } from 'mobx';
import { isEmail } from '@rules/email';
import { countriesOfNumber } from '@rules/overseasMobile';
import { isMobile } from '@rules/phone';
import { userNameProblem } from '@rules/userName';
import { missingDigits, mobileDigits } from '@/lib/mobile';

/**
 * Why an account is invalid: empty, an incomplete or invalid mobile number, an invalid e-mail
 * address, or an invalid user name.
 */
export type AccountProblem = 'empty' | 'number' | 'email' | 'userName';

/** Field for a mobile number, e-mail address or user name. Part of the stores of login pages. */
export class AccountFieldStore {
  typed: string;
  /** Set when an invalid account is submitted and cleared by the next change. */
  isErrorShown = false;

  constructor(typed = '') {
    this.typed = typed;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /**
   * The account as it is sent: the digits of a mainland number, an overseas one in E.164 form, the
   * e-mail address or the user name.
   */
  get name(): string {
    if (this.isOverseas) return `+${this.typed.replace(/\D/g, '')}`;
    return this.isNumber ? mobileDigits(this.typed) : this.typed.trim();
  }

  /** The mobile number; undefined while it is incomplete or invalid. */
  get mobile(): string | undefined {
    return this.isMobileComplete ? this.name : undefined;
  }

  /** Number of digits still missing from a mobile number. */
  get missing(): number {
    return this.isOverseas ? 0 : missingDigits(this.name);
  }

  get problem(): AccountProblem | undefined {
    if (this.name === '') return 'empty';
    if (this.isNumber) return this.isMobileComplete ? undefined : 'number';
    if (this.name.includes('@')) return isEmail(this.name) ? undefined : 'email';
    return userNameProblem(this.name) && 'userName';
  }

  type(text: string): void {
    this.typed = text;
    this.isErrorShown = false;
  }

  /** Returns whether the account is valid; otherwise its error is shown from now on. */
  validate(): boolean {
    this.isErrorShown = this.problem !== undefined;
    return !this.isErrorShown;
  }

  /** Whether the input is a number with a calling code other than 86. */
  private get isOverseas(): boolean {
    return this.isNumber && /^\s*\+(?!\s*86)/.test(this.typed);
  }

  private get isMobileComplete(): boolean {
    return this.isOverseas ? countriesOfNumber(this.name).length > 0 : isMobile(this.name);
  }

  /** Whether the input consists of digits, also with country code, spaces and brackets. */
  private get isNumber(): boolean {
    return /^[\d\s+()-]+$/.test(this.typed);
  }
}
