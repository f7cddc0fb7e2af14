import type { LinkTarget } from '@contract/deepLink';
import type { NotificationContent } from '@contract/notification/content';
import type { VerificationAction } from '@contract/verification';
import type { Tx } from '../../database/schema';
import { notify } from '../message/message.service';
import type { VerificationRow } from './verification.repository';

const RESULT_ROUTES = {
  person: 'attestation.personalResult',
  company: 'attestation.corporateResult',
  park: 'attestation.parkResult'
} as const;

type NotifiedEvent = Exclude<VerificationAction, 'submit' | 'withdraw' | 'remind'> | 'forward';

function contentOf(row: VerificationRow, event: NotifiedEvent, isChange: boolean): NotificationContent {
  const { kind } = row;
  const reasons = row.reasons.map(({ text }) => text);
  switch (event) {
    case 'approve':
      return {
        event: 'verification.approved',
        params: { kind, name: kind === 'person' ? '' : row.name, isChange }
      };
    case 'forward':
      return { event: 'verification.forwarded', params: { kind } };
    case 'reject':
      return { event: 'verification.rejected', params: { kind, reasons, isChange } };
    case 'needMore':
      return { event: 'verification.incomplete', params: { kind, reasons, isChange } };
    case 'revoke':
      return { event: 'verification.revoked', params: { kind, reasons } };
    case 'expireSoon':
      return { event: 'verification.expiring', params: { kind, until: row.valid_until ?? '' } };
    case 'expire':
      return { event: 'verification.expired', params: { kind } };
  }
}

/** Notifies the applicant of a change of their verification; a tap opens the result. */
export async function notifyApplicant(
  tx: Tx,
  row: VerificationRow,
  event: NotifiedEvent,
  { isChange, nowMs }: { isChange: boolean; nowMs: number }
): Promise<void> {
  const jump: LinkTarget = { type: 'jumpMini', route: RESULT_ROUTES[row.kind] };
  const content = contentOf(row, event, isChange);
  await notify(tx, [{ userId: row.user_id, kind: 'review', content, jump }], nowMs);
}
