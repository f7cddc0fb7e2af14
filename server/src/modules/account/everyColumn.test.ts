import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { exportPersonalData, newPersonWithData, tablesContaining } from '../../testing/accountCancellation';
import {
  findPersonalRows,
  insertPersonalData,
  isMobileColumn,
  personalColumns
} from '../../testing/personalDataFixtures';
import { type TestApp, testApp } from '../../testing/testApp';
import { eraseDueAccounts } from './cancellation.service';

/** Columns of a user's rows that are not in their export, with the reason. */
const notExported: readonly [RegExp, string][] = [
  [/_digest$|\.sealed$|\.password_hash$|\.token$|\.visitor_key$/, 'a secret or a digest, or exported decrypted'],
  [
    /\.(id|\w*request_id|papers_id|approved_papers_id|verification_id|group_id|card_id)$/,
    'names a row or a call; the data that belongs to it is exported'
  ],
  [
    /\.(revision|changes|rank_ms|search_tokens|flagged|party_\w+|tags|spelling|initials?|pinyin|company_text|price_mode|tonne_fen)$/,
    'computed for lists and searches'
  ],
  [/_told\w*$|\.told_\w+$/, 'whether a reminder has been sent'],
  [/^reset_ticket\./, 'opens the account for ten minutes'],
  [/^known_place\./, 'keeps strangers from locking the person out; only digests'],
  [/^supply_listing\.|^purchase_request\./, 'the copy for lists of what `supplies` and `purchases` export'],
  [/\.(from_user_id|to_user_id|about_user_id)$/, 'the account of another user'],
  [/^(contact_exchange)\.(from_card|to_card)$/, 'of a contact that was not exchanged only the name is exported'],
  [/^company_\w+\.company_id$/, 'exported as the name of the company'],
  [/\.(exhibitor_id|slot_id|session_id|award_id|candidate_id)$/, 'exported by name and time'],
  [/^booth_booking\.form$/, 'exported field by field'],
  [/^notification\.jump$/, 'where a tap leads'],
  [/\.(quote_deadline_ms|reviewed_at_ms)$/, 'exported with the fields and with the reviews'],
  [/^private_image\.bytes$/, 'exported as the picture itself']
];
/** Rows of other users that name the user. */
const othersRows = new Set(['notification.about_user_id', 'user_account.inviter_id', 'holder_entry.person_user_id']);

/** Whether the value can be searched in a text: not a flag, a small number or empty. */
const isMeaningful = (value: unknown): boolean =>
  value !== null && typeof value !== 'boolean' && value !== '' && !(typeof value === 'number' && value < 1000);

const written = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)).replace(/\s/g, '');

describe('every column that names a person', () => {
  let server: TestApp;
  let me: Awaited<ReturnType<typeof newPersonWithData>>;
  before(async () => {
    server = await testApp({ isSeeded: true });
    me = await newPersonWithData(server, { nickname: '云上香客', intro: '怒江收草果', detail: '民主南路 8 号' });
    await insertPersonalData(server, me);
  });
  after(() => server.close());

  it("has a row of this test's user (add a new one to personalDataFixtures.ts)", async () => {
    const empty: string[] = [];
    for (const column of personalColumns)
      if ((await findPersonalRows(server, column, me)).length === 0) empty.push(column);
    assert.deepEqual(empty, []);
  });

  it('[compliance 7] is in the exported file, column by column of its table', async () => {
    const text = written(await exportPersonalData(server, me.token)).replaceAll('\\n', '');
    const missing = new Set<string>();
    for (const personal of personalColumns.filter((one) => !isMobileColumn(one) && !othersRows.has(one))) {
      const table = personal.split('.')[0] ?? '';
      for (const row of await findPersonalRows(server, personal, me)) {
        for (const [name, value] of Object.entries(row)) {
          const column = `${table}.${name}`;
          if (!isMeaningful(value) || value === me.id || notExported.some(([pattern]) => pattern.test(column)))
            continue;
          if (!text.includes(written(value))) missing.add(`${column}: ${written(value).slice(0, 60)}`);
        }
      }
    }
    assert.deepEqual([...missing], []);
  });

  it('[compliance 5] is empty after the erasure: no id, no number, no name in any table', async () => {
    await eraseDueAccounts(server.deps, server.deps.now().getTime() + 1000);
    assert.deepEqual(await tablesContaining(server.db, me.id), ['account_cancellation', 'user_account']);
    for (const own of [me.mobile, '云中鹤', me.nickname, me.intro, me.detail]) {
      assert.deepEqual(await tablesContaining(server.db, own), [], own);
    }
  });
});
