import type { Db, Tx } from '../../database/schema';
import type { PersonalData } from '../../personalData';
import { mobileOf } from '../user/user.service';
import { clearRegistrationsOf, findTicketsOf, updateTicket } from './expoTicket.repository';
import { cancelRow } from './expoTicket.service';
import { lockSetting, recordTicketChange } from './setting.repository';

async function exportTickets(db: Db, userId: string): Promise<unknown> {
  const rows = await findTicketsOf(db, { userId, mobile: await mobileOf(db, userId) });
  const registrations = await db
    .selectFrom('expo_registration')
    .where('user_id', '=', userId)
    .select([
      'id',
      'expo_id as expoId',
      'company',
      'position',
      'visitor_type as visitorType',
      'variety_ids as varietyIds',
      'region_code as regionCode',
      'country_code as countryCode',
      'invited_by as invitedBy',
      'agreed_at_ms as agreedAtMs'
    ])
    .orderBy('id')
    .execute();
  const tickets = rows.map((row) => ({
    expoId: row.expo_id,
    ticketNo: row.ticket_no,
    name: row.name,
    mobile: row.mobile,
    type: row.type,
    days: row.days,
    status: row.status,
    reviewReason: row.review_reason,
    checkedInAtMs: row.checked_in_at_ms,
    remindedAtMs: row.reminded_at_ms,
    createdAtMs: row.created_at_ms
  }));
  return { registrations, tickets };
}

/**
 * Cancels the user's own tickets and removes their names; companions keep theirs, who are other people. The codes stay, which
 * say nothing: a gate learns by them what is cancelled.
 */
async function eraseTickets(tx: Tx, userId: string): Promise<void> {
  const mobile = await mobileOf(tx, userId);
  const found = await findTicketsOf(tx, { userId, mobile });
  for (const expoId of [...new Set(found.map((row) => row.expo_id))].sort()) {
    await lockSetting(tx, expoId);
    const rows = await findTicketsOf(tx, { userId, mobile }, expoId);
    for (const row of rows.filter((one) => one.mobile === mobile || !one.is_companion)) {
      if (row.status === 'pending' || row.status === 'issued') await cancelRow(tx, row);
      await updateTicket(tx, row.id, {
        name: '',
        mobile: null,
        review_reason: '',
        version: await recordTicketChange(tx, expoId, 0)
      });
    }
  }
  await clearRegistrationsOf(tx, userId);
}

export const expoTicketsPersonalData: PersonalData = {
  name: 'expoTickets',
  columns: ['expo_registration.user_id', 'expo_ticket.mobile'],
  exportOf: ({ db }, userId) => exportTickets(db, userId),
  erase: ({ tx }, userId) => eraseTickets(tx, userId)
};
