import { makeAutoObservable } from 'mobx';

/** Checkbox for agreement and privacy policy. Never ticked by default. */
export class LoginConsentStore {
  isGiven = false;
  /** Draws attention to the checkbox after an attempt to continue without it. */
  isShaking = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  set(isGiven: boolean): void {
    this.isGiven = isGiven;
    this.isShaking = false;
  }

  shake(isShaking: boolean): void {
    this.isShaking = isShaking;
  }
}
