import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { HOUR_MS } from '@rules/duration';
import { cancelAndErase } from '../../testing/accountCancellation';
import { buildApplication, setupExpo } from '../../testing/expoTickets';
import { notificationsOf } from '../../testing/notifications';
import { newPerson, type TestPerson } from '../../testing/setupCompany';
import { OPERATOR_TOKEN, type TestApp, testApp } from '../../testing/testApp';
import { lockErased } from '../user/user.service';
import { expoCertificatesPersonalData } from './expoCertificate.personal';

const list = 'POST /api/front/expo/getCertificates';
const claim = 'POST /api/front/spiceExpo/receiveCertificate';
const check = 'POST /api/front/expo/checkCertificate';
const grant = 'POST /api/operator/expo/grantCertificate';
const revoke = 'POST /api/operator/expo/voidCertificate';

describe('certificates of an expo', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  const asOperator = { token: OPERATOR_TOKEN };
  const grantTo = (person: TestPerson, changes: object = {}) =>
    server.api.call(
      grant,
      {
        operator: '值班员',
        expoId: 'expo-past',
        mobile: person.mobile,
        kind: 'volunteer',
        name: '覃秀兰',
        company: '',
        reason: '引导组',
        ...changes
      },
      asOperator
    );
  const certificatesOf = ({ token }: TestPerson) => server.api.call(list, undefined, { token });
  const claimAs = ({ token }: TestPerson, subject: string, expoId = 'expo-past') =>
    server.api.call(claim, { expoId, subject }, { token });
  async function newHolder() {
    const person = await newPerson(server);
    await grantTo(person);
    const [certificate] = await certificatesOf(person);
    return { person, subject: certificate!.subject };
  }

  it('are only granted by operators, to accounts and for expos that exist', async () => {
    const person = await newPerson(server);
    const body = {
      operator: '值班员',
      expoId: 'expo-past',
      mobile: person.mobile,
      kind: 'volunteer',
      name: '覃秀兰',
      company: '',
      reason: ''
    } as const;
    assert.equal((await server.api.expectError(grant, body, { token: person.token })).error, 'UNAUTHORIZED');
    const unknown = await server.api.expectError(grant, { ...body, mobile: '19900000000' }, asOperator);
    assert.deepEqual(unknown.fields, { mobile: 'unknown' });
    assert.equal((await server.api.expectError(grant, { ...body, expoId: 'none' }, asOperator)).error, 'NOT_FOUND');
    assert.deepEqual(await certificatesOf(person), []);
  });

  it('are claimed by whom they are for, and by no one else', async () => {
    const { subject } = await newHolder();
    const other = await newPerson(server);
    const refused = await server.api.expectError(claim, { expoId: 'expo-past', subject }, { token: other.token });
    assert.equal(refused.error, 'NOT_FOUND');
  });

  it('are granted once, and the holder is notified once', async () => {
    const person = await newPerson(server);
    await grantTo(person);
    await grantTo(person);
    assert.equal((await certificatesOf(person)).length, 1);
    const { items } = await notificationsOf(server, person.token);
    assert.deepEqual(
      items.filter(({ kind }) => kind === 'expo').map(({ title }) => title),
      ['可领取志愿者证书']
    );
  });

  it('are open to a visitor once the ticket is checked in at a gate', async () => {
    const person = await newPerson(server);
    const expo = await setupExpo(server);
    const application = await buildApplication(server, expo, person);
    await server.api.call('POST /api/front/spiceExpo/ticketApplication', application, { token: person.token });
    assert.deepEqual(await certificatesOf(person), []);
    await server.db
      .updateTable('expo_ticket')
      .set({ status: 'checkedIn', checked_in_at_ms: server.deps.now().getTime() })
      .where('mobile', '=', person.mobile)
      .execute();
    const [certificate, ...others] = await certificatesOf(person);
    assert.deepEqual(
      [certificate?.kind, certificate?.status, certificate?.name, others.length],
      ['visitor', 'eligible', '覃秀兰', 0]
    );
    const claimed = await claimAs(person, certificate!.subject, expo.id);
    assert.match(claimed.no!, /^YX\d{9}$/);
    assert.equal((await certificatesOf(person)).length, 1);
  });

  it('get one number when they are claimed twenty times at once, and numbers have no gaps', async () => {
    const [first, second] = [await newHolder(), await newHolder()];
    const answers = await Promise.all(Array.from({ length: 20 }, () => claimAs(first.person, first.subject)));
    const numbers = new Set(answers.map(({ no }) => no));
    assert.equal(numbers.size, 1);
    const [no] = [...numbers];
    assert.match(no!, /^YX\d{9}$/);
    const next = await claimAs(second.person, second.subject);
    assert.equal(Number(next.no!.slice(2)), Number(no!.slice(2)) + 1);
  });

  it('are checked by anyone, who sees the whole name with the check code alone', async () => {
    const { person, subject } = await newHolder();
    assert.equal((await server.api.expectError(check, { no: 'YX209900001' })).error, 'NOT_FOUND');
    const { no, checkCode } = await claimAs(person, subject);
    const masked = await server.api.call(check, { no: no! });
    assert.deepEqual([masked.name, masked.isNameShown, masked.isVoid], ['覃**', false, false]);
    const whole = await server.api.call(check, { no: no!, checkCode: checkCode!.toLowerCase() });
    assert.deepEqual([whole.name, whole.isNameShown, whole.reason], ['覃秀兰', true, '引导组']);
  });

  it('are void for the public and their holder once they are taken back, and are not claimed any more', async () => {
    const { person, subject } = await newHolder();
    const { no } = await claimAs(person, subject);
    const [row] = (
      await server.api.call('GET /api/operator/expo/certificates', { expoId: 'expo-past' }, asOperator)
    ).filter((certificate) => certificate.no === no);
    const body = { operator: '值班员', id: row!.id, reason: '姓名有误' };
    await server.api.call(revoke, body, asOperator);
    assert.deepEqual((await server.api.expectError(revoke, body, asOperator)).fields, { certificate: 'void' });
    assert.equal((await server.api.call(check, { no: no! })).isVoid, true);
    assert.deepEqual(
      (await certificatesOf(person)).map(({ status }) => status),
      ['void']
    );
    const refused = await server.api.expectError(claim, { expoId: 'expo-past', subject }, { token: person.token });
    assert.deepEqual(refused.fields, { certificate: 'void' });
  });

  it('are listed for operators from one on', async () => {
    const expo = await setupExpo(server);
    const issued = [];
    for (const reason of ['引导组', '翻译组', '布展组']) {
      issued.push((await grantTo(await newPerson(server), { expoId: expo.id, reason })).id);
    }
    const listFrom = async (afterId?: string) => {
      const query = { expoId: expo.id, ...(afterId !== undefined && { afterId }) };
      return (await server.api.call('GET /api/operator/expo/certificates', query, asOperator)).map(({ id }) => id);
    };
    assert.deepEqual(await listFrom(), issued.toSorted());
    assert.deepEqual(await listFrom(issued.toSorted()[0]), issued.toSorted().slice(1));
  });

  it('are limited to 120 checks an hour from an address', async () => {
    server.advance(2 * HOUR_MS);
    const checkUnknown = async () => (await server.api.expectError(check, { no: 'YX209900001' })).error;
    for (let count = 0; count < 120; count++) assert.equal(await checkUnknown(), 'NOT_FOUND');
    assert.equal(await checkUnknown(), 'RATE_LIMITED');
  });

  it('are not claimed while their account is being erased', async () => {
    const { person, subject } = await newHolder();
    let claimed: Promise<string> | undefined;
    await server.db.transaction().execute(async (tx) => {
      await lockErased(tx, person.id);
      claimed = server.api.call(claim, { expoId: 'expo-past', subject }, person).then(
        () => 'claimed',
        () => 'refused'
      );
      await setTimeout(200);
      await expoCertificatesPersonalData.erase(
        { tx, files: server.deps.files },
        person.id,
        server.deps.now().getTime()
      );
    });
    assert.equal(await claimed, 'refused');
    assert.deepEqual(await certificatesOf(person), []);
  });

  it('are erased with the account, and their number is not given again', async () => {
    const { person, subject } = await newHolder();
    const { no } = await claimAs(person, subject);
    await cancelAndErase(server, person.token);
    server.advance(2 * HOUR_MS);
    assert.equal((await server.api.expectError(check, { no: no! })).error, 'NOT_FOUND');
    const next = await newHolder();
    assert.notEqual((await claimAs(next.person, next.subject)).no, no);
  });
});
