import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import type { Db } from '../../database/schema';
import { personalData } from '../../modules';
import { type TestApp, testApp } from '../../testing/testApp';

/** Columns that seem to name a person, with the reason why they are not exported. */
const notPersonal: Record<string, string> = {
  'user_account.mobile': 'exported as `person.mobile`; the row stays without it',
  'sms_code.mobile': 'a digest of the last code; deleted a day after, and with the account',
  'wechat_ticket.mobile': 'lives ten minutes, and goes with the account',
  'company.contact_mobile': 'exported as `companies.contactOf`, and taken out with the account',
  'company_invitation.mobile': 'exported as `companies.invitations`, and deleted with the account',
  'contact_invitation.mobile':
    'the number in the address book of another user; the own ones are exported in `invitations`',
  'user_address.mobile': 'exported with the address that it belongs to',
  'search_reader.reader': 'a digest that identifies no one; gone with the day'
};

/** Returns `table.column` of everything that references an account or is named like it. */
async function columnsOfPeople(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.table_name || '.' || c.column_name as name
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.column_name ~ '(^|_)(user_id|owner_id|owner|member_id|inviter_id|invitee_id|reader|mobile|phone|author_id|sender_id)$'
    union
    select u.table_name || '.' || u.column_name
    from information_schema.referential_constraints r
    join information_schema.key_column_usage u
      on u.constraint_name = r.constraint_name and u.constraint_schema = r.constraint_schema
    join information_schema.constraint_column_usage target
      on target.constraint_name = r.constraint_name and target.constraint_schema = r.constraint_schema
    where target.table_name = 'user_account' and u.table_schema = 'public'
    order by name`.execute(db);
  return rows.map(({ name }) => name);
}

describe('column that names a person', () => {
  let server: TestApp;
  before(async () => (server = await testApp()));
  after(() => server.close());

  it('is declared by its module, or listed as not personal', async () => {
    const known = new Set([...personalData.flatMap(({ columns }) => columns), ...Object.keys(notPersonal)]);
    const columns = await columnsOfPeople(server.db);
    assert(columns.includes('line_follow.user_id') && columns.includes('user_account.inviter_id'), 'the walk finds');
    assert.deepEqual(
      columns.filter((column) => !known.has(column)),
      []
    );
    const stale = [...known].filter((column) => !columns.includes(column));
    assert.deepEqual(stale, [], 'nothing is listed that is not there');
  });
});
