import { sql } from 'kysely';
import type { Db } from '../schema';

/**
 * Adds indexes for what jobs of the expo ask each minute or hour, for the meetings of a slot, and for lists of operators:
 * scans of two gates, certificates.
 */
export async function up(db: Db): Promise<void> {
  await sql`create index expo_ticket_to_remind on expo_ticket ((days ->> 0))
    where status = 'issued' and reminded_at_ms is null`.execute(db);
  await sql`create index expo_ticket_open on expo_ticket (expo_id)
    where status in ('pending', 'issued', 'checkedIn')`.execute(db);
  await sql`create index meeting_slot_by_start on meeting_slot (starts_at_ms)`.execute(db);
  await sql`create index expo_meeting_by_slot on expo_meeting (slot_id)`.execute(db);
  await sql`create index gate_scan_doubles on gate_scan (expo_id, scanned_at_ms)
    where double_of_entrance is not null`.execute(db);
  await sql`create index expo_certificate_by_expo on expo_certificate (expo_id, id)`.execute(db);
}
