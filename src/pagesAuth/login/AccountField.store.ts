import { makeAutoObservable } from 'mobx';
import { isMobile } from '@rules/phone';
import { userNameProblem } from '@rules/userName';
import { missingDigits, mobileDigits } from '@/lib/mobile';

/** Why an account is invalid: empty, an incomplete or invalid mobile number, or an invalid user name. */
export type AccountProblem = 'empty' | 'number' | 'userName';

/** Field for a mobile number or user name. Part of the stores of login pages. */
export class AccountFieldStore {
  typed: string;
  /** Set when an invalid account is submitted and cleared by the next change. */
  isErrorShown = false;

  constructor(typed = '') {
    this.typed = typed;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The account as it is sent: the digits of a number, otherwise the user name. */
  get name(): string {
    return this.isNumber ? mobileDigits(this.typed) : this.typed.trim();
  }

  /** The mobile number; undefined while it is incomplete or invalid. */
  get mobile(): string | undefined {
    return isMobile(this.name) ? this.name : undefined;
  }

  /** Number of digits still missing from a mobile number. */
  get missing(): number {
    return missingDigits(this.name);
  }

  get problem(): AccountProblem | undefined {
    if (this.name === '') return 'empty';
    if (this.isNumber) return isMobile(this.name) ? undefined : 'number';
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

  /** Whether the input consists of digits, also with country code, spaces and brackets. */
  private get isNumber(): boolean {
    return /^[\d\s+()-]+$/.test(this.typed);
  }
}
