import type { Tx } from '../../database/schema';
import { notify } from '../message/message.service';
import type { CertificateRow } from './expoCertificate.repository';

type CertificateEvent = { event: 'expoCertificate.granted' } | { event: 'expoCertificate.voided'; reason: string };

/** Notifies the holder of a certificate; the notification opens their certificates. */
export async function notifyOfCertificate(
  tx: Tx,
  row: CertificateRow,
  change: CertificateEvent,
  nowMs: number
): Promise<void> {
  const expo = row.expo_name;
  const content =
    change.event === 'expoCertificate.granted'
      ? { event: change.event, params: { expo, kind: row.kind } }
      : { event: change.event, params: { expo, no: row.no, reason: change.reason } };
  const jump = { type: 'jumpMini', route: 'exhibit.register', params: { type: 'certificate' } } as const;
  await notify(tx, [{ userId: row.user_id, kind: 'expo', content, jump }], nowMs);
}
