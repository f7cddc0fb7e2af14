import { makeAutoObservable } from 'mobx';
import { callingCodeOf, numberLengthsOf, type OverseasCountry, overseasNumber } from '@rules/overseasMobile';
import { isMobile } from '@rules/phone';
import { groupMobile, missingDigits, mobileDigits } from '@/lib/mobile';

/** Country of a number: the mainland, or one that the SMS gateway serves. */
export type NumberCountry = 'CN' | OverseasCountry;

/** Field for a mobile number. Part of the stores of login pages. */
export class MobileFieldStore {
  country: NumberCountry = 'CN';
  /** Digits after the calling code, no more than its numbers have. */
  digits: string;
  /** Set when an invalid number is submitted and cleared by the next change. */
  isErrorShown = false;

  constructor(digits = '') {
    this.digits = digits;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The number as it is sent: eleven digits of a mainland one, otherwise E.164. */
  get number(): string {
    return this.country === 'CN' ? this.digits : overseasNumber(this.country, this.digits);
  }

  /** The digits as they are shown, in groups for a mainland number: `138 0013 8000`. */
  get formatted(): string {
    return this.country === 'CN' ? groupMobile(this.digits) : this.digits;
  }

  get missing(): number {
    if (this.country === 'CN') return missingDigits(this.digits);
    return Math.max(0, numberLengthsOf(this.country).min - this.digits.length);
  }

  get isValid(): boolean {
    return this.country === 'CN' ? isMobile(this.digits) : this.missing === 0;
  }

  type(text: string): void {
    this.digits = this.country === 'CN' ? mobileDigits(text) : overseasDigits(this.country, text);
    this.isErrorShown = false;
  }

  /** Changes the country; digits that were typed before belong to a number of another form. */
  choose(country: NumberCountry): void {
    if (country === this.country) return;
    this.country = country;
    this.type('');
  }

  /** Returns whether the number is valid; otherwise its error is shown from now on. */
  validate(): boolean {
    this.isErrorShown = !this.isValid;
    return this.isValid;
  }
}

/**
 * Returns the digits without the trunk zero, and without the calling code of a number that was pasted or filled in as
 * `+44 7911 …` or `0044 7911 …`; no more than numbers of the country have.
 */
function overseasDigits(country: OverseasCountry, text: string): string {
  const written = text.replace(/[^\d+]/g, '').replace(/^00/, '+');
  const code = `+${callingCodeOf(country)}`;
  const digits = written.startsWith(code) ? written.slice(code.length) : written;
  return digits.replace(/\D/g, '').replace(/^0+/, '').slice(0, numberLengthsOf(country).max);
}
