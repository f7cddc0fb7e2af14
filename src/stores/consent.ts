import { agreementVersion } from '@rules/agreement';
import { makePersistent } from './persist';

/**
 * Agreements of this device's user: to agreement and privacy policy, and to the purposes of camera and album. Lives as
 * long as the app.
 */
class ConsentStore {
  /** The version that was answered last; empty for never. */
  consentVersion = '';
  /** Browsing without agreeing: nothing is remembered about the person, on the device or elsewhere. */
  isBrowsingOnly = false;
  /** The person has read what camera and photos, or the album, are used for, and went on. */
  cameraAuthorised = false;
  storageAuthorised = false;
  /** The person agreed to statistics of use: a consent of its own, which nothing else depends on. */
  analyticsAgreed = false;

  constructor() {
    makePersistent(this);
  }

  /** Whether there is an answer to the version in force. A refusal is one too: no user is asked twice. */
  get isAnswered(): boolean {
    return this.consentVersion === agreementVersion;
  }

  /** Whether the version in force was agreed to: only then something may be remembered about the person. */
  get hasAgreed(): boolean {
    return this.isAnswered && !this.isBrowsingOnly;
  }

  /** Whether statistics of use may be recorded now: not before the version in force is answered. */
  get allowsAnalytics(): boolean {
    return this.isAnswered && this.analyticsAgreed;
  }

  agree(): void {
    this.consentVersion = agreementVersion;
    this.isBrowsingOnly = false;
  }

  setAnalytics(isAgreed: boolean): void {
    this.analyticsAgreed = isAgreed;
  }

  setAuthorised(what: 'camera' | 'storage', isAuthorised: boolean): void {
    this[`${what}Authorised`] = isAuthorised;
  }

  /** Refuses, or withdraws what was agreed to. */
  browseOnly(): void {
    this.consentVersion = agreementVersion;
    this.isBrowsingOnly = true;
    this.analyticsAgreed = false;
  }
}

export const consent = new ConsentStore();

/** A question that was closed without an answer. It is not stored: the next start asks again. */
export const consentQuestion = { isPostponed: false };
