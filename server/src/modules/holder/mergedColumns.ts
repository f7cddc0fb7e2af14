import type { MergedColumns } from './holder.tables';

/** Returns what the owner of the holder has noted about a person. */
export const remarksOf = (row: MergedColumns) => ({
  note: row.note,
  tags: row.tags,
  remind_on: row.remind_on,
  reminded_of: row.reminded_of,
  source: row.source,
  met_location: row.met_location,
  met_at_ms: row.met_at_ms,
  is_starred: row.is_starred,
  group_id: row.group_id
});

/** Returns what belongs to the person: who they are as a user, their card, and their data. */
export const identityOf = (row: MergedColumns) => ({
  person: row.person,
  person_user_id: row.person_user_id,
  card_id: row.card_id,
  seen_at_ms: row.seen_at_ms,
  is_exchanged: row.is_exchanged
});

/** Returns the columns that a merge changes. */
export const mergedColumnsOf = (row: MergedColumns): MergedColumns => ({ ...identityOf(row), ...remarksOf(row) });
