import type { HolderExport, HolderFilter } from '@contract/holder';
import type { Language } from '@contract/localText';
import { type ExportedPerson, formatHolderTable, formatVCard } from '@rules/holderText';
import type { Db } from '../../database/schema';
import type { Member } from '../../http/ports';
import { type CardSummary, getCardBriefs } from '../card/cardBrief.service';
import { namesOf } from './holder.presenter';
import { findAllEntries, type HolderEntryRow } from './holder.repository';
import { holderHeads } from './holderHeads';
import { fillPerson } from './holderPerson';

/** A person with the names that the card has now: a job stores what else changed on it. */
function exported({ person, note, tags }: HolderEntryRow, card: CardSummary | undefined): ExportedPerson {
  return { ...(card === undefined ? person : fillPerson(person, namesOf(card))), note, tags };
}

/**
 * Returns people of the member's holder as the text of a file, in the order of the index.
 * @param ids all people when left out; unknown ones are skipped
 * @param filter only people who match, as in the list
 * @param language of the titles of a table
 */
export async function exportHolder(
  db: Db,
  member: Member,
  { format, ids, filter }: { format: HolderExport; ids?: readonly string[]; filter?: HolderFilter },
  language: Language
): Promise<{ text: string; count: number }> {
  const rows = await findAllEntries(db, member.id, { ids, filter });
  const cards = await getCardBriefs(
    db,
    rows.flatMap(({ card_id: cardId }) => cardId ?? [])
  );
  const people = rows.map((row) => exported(row, cards.get(row.card_id ?? '')));
  const version = format === 'vcard4' ? '4.0' : '3.0';
  const text =
    format === 'csv'
      ? formatHolderTable(people, holderHeads(language), language.startsWith('zh') ? '、' : ', ')
      : people.map((person) => formatVCard(person, version)).join('');
  return { text, count: people.length };
}
