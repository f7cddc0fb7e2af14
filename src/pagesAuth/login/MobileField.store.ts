import { makeAutoObservable } from 'mobx';
import { isMobile } from '@rules/phone';
import { groupMobile, missingDigits, mobileDigits } from '@/lib/mobile';

/** Field for a mobile number. Part of the stores of login pages. */
export class MobileFieldStore {
  /** At most eleven digits. */
  digits: string;
  /** Set when an invalid number is submitted and cleared by the next change. */
  isErrorShown = false;

  constructor(digits = '') {
    this.digits = digits;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The number in groups: `138 0013 8000`. */
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

  /** Returns whether the number is valid; otherwise its error is shown from now on. */
  validate(): boolean {
    this.isErrorShown = !this.isValid;
    return this.isValid;
  }
}
