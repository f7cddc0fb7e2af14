import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { testApp, type TestApp } from '../../testing/testApp';
import {
  companyOf,
  decide,
  newIdNumber,
  newPerson,
  parkOf,
  personOf,
  refused,
  send,
  stateOf,
  type CompanyInput,
  type Kind,
  type ParkInput,
  type PersonInput,
  type TestPerson
} from '../../testing/verification';

const DAY_MS = 86_400_000;

describe('the papers of a verification', () => {
  let server: TestApp;
  let person: TestPerson;
  before(async () => {
    server = await testApp({ isSeeded: true });
    person = await newPerson(server);
  });
  after(() => server.close());
  beforeEach(() => server.db.deleteFrom('verification_failure').execute());

  const day = (days: number) =>
    new Date(server.deps.now().getTime() + days * DAY_MS + 8 * 3_600_000).toISOString().slice(0, 10);
  /** Born so many years and days ago. */
  const born = (years: number, days: number) => {
    const today = day(-days);
    return `${Number(today.slice(0, 4)) - years}${today.slice(4)}`.replace(/-02-29$/, '-03-01');
  };
  const digits = (text: string) => text.replace(/-/g, '');

  async function isVerified(): Promise<void> {
    if ((await stateOf(server, person, 'person')) === 'approved') return;
    await send.person(server, person);
    await decide(server, person, 'person', 'approve');
  }
  /** Nothing of the kind was sent, as at first. */
  async function clear(kind: Kind): Promise<void> {
    await server.db.deleteFrom('verification').where('user_id', '=', person.userId).where('kind', '=', kind).execute();
  }

  describe('of a person', () => {
    const wrong: [field: string, problem: string, () => Partial<PersonInput>][] = [
      ['realName', 'required', () => ({ realName: '' })],
      ['realName', 'format', () => ({ realName: '覃' })],
      ['realName', 'format', () => ({ realName: 'Qin' })],
      ['idNumber', 'required', () => ({ idNumber: null })],
      ['idNumber', 'format', () => ({ idNumber: '45090219900101001' })],
      ['idNumber', 'check', () => ({ idNumber: '450902199001010014' })],
      ['idNumber', 'birthday', () => ({ idNumber: newIdNumber('19900230') })],
      ['idNumber', 'region', () => ({ idNumber: '810000199001010019' })],
      ['idNumber', 'region', () => ({ idType: 'residencePermit', idNumber: newIdNumber() })],
      ['idNumber', 'minor', () => ({ idNumber: newIdNumber(digits(born(18, -1))) })],
      ['idNumber', 'format', () => ({ idType: 'passport', idNumber: 'ABCDEFG', birthday: '1990-01-01' })],
      ['idNumber', 'format', () => ({ idType: 'passport', idNumber: 'E1234', birthday: '1990-01-01' })],
      ['birthday', 'required', () => ({ idType: 'passport', idNumber: 'E12345678', idBack: null })],
      ['birthday', 'minor', () => ({ idType: 'passport', idNumber: 'E12345678', birthday: born(18, -1) })],
      ['idBack', 'required', () => ({ idBack: null })],
      ['idFront', 'unknown', () => ({ idFront: 'somebody-elses' })],
      ['validUntil', 'past', () => ({ validUntil: day(-1) })],
      ['validUntil', 'pattern', () => ({ validUntil: '2030-02-30' })]
    ];
    for (const [place, [field, problem, changes]] of wrong.entries()) {
      it(`is refused: ${field} ${problem} (${place + 1})`, async () => {
        const { error, fields } = await refused.person(server, person, changes());
        assert.deepEqual([error, fields], ['VALIDATION', { [field]: problem }]);
        assert.equal(await stateOf(server, person, 'person'), 'none');
      });
    }

    const right: [what: string, () => Partial<PersonInput>][] = [
      ['the shortest name', () => ({ realName: '覃明' })],
      ['the longest name', () => ({ realName: '覃'.repeat(20) })],
      ['[compliance 18] eighteen today', () => ({ idNumber: newIdNumber(digits(born(18, 0))) })],
      ['a paper that ends today', () => ({ validUntil: day(0) })],
      ['a passport', () => ({ idType: 'passport', idNumber: 'E12345678', birthday: born(18, 0), idBack: null })],
      ['a residence permit', () => ({ idType: 'residencePermit', idNumber: '810000199001010019' })]
    ];
    for (const [what, changes] of right) {
      it(`is taken: ${what}`, async () => {
        await send.person(server, person, changes());
        assert.equal(await stateOf(server, person, 'person'), 'pending');
        await clear('person');
      });
    }

    it('[compliance 8] is refused without the separate consent, whose time is kept', async () => {
      const { requestId: _, agreesSensitive: __, ...body } = personOf(person);
      const refusal = await server.api.refusal(
        'POST /api/front/verification/person',
        { ...body, requestId: 'a'.repeat(20) },
        person
      );
      assert.equal(refusal.error, 'VALIDATION');
      await send.person(server, person);
      const { consented_at_ms } = await server.db
        .selectFrom('verification_papers')
        .select('consented_at_ms')
        .where('user_id', '=', person.userId)
        .executeTakeFirstOrThrow();
      assert(consented_at_ms !== null);
      await clear('person');
    });

    it('is one submission however often the same form arrives', async () => {
      const body = personOf(person);
      const name = 'POST /api/front/verification/person';
      const answers = await Promise.all([1, 2, 3].map(() => server.api.call(name, body, person)));
      answers.push(await server.api.call(name, body, person));
      assert.deepEqual(new Set(answers.map(({ state }) => state)), new Set(['pending']));
      const rows = await server.db
        .selectFrom('verification_papers')
        .select('id')
        .where('user_id', '=', person.userId)
        .execute();
      assert.equal(rows.length, 1);
      await clear('person');
    });

    it('is refused for the number of another account, which withdrawing frees', async () => {
      const other = await newPerson(server);
      const idNumber = newIdNumber();
      await send.person(server, other, { idNumber });
      assert.deepEqual((await refused.person(server, person, { idNumber })).fields, { idNumber: 'taken' });
      await server.api.call('POST /api/front/verification/withdraw', { kind: 'person' }, other);
      await send.person(server, person, { idNumber });
      await clear('person');
    });

    it('locks after three failures of a day, for a day', async () => {
      const bad = { idNumber: '450902199001010014' };
      for (let count = 0; count < 3; count += 1) await refused.person(server, person, bad);
      const { error, retryAfterSec = 0 } = await refused.person(server, person);
      assert.equal(error, 'LOCKED');
      assert(retryAfterSec > 86_000 && retryAfterSec <= 86_400);
      server.advance(DAY_MS + 1000);
      await send.person(server, person);
      await clear('person');
    });

    it('keeps the number for a correction and never tells it', async () => {
      const idNumber = newIdNumber();
      await send.person(server, person, { idNumber });
      await decide(server, person, 'person', 'reject', { reasons: [{ field: 'idFront', text: '反光' }] });
      const detail = await server.api.call('POST /api/front/verification/detail', { kind: 'person' }, person);
      assert.deepEqual(detail.reasons, [{ field: 'idFront', text: '反光' }]);
      assert.equal(detail.person?.idNumberMasked, `${idNumber.slice(0, 4)}************${idNumber.slice(-2)}`);
      assert(!JSON.stringify(detail).includes(idNumber));
      await send.person(server, person, { idNumber: null });
      assert.equal(await stateOf(server, person, 'person'), 'pending');
      await clear('person');
    });
  });

  describe('of a company', () => {
    before(isVerified);
    const wrong: [string, string, () => Partial<CompanyInput>][] = [
      ['name', 'format', () => ({ name: '小满行' })],
      ['name', 'format', () => ({ name: '小满香料行🌶' })],
      ['name', 'taken', () => ({ name: '桂南香叶供应链（演示）' })],
      ['uscc', 'taken', () => ({ uscc: '91450900XD00000169' })],
      ['uscc', 'format', () => ({ uscc: '91450900XD0000155' })],
      ['uscc', 'check', () => ({ uscc: '91350100M000100Y4Z' })],
      ['uscc', 'check', () => ({ uscc: '91450900XD00000255' })],
      ['legalPerson', 'format', () => ({ legalPerson: '覃' })],
      ['legalIdNo', 'format', () => ({ legalIdNo: '12001' })],
      ['legalIdNo', 'format', () => ({ legalIdNo: '32001X' })],
      ['legalIdNo', 'maxLength', () => ({ legalIdNo: '112001X' })],
      ['regionCode', 'unknown', () => ({ regionCode: '459999' })],
      ['address', 'tooShort', () => ({ address: '中路8号' })],
      ['establishedOn', 'future', () => ({ establishedOn: day(1) })],
      ['validUntil', 'past', () => ({ validUntil: day(-1) })],
      ['varietyIds', 'unknown', () => ({ varietyIds: ['gold'] })],
      ['letter', 'required', () => ({ authority: 'operator' })],
      ['letter', 'unknown', () => ({ authority: 'operator', letter: 'somebody-elses' })],
      ['licence', 'unknown', () => ({ licence: 'somebody-elses' })],
      ['operatorName', 'format', () => ({ operatorName: 'Q' })]
    ];
    for (const [place, [field, problem, changes]] of wrong.entries()) {
      it(`is refused: ${field} ${problem} (${place + 1})`, async () => {
        const { error, fields } = await refused.company(server, person, changes());
        assert.deepEqual([error, fields], ['VALIDATION', { [field]: problem }]);
      });
    }
    it('[compliance 9] is taken with both vectors of the standard, and with an operator’s letter', async () => {
      for (const changes of [
        { uscc: '91350100M000100Y43', name: '甲乙丙丁' },
        { uscc: '91450900XD00001550', name: '香'.repeat(50) },
        { authority: 'operator' as const, letter: person.image, establishedOn: day(0), address: '中'.repeat(100) }
      ]) {
        await send.company(server, person, changes);
        await clear('company');
      }
    });
    it('creates the company with its owner, once', async () => {
      await send.company(server, person);
      const other = await newPerson(server);
      await send.person(server, other);
      await decide(server, other, 'person', 'approve');
      assert.deepEqual((await refused.company(server, other, { name: '另一家香料行' })).fields, { uscc: 'inReview' });
      await decide(server, person, 'company', 'approve');
      const { company, verifications } = await server.api.call('GET /api/member/user/current', undefined, person);
      assert.deepEqual([company?.name, company?.role], [companyOf(person).name, 'owner']);
      assert(verifications.includes('company'));
      assert.deepEqual((await refused.company(server, other, { name: '另一家香料行' })).fields, { uscc: 'taken' });
      const found = await server.api.call(
        'GET /api/front/verification/companyOf',
        { uscc: companyOf(person).uscc },
        other
      );
      assert.equal(found?.name, companyOf(person).name);
    });
  });

  describe('of a park', () => {
    before(isVerified);
    const hall = { name: '1 号厂房', areaM2: 12_000, use: '初加工' };
    const wrong: [string, string, () => Partial<ParkInput>][] = [
      ['name', 'format', () => ({ name: '园区' })],
      ['operatorUscc', 'check', () => ({ operatorUscc: '91450900XD00001551' })],
      ['regionCode', 'unknown', () => ({ regionCode: '459999' })],
      ['buildings', 'format', () => ({ buildings: [{ ...hall, name: ' ' }] })],
      ['buildings', 'maxItems', () => ({ buildings: Array.from({ length: 21 }, () => hall) })],
      ['buildings.0.areaM2', 'minimum', () => ({ buildings: [{ ...hall, areaM2: 0 }] })],
      ['contactName', 'format', () => ({ contactName: 'W' })],
      ['contactPhone', 'format', () => ({ contactPhone: '1380013800' })],
      ['plan', 'unknown', () => ({ plan: 'somebody-elses' })],
      ['approval', 'unknown', () => ({ approval: ['somebody-elses'] })],
      ['validUntil', 'past', () => ({ validUntil: day(-1) })]
    ];
    for (const [field, problem, changes] of wrong) {
      it(`is refused: ${field} ${problem}`, async () => {
        const { error, fields } = await refused.park(server, person, changes());
        assert.deepEqual([error, fields], ['VALIDATION', { [field]: problem }]);
      });
    }
    it('is refused with an area of nothing, and taken with the least and the most', async () => {
      for (const areaTenths of [0, 10_000_001]) {
        assert.equal((await refused.park(server, person, { areaTenths })).error, 'VALIDATION');
      }
      for (const areaTenths of [1, 10_000_000]) {
        await send.park(server, person, { areaTenths });
        await clear('park');
      }
      assert.equal(parkOf(person).plan, null);
    });
    it('tells its buildings again, as many as fit', async () => {
      const buildings = Array.from({ length: 20 }, (_, place) => ({ ...hall, name: `${place + 1} 号厂房` }));
      await send.park(server, person, { buildings });
      const detail = await server.api.call('POST /api/front/verification/detail', { kind: 'park' }, person);
      assert.deepEqual(detail.park?.buildings, buildings);
      await clear('park');
    });
  });
});
