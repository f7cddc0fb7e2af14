import { makeAutoObservable } from 'mobx';
import { groupMobile, missingDigits, mobileDigits } from '@/lib/mobile';
import { isMobile } from '@rules/phone';

/** A mobile number that is being typed. Part of the stores of login pages. */
export class MobileFieldStore {
  /** At most eleven. */
  digits: string;
  /** The number is complained about only once it was sent with the mistake, and no longer than until it changes. */
  isErrorShown = false;

  constructor(digits = '') {
    this.digits = digits;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** `138 0013 8000`. */
  get formatted(): string {
    return groupMobile(this.digits);
  }

  get missing(): number {
    return missingDigits(this.digits);
  }

  get isValid(): boolean {
    return isMobile(this.digits);
  }

  type(text: string): void {
    this.digits = mobileDigits(text);
    this.isErrorShown = false;
  }

  /** True for a right number; a wrong one is complained about from now on. */
  validate(): boolean {
    this.isErrorShown = !this.isValid;
    return this.isValid;
  }
}
