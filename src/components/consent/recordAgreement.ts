import { when } from 'mobx';
import { agreementVersion } from '@rules/agreement';
import { agree } from '@/api/agreement';
import { consent } from '@/stores/consent';
import { user } from '@/stores/user';

/**
 * Records on the server what the user agreed to on this device, unless it has that version already.
 * @throws ApiError when the server cannot be reached; the app retries when it next returns to the foreground
 */
export async function recordAgreement(): Promise<void> {
  await when(() => user.status !== 'unknown' || user.error !== undefined);
  if (!user.user || consent.isBrowsingOnly || user.user.agreedVersion === agreementVersion) return;
  await agree(agreementVersion);
  await user.load();
}
