import { sql } from 'kysely';
import type { CallInput } from '@contract';
import type { HolderChange, HolderPerson, HolderQuery } from '@contract/holder';
import { MAX_HOLDER_ENTRIES } from '@rules/holder';
import { newId } from '../database/id';
import type { TestPerson } from './setupCompany';
import type { TestApp } from './testApp';

type Added = CallInput<'POST /api/vcard/holder/add'>;
type Kept = CallInput<'POST /api/vcard/holder/keep'>;

export const buildHolderPerson = (changes: Partial<HolderPerson> = {}): HolderPerson => ({
  name: '陆志强',
  position: '采购主管',
  department: '',
  companyName: '辛味食品',
  mobile: '13900139000',
  otherMobile: '',
  landline: '',
  weChatId: '',
  email: '',
  website: '',
  address: '',
  ...changes
});

export const buildAdded = (person: Partial<HolderPerson> = {}): Added => ({
  requestId: newId(),
  person: buildHolderPerson(person),
  source: 'manual',
  metLocation: '',
  note: ''
});

/** Gives a member as many people as a holder may contain. */
export async function fillHolder({ db, deps }: TestApp, { id }: TestPerson): Promise<void> {
  const person = JSON.stringify(buildHolderPerson());
  await sql`
    insert into holder_entry (id, user_id, request_id, source, met_location, met_at_ms, person, spelling, note, tags,
      added_at_ms, seen_at_ms)
    select ${id}::text || number, ${id}, number::text, 'manual', '', 1, ${person}::jsonb, 'luzhiqiang', '', '{}', 1,
      ${deps.now().getTime()}
    from generate_series(1, ${MAX_HOLDER_ENTRIES}::int) number`.execute(db);
}

/** Calls of members on their card holders. */
export function holders({ api }: TestApp) {
  return {
    add: ({ token }: TestPerson, person: Partial<HolderPerson> = {}) =>
      api.call('POST /api/vcard/holder/add', buildAdded(person), { token }),
    keep: ({ token }: TestPerson, kept: Pick<Kept, 'cardId'> & Partial<Kept>) =>
      api.call(
        'POST /api/vcard/holder/keep',
        { requestId: newId(), source: 'scan', metLocation: '香博会 2A08', ...kept },
        { token }
      ),
    list: ({ token }: TestPerson, query: Partial<HolderQuery> = {}) =>
      api.call('POST /api/vcard/holder/list', { tab: 'all', offset: 0, limit: 50, ...query }, { token }),
    open: ({ token }: TestPerson, id: string) =>
      api.call('POST /api/vcard/holder/entry/{id}', undefined, { token, params: { id } }),
    update: ({ token }: TestPerson, id: string, changes: Omit<HolderChange, 'id'>) =>
      api.call('POST /api/vcard/holder/update', { id, ...changes }, { token }),
    remove: ({ token }: TestPerson, ...ids: string[]) => api.call('POST /api/vcard/holder/remove', { ids }, { token }),
    restore: ({ token }: TestPerson, ...ids: string[]) =>
      api.call('POST /api/vcard/holder/restore', { ids }, { token }),
    save: ({ token }: TestPerson, wanted: CallInput<'POST /api/vcard/holder/export'> = { format: 'csv' }) =>
      api.call('POST /api/vcard/holder/export', wanted, { token }),
    createGroup: ({ token }: TestPerson, name: string) =>
      api.call('POST /api/vcard/holder/group/create', { name }, { token }),
    summary: ({ token }: TestPerson) => api.call('POST /api/vcard/holder/summary', undefined, { token })
  };
}
