import { makeAutoObservable } from 'mobx';
import { missingDigits, mobileDigits } from '@/lib/mobile';
import { isMobile } from '@rules/phone';
import { userNameProblem } from '@rules/userName';

/** What keeps an account from being one: nothing typed, no whole number, no user name. */
export type AccountProblem = 'empty' | 'number' | 'userName';

/** A mobile number or a user name that is being typed. Part of the stores of login pages. */
export class AccountFieldStore {
  typed: string;
  /** It is complained about only once it was sent with the mistake, and no longer than until it changes. */
  isErrorShown = false;

  constructor(typed = '') {
    this.typed = typed;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** As it is sent: the digits of a number, else the name. */
  get name(): string {
    return this.isNumber ? mobileDigits(this.typed) : this.typed.trim();
  }

  /** The number, if it is a whole one. */
  get mobile(): string | undefined {
    return isMobile(this.name) ? this.name : undefined;
  }

  /** Of a number. */
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

  /** True for what may be an account; else it is complained about from now on. */
  validate(): boolean {
    this.isErrorShown = this.problem !== undefined;
    return !this.isErrorShown;
  }

  /** Digits as they are typed or pasted, with country code, spaces and brackets. */
  private get isNumber(): boolean {
    return /^[\d\s+()-]+$/.test(this.typed);
  }
}
