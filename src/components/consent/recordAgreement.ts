import { when } from 'mobx';
import { agreementVersion } from '@rules/agreement';
import { agree } from '@/api/agreement';
import { consent } from '@/stores/consent';
import { user } from '@/stores/user';

/**
 * Lets the server know what the person agreed to on this device, where it knows of other texts only. Rejects when it
 * cannot be reached; asked again when the app next comes to the front.
 */
export async function recordAgreement(): Promise<void> {
  await when(() => user.status !== 'unknown' || user.error !== undefined);
  if (!user.user || consent.isBrowsingOnly || user.user.agreedVersion === agreementVersion) return;
  await agree(agreementVersion);
  await user.load();
}
