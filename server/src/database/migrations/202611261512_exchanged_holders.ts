import { sql } from 'kysely';
import { spellPerson } from '../../modules/textSearch/pinyin';
import { newId } from '../id';
import type { Db } from '../schema';

interface Contact {
  name: string;
  company: string;
  position: string;
  mobile: string;
  weChatId: string;
}

interface Accepted {
  from_user_id: string;
  to_user_id: string;
  from_card: Contact;
  to_card: Contact;
  card_id: string | null;
  title: string | null;
  decided_at_ms: number;
}

/** A user, the other one, the contact that the user got, and the card that the user saw. */
interface Side {
  userId: string;
  otherId: string;
  contact: Contact;
  cardId: string | null;
}

/** Puts both users of each exchange that was accepted before there were card holders into the holder of the other. */
export async function up(db: Db): Promise<void> {
  const { rows } = await sql<Accepted>`
    select e.from_user_id, e.to_user_id, e.from_card, e.to_card, e.card_id, e.decided_at_ms,
      supply.public_fields ->> 'title' as title
    from contact_exchange e left join supply on supply.id = e.supply_id
    where e.status = 'accepted' and e.to_card is not null and e.decided_at_ms is not null
    order by e.decided_at_ms`.execute(db);
  for (const row of rows) {
    const asker = { userId: row.from_user_id, otherId: row.to_user_id, contact: row.to_card, cardId: row.card_id };
    const asked = { userId: row.to_user_id, otherId: row.from_user_id, contact: row.from_card, cardId: null };
    for (const side of [asker, asked]) if (!(await completeEntry(db, side))) await insertEntry(db, side, row);
  }
}

/** Adds to an entry of the other user what it lacks of the contact. Returns whether there is one. */
async function completeEntry(db: Db, { userId, otherId, contact }: Side): Promise<boolean> {
  const known = JSON.stringify({ mobile: contact.mobile, weChatId: contact.weChatId });
  const { numAffectedRows } = await sql`
    update holder_entry set is_exchanged = true,
      person = ${known}::jsonb || (
        select jsonb_object_agg(key, value) from jsonb_each(person)
        where value <> '""'::jsonb or key not in ('mobile', 'weChatId'))
    where user_id = ${userId} and person_user_id = ${otherId} and removed_at_ms is null`.execute(db);
  return numAffectedRows !== undefined && numAffectedRows > 0n;
}

async function insertEntry(db: Db, { userId, otherId, contact, cardId }: Side, exchange: Accepted): Promise<void> {
  const { full, initials } = spellPerson(contact.name);
  const { name, company, position, mobile, weChatId } = contact;
  const unknown = { department: '', otherMobile: '', landline: '', email: '', website: '', address: '' };
  const person = JSON.stringify({ name, position, companyName: company, mobile, weChatId, ...unknown });
  const atMs = exchange.decided_at_ms;
  const source = exchange.title === null ? 'share' : 'supply';
  await sql`
    insert into holder_entry (id, user_id, request_id, person_user_id, card_id, is_exchanged, source, met_location,
      met_at_ms, person, spelling, initials, note, tags, added_at_ms, seen_at_ms)
    values (${newId(atMs)}, ${userId}, ${newId(atMs)}, ${otherId},
      (select id from card where user_id = ${otherId} and withdrawn_at_ms is null
        order by id = ${cardId} desc nulls last, is_default desc limit 1),
      true, ${source}, left(${exchange.title ?? ''}, 40), ${atMs}, ${person}::jsonb, ${full}, ${initials}, '', '{}',
      ${atMs}, ${atMs})`.execute(db);
}
