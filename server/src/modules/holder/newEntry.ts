import type { HolderPerson, KeptCard } from '@contract/holder';
import { MAX_HOLDER_LOCATION } from '@rules/holder';
import { normalizeLine } from '@rules/normalizeText';
import { newId } from '../../database/id';
import { spellPerson } from '../textSearch/pinyin';

/** Columns that follow from the data of a person. */
export function personColumns(person: HolderPerson) {
  const { full, initials } = spellPerson(person.name);
  return { person: JSON.stringify(person), spelling: full, initials };
}

type Met = Pick<KeptCard, 'requestId' | 'source' | 'metLocation'>;

/** Returns the columns of a person who comes into a holder now. */
export function newEntry(userId: string, { requestId, source, metLocation }: Met, person: HolderPerson, nowMs: number) {
  return {
    id: newId(nowMs),
    user_id: userId,
    request_id: requestId,
    source,
    met_location: [...normalizeLine(metLocation)].slice(0, MAX_HOLDER_LOCATION).join(''),
    met_at_ms: nowMs,
    ...personColumns(person),
    note: '',
    tags: [],
    group_id: null,
    remind_on: null,
    added_at_ms: nowMs,
    seen_at_ms: nowMs
  };
}
