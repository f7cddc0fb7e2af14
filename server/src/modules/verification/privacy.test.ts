import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import sharp from 'sharp';
import { DAY_MS } from '@rules/duration';
import { logIn } from '../../testing/logIn';
import { OPERATOR_TOKEN, type TestApp, testApp } from '../../testing/testApp';
import {
  newApplicant,
  newIdNumber,
  newVerified,
  picture,
  reviewVerification,
  submit,
  uploadPrivate,
  verificationId
} from '../../testing/verification';
import { purgePrivateImages } from '../upload/privateImage.service';
import { listVerificationsCommand, reviewVerificationCommand, showVerificationCommand } from './verification.ops';
import { eraseVerification, exportVerification } from './verification.personal';

const bytesOf = (dataUri: string) => Buffer.from(dataUri.split(',')[1] ?? '', 'base64');

describe('private documents', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  it('reject a file that is not a picture, is too large or has no purpose', async () => {
    const token = await logIn(server);
    const pdf = Buffer.from('%PDF-1.7 a letter');
    assert.equal((await uploadPrivate(server, token, pdf)).error, 'FILE_TYPE');
    assert.equal((await uploadPrivate(server, token, Buffer.alloc(5 * 1024 * 1024 + 1))).error, 'FILE_TOO_LARGE');
    assert.equal((await uploadPrivate(server, token, await picture(), 'fun')).error, 'VALIDATION');
    assert.equal((await uploadPrivate(server, 'nobody', await picture())).error, 'UNAUTHORIZED');
  });

  it('[compliance 8] are not readable in the database, neither number nor picture', async () => {
    const person = await newApplicant(server);
    const idNumber = newIdNumber();
    await submit.person(server, person, { idNumber, realName: '覃密密' });
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public'`.execute(server.db);
    for (const { name } of tables) {
      const { rows } = await sql<{ found: string }>`
        select t::text as found from ${sql.table(name)} t
        where t::text like ${`%${idNumber}%`} or t::text like '%覃密密%'
          or t::text like ${`%${Buffer.from(idNumber).toString('hex')}%`}`.execute(server.db);
      assert.deepEqual(rows, [], name);
    }
    const { sealed } = await server.db
      .selectFrom('private_image')
      .select('sealed')
      .where('id', '=', person.image)
      .executeTakeFirstOrThrow();
    await assert.rejects(sharp(sealed).metadata());
    assert(!sealed.includes(Buffer.from('JFIF')));
  });

  it("[compliance 8] the verification detail masks the legal representative's ID number, and no verification table stores it in plain text", async () => {
    const person = await newVerified(server);
    const legalIdNo = '29873X';
    const body = { uscc: '91450900XD0090015U', name: '末六位香料行', legalIdNo };
    await submit.company(server, person, body);
    const detail = () => server.api.call('POST /api/front/verification/detail', { kind: 'company' }, person);
    const response = await detail();
    assert.deepEqual([response.company?.legalIdNo, response.company?.legalIdNoMasked], [null, '****3X']);
    assert(!JSON.stringify(response).includes(legalIdNo));
    assert.match(
      await showVerificationCommand(server.deps, await verificationId(server, person, 'company')),
      /legalIdNo: 29873X/
    );
    for (const table of ['verification', 'verification_papers', 'verification_step'] as const) {
      const { rows } = await sql`select 1 from ${sql.table(table)} t where t::text like ${`%${legalIdNo}%`}`.execute(
        server.db
      );
      assert.deepEqual(rows, [], table);
    }
    await reviewVerification(server, person, 'company', 'reject', {
      reasons: [{ field: 'legalIdNo', text: '对不上' }]
    });
    await submit.company(server, person, { ...body, legalIdNo: null });
    assert.equal((await detail()).company?.legalIdNoMasked, '****3X');
    await reviewVerification(server, person, 'company', 'reject');
    await submit.company(server, person, { ...body, legalIdNo: '' });
    assert.equal((await detail()).company?.legalIdNoMasked, '');
  });

  it('are shown to their owner as a small picture and to the operator with a watermark', async () => {
    const person = await newApplicant(server);
    const params = { id: person.image };
    const own = await server.api.call('GET /api/front/upload/privateImage/{id}', undefined, { ...person, params });
    assert.equal((await sharp(bytesOf(own.dataUri)).metadata()).format, 'jpeg');
    for (const token of [await logIn(server)]) {
      const refusal = await server.api.expectError('GET /api/front/upload/privateImage/{id}', undefined, {
        token,
        params
      });
      assert.equal(refusal.error, 'NOT_FOUND');
    }
    const operatorCall = 'GET /api/operator/upload/privateImage/{id}';
    assert.equal((await server.api.expectError(operatorCall, undefined, { ...person, params })).error, 'UNAUTHORIZED');
    const full = await server.api.call(operatorCall, undefined, { token: OPERATOR_TOKEN, params });
    const { channels } = await sharp(bytesOf(full.dataUri)).stats();
    assert(
      channels.every(({ stdev }) => stdev > 3),
      'a plain ground is not plain any more'
    );
    assert.deepEqual(await readdir(path.join(server.deps.settings.dataDir, 'uploads')).catch(() => []), []);
  });

  it('are purged after seven days without a form; those of a form stay', async () => {
    const [sent, left] = [await newApplicant(server), await newApplicant(server)];
    await submit.person(server, sent);
    const nowMs = server.deps.now().getTime();
    await purgePrivateImages(server.db, nowMs + 6 * DAY_MS);
    const there = async (id: string) =>
      (await server.db.selectFrom('private_image').select('id').where('id', '=', id).execute()).length === 1;
    assert.equal(await there(left.image), true);
    await purgePrivateImages(server.db, nowMs + 8 * DAY_MS);
    assert.deepEqual([await there(left.image), await there(sent.image)], [false, true]);
  });

  it('[compliance 7] are in the copy of the person’s data, and gone with the account', async () => {
    const person = await newApplicant(server);
    const idNumber = newIdNumber();
    await submit.person(server, person, { idNumber });
    await reviewVerification(server, person, 'person', 'approve');
    const copy = await exportVerification(server.deps, person.id);
    assert.equal((copy.documents[0]?.fields as { idNumber: string }).idNumber, idNumber);
    assert.deepEqual(
      copy.verifications[0]?.history.map(({ action }) => action),
      ['submit', 'approve']
    );
    for (let times = 0; times < 2; times += 1) {
      await server.db.transaction().execute((tx) => eraseVerification(tx, person.id));
    }
    assert.deepEqual(await exportVerification(server.deps, person.id), {
      verifications: [],
      documents: [],
      failuresAtMs: []
    });
  });

  it('can be reviewed by commands', async () => {
    const person = await newApplicant(server);
    const idNumber = newIdNumber();
    await submit.person(server, person, { idNumber, realName: '覃行行' });
    const id = await verificationId(server, person, 'person');
    assert.match(
      await listVerificationsCommand(server.db),
      new RegExp(`${id} .* person pending, platform's turn {2}覃\\*\\*`)
    );
    const folder = await mkdtemp(path.join(os.tmpdir(), 'xiangshi-documents-'));
    const shown = await showVerificationCommand(server.deps, id, folder);
    assert.match(shown, new RegExp(`idNumber: ${idNumber}`));
    assert.equal((await sharp(await readFile(path.join(folder, `${id}-idFront-1.jpg`))).metadata()).width, 400);
    await rm(folder, { recursive: true });

    const nowMs = server.deps.now().getTime();
    const run = (action: 'approve' | 'reject', args: string[]) =>
      reviewVerificationCommand(server.deps, action, args, nowMs);
    await assert.rejects(run('approve', []), /ID is missing/);
    await assert.rejects(run('approve', ['no-such']), /no verification no-such/);
    await assert.rejects(run('reject', [id]), /reason is missing/);
    await assert.rejects(run('reject', [id, 'licence=x']), /does not have/);
    await assert.rejects(run('approve', [id, '--as', 'mayor']), /either platform or government/);
    assert.match(await run('reject', [id, 'idFront=反光', '--by', '审核员甲']), /is rejected/);
    await assert.rejects(run('approve', [id]), /does not allow/);
    const detail = await server.api.call('POST /api/front/verification/detail', { kind: 'person' }, person);
    assert.deepEqual(detail.reasons, [{ field: 'idFront', text: '反光' }]);
  });
});

describe('the badge', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  const QIN = '13800138000';
  const COMPANY = '桂南香叶供应链（演示）';

  it('comes and goes everywhere at once: person, listings, search', async () => {
    const token = await logIn(server, QIN);
    const badges = async () => {
      const { verifications } = await server.api.call('GET /api/member/user/current', undefined, { token });
      const { rows } = await sql<{ kinds: string[] }>`
        select distinct party_verifications as kinds from supply_listing where party_name = ${COMPANY}`.execute(
        server.db
      );
      const listed = await server.api.call('GET /api/front/supply/list', { limit: 50 }, { token });
      const seen = listed.items.find(({ seller }) => seller.name === COMPANY)?.seller.verifications ?? [];
      return [[...verifications].sort(), rows.map(({ kinds }) => [...kinds].sort()), [...seen].sort()];
    };
    const both = ['company', 'person'];
    assert.deepEqual(await badges(), [both, [both], both]);
    await reviewVerification(server, { id: 'user-qin' }, 'company', 'revoke');
    assert.deepEqual(await badges(), [['person'], [['person']], ['person']]);
    await reviewVerification(server, { id: 'user-qin' }, 'person', 'revoke');
    assert.deepEqual(await badges(), [[], [[]], []]);
  });
});
