import { makeAutoObservable } from 'mobx';
import { isEmail } from '@rules/email';

/** Field for an e-mail address. Part of the stores of pages that ask for one. */
export class EmailFieldStore {
  typed = '';
  /** Set when an invalid address is submitted and cleared by the next change. */
  isErrorShown = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The address as it is sent: in lower case, because case makes no other address. */
  get address(): string {
    return this.typed.trim().toLowerCase();
  }

  get isValid(): boolean {
    return isEmail(this.address);
  }

  type(text: string): void {
    this.typed = text;
    this.isErrorShown = false;
  }

  /** Returns whether the address is valid; otherwise its error is shown from now on. */
  validate(): boolean {
    this.isErrorShown = !this.isValid;
    return this.isValid;
  }
}
