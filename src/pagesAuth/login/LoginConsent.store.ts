import { makeAutoObservable } from 'mobx';

/** The tick under agreement and policy. Never there before the person has made it. */
export class LoginConsentStore {
  isGiven = false;
  /** Asks for attention: somebody wanted to go on without it. */
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
