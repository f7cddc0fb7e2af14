import type { Db, Tx } from '../../database/schema';
import type { PersonalData } from '../../personalData';
import { deleteGroupsOf, findGroups } from './group.repository';
import { deleteEntriesOf, findAllEntries } from './holder.repository';

/** Exports a user's card holder. */
async function exportHolderData(db: Db, userId: string): Promise<unknown> {
  const [groups, rows] = await Promise.all([findGroups(db, userId), findAllEntries(db, userId)]);
  const names = new Map(groups.map(({ id, name }) => [id, name]));
  return {
    groups: groups.map(({ name, created_at_ms: createdAtMs }) => ({ name, createdAtMs })),
    people: rows.map((row) => ({
      person: row.person,
      group: names.get(row.group_id ?? '') ?? null,
      tags: row.tags,
      note: row.note,
      source: row.source,
      metLocation: row.met_location,
      metAtMs: row.met_at_ms,
      isStarred: row.is_starred,
      isExchanged: row.is_exchanged,
      remindOn: row.remind_on,
      addedAtMs: row.added_at_ms,
      openedAtMs: row.seen_at_ms
    }))
  };
}

/** Deletes a user's holder, and the user from the holders of others, as their exchanges are. */
async function eraseHolder(tx: Tx, userId: string): Promise<void> {
  await deleteEntriesOf(tx, userId);
  await deleteGroupsOf(tx, userId);
}

export const holdersPersonalData: PersonalData = {
  name: 'cardHolder',
  columns: ['holder_entry.user_id', 'holder_entry.person_user_id', 'holder_group.user_id'],
  exportOf: ({ db }, userId) => exportHolderData(db, userId),
  erase: ({ tx }, userId) => eraseHolder(tx, userId)
};
