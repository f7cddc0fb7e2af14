import { agreementVersion } from '@rules/agreement';
import { makePersistent } from './persist';

/** Answer of the user on this device to agreement and privacy policy. Lives as long as the app. */
class ConsentStore {
  /** The version that was answered last; empty for never. */
  consentVersion = '';
  /** Browsing without agreeing: nothing is remembered about the person, on the device or elsewhere. */
  isBrowsingOnly = false;

  constructor() {
    makePersistent(this);
  }

  /** Whether there is an answer to the version in force. A refusal is one too: no user is asked twice. */
  get isAnswered(): boolean {
    return this.consentVersion === agreementVersion;
  }

  /** As on a new device. */
  reset(): void {
    this.consentVersion = '';
    this.isBrowsingOnly = false;
  }

  agree(): void {
    this.consentVersion = agreementVersion;
    this.isBrowsingOnly = false;
  }

  /** Refuses, or withdraws what was agreed to. */
  browseOnly(): void {
    this.consentVersion = agreementVersion;
    this.isBrowsingOnly = true;
  }
}

export const consent = new ConsentStore();
