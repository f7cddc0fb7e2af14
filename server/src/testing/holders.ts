import type { CallInput } from '@contract';
import type { HolderChange, HolderPerson, HolderQuery } from '@contract/holder';
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

/** Returns a change without any remark, changed as given. */
export const buildHolderChange = (id: string, changes: Partial<HolderChange> = {}): HolderChange => ({
  id,
  note: '',
  tags: [],
  groupId: null,
  isStarred: false,
  remindOn: null,
  ...changes
});

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
    update: ({ token }: TestPerson, id: string, changes: Partial<HolderChange> = {}) =>
      api.call('POST /api/vcard/holder/update', buildHolderChange(id, changes), { token }),
    summary: ({ token }: TestPerson) => api.call('POST /api/vcard/holder/summary', undefined, { token })
  };
}
