import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { PersonBody } from '@contract/verificationDocuments';
import { DAY_MS } from '@rules/duration';
import { type TestApp, testApp } from '../../testing/testApp';
import {
  dayAhead,
  deleteVerification,
  expectSubmitError,
  newApplicant,
  newIdNumber,
  type PersonInput,
  personInput,
  reviewVerification,
  submit,
  type TestApplicant,
  verificationState
} from '../../testing/verification';

describe('personal documents', () => {
  let server: TestApp;
  let person: TestApplicant;
  before(async () => {
    server = await testApp({ isSeeded: true });
    person = await newApplicant(server);
  });
  after(() => server.close());
  beforeEach(() => server.db.deleteFrom('verification_failure').execute());

  const dayOf = (days: number) => dayAhead(server, days);
  /** Returns the birthday of a person of this age. */
  const birthdayAtAge = (years: number, days: number) => {
    const today = dayOf(-days);
    return `${Number(today.slice(0, 4)) - years}${today.slice(4)}`.replace(/-02-29$/, '-03-01');
  };
  const digits = (text: string) => text.replace(/-/g, '');

  const invalidInputs: [field: string, problem: string, () => Partial<PersonInput>][] = [
    ['realName', 'required', () => ({ realName: '' })],
    ['realName', 'format', () => ({ realName: '覃' })],
    ['realName', 'format', () => ({ realName: 'Qin' })],
    ['idNumber', 'required', () => ({ idNumber: null })],
    ['idNumber', 'format', () => ({ idNumber: '45090219900101001' })],
    ['idNumber', 'check', () => ({ idNumber: '450902199001010014' })],
    ['idNumber', 'birthday', () => ({ idNumber: newIdNumber('19900230') })],
    ['idNumber', 'region', () => ({ idNumber: '810000199001010019' })],
    ['idNumber', 'region', () => ({ idType: 'residencePermit', idNumber: newIdNumber() })],
    ['idNumber', 'format', () => ({ idType: 'passport', idNumber: 'ABCDEFG', birthday: '1990-01-01' })],
    ['idNumber', 'format', () => ({ idType: 'passport', idNumber: 'E1234', birthday: '1990-01-01' })],
    ['birthday', 'required', () => ({ idType: 'passport', idNumber: 'E12345678', idBack: null })],
    ['idBack', 'required', () => ({ idBack: null })],
    ['idFront', 'unknown', () => ({ idFront: 'somebody-elses' })],
    ['validUntil', 'past', () => ({ validUntil: dayOf(-1) })],
    ['validUntil', 'pattern', () => ({ validUntil: '2030-02-30' })]
  ];
  for (const [index, [field, problem, changes]] of invalidInputs.entries()) {
    it(`reject ${field} ${problem} (${index + 1})`, async () => {
      const { error, fields } = await expectSubmitError.person(server, person, changes());
      assert.deepEqual([error, fields], ['VALIDATION', { [field]: problem }]);
      assert.equal(await verificationState(server, person, 'person'), 'none');
    });
  }

  const validInputs: [what: string, () => Partial<PersonInput>][] = [
    ['the shortest name', () => ({ realName: '覃明' })],
    ['the longest name', () => ({ realName: '覃'.repeat(20) })],
    ['eighteen today', () => ({ idNumber: newIdNumber(digits(birthdayAtAge(18, 0))) })],
    ['a paper that ends today', () => ({ validUntil: dayOf(0) })],
    ['a passport', () => ({ idType: 'passport', idNumber: 'E12345678', birthday: birthdayAtAge(18, 0), idBack: null })],
    ['a residence permit', () => ({ idType: 'residencePermit', idNumber: '810000199001010019' })]
  ];
  for (const [what, changes] of validInputs) {
    it(`accept ${what}`, async () => {
      await submit.person(server, person, changes());
      assert.equal(await verificationState(server, person, 'person'), 'pending');
      await deleteVerification(server, person, 'person');
    });
  }

  it('[compliance 18] are rejected the day before the eighteenth birthday, whatever the document type', async () => {
    const birthday = birthdayAtAge(18, -1);
    const { anyOf: types } = PersonBody.properties.idType;
    const minors = {
      residentId: [{ idNumber: newIdNumber(digits(birthday)) }, 'idNumber'],
      residencePermit: [{ idNumber: newIdNumber(digits(birthday), '810000') }, 'idNumber'],
      passport: [{ idNumber: 'E12345678', birthday, idBack: null }, 'birthday']
    } as const;
    assert.deepEqual(Object.keys(minors).sort(), types.map((type) => type.const).sort());
    for (const { const: idType } of types) {
      const [changes, field] = minors[idType];
      const { fields } = await expectSubmitError.person(server, person, { idType, ...changes });
      assert.deepEqual(fields, { [field]: 'minor' }, idType);
    }
    assert.equal(await verificationState(server, person, 'person'), 'none');
  });

  it('[compliance 8] are rejected without the separate consent, whose time is stored', async () => {
    const { agreesSensitive: _, ...body } = personInput(person);
    const call = 'POST /api/front/verification/person';
    const without = await server.api.expectError(call, body, person);
    const declined = await server.api.expectError(call, { ...body, agreesSensitive: false }, person);
    assert.deepEqual(
      [without.fields, declined.fields],
      [{ agreesSensitive: 'required' }, { agreesSensitive: 'const' }]
    );
    assert.equal(await verificationState(server, person, 'person'), 'none');
    await submit.person(server, person);
    const { consented_at_ms } = await server.db
      .selectFrom('verification_papers')
      .select('consented_at_ms')
      .where('user_id', '=', person.id)
      .executeTakeFirstOrThrow();
    assert(consented_at_ms !== null);
    await deleteVerification(server, person, 'person');
  });

  it('are submitted once, however often the same form arrives', async () => {
    const body = personInput(person);
    const name = 'POST /api/front/verification/person';
    const answers = await Promise.all([1, 2, 3].map(() => server.api.call(name, body, person)));
    answers.push(await server.api.call(name, body, person));
    assert.deepEqual(new Set(answers.map(({ state }) => state)), new Set(['pending']));
    const rows = await server.db
      .selectFrom('verification_papers')
      .select('id')
      .where('user_id', '=', person.id)
      .execute();
    assert.equal(rows.length, 1);
    await deleteVerification(server, person, 'person');
  });

  it('are rejected with the number of another account until that account withdraws', async () => {
    const other = await newApplicant(server);
    const idNumber = newIdNumber();
    await submit.person(server, other, { idNumber });
    assert.deepEqual((await expectSubmitError.person(server, person, { idNumber })).fields, { idNumber: 'taken' });
    await server.api.call('POST /api/front/verification/withdraw', { kind: 'person' }, other);
    await submit.person(server, person, { idNumber });
    await deleteVerification(server, person, 'person');
  });

  it('locks after three failures of a day, for a day', async () => {
    const bad = { idNumber: '450902199001010014' };
    for (let count = 0; count < 3; count += 1) await expectSubmitError.person(server, person, bad);
    const { error, retryAfterSec = 0 } = await expectSubmitError.person(server, person);
    assert.equal(error, 'LOCKED');
    assert(retryAfterSec > 86_000 && retryAfterSec <= 86_400);
    server.advance(DAY_MS + 1000);
    await submit.person(server, person);
    await deleteVerification(server, person, 'person');
  });

  it('check at most three wrong numbers when many arrive at once', async () => {
    const eager = await newApplicant(server);
    const bad = { idNumber: '450902199001010014' };
    const refusals = await Promise.all(Array.from({ length: 7 }, () => expectSubmitError.person(server, eager, bad)));
    const errors = refusals.map(({ error }) => error).sort();
    assert.deepEqual(errors, [...Array<string>(4).fill('LOCKED'), ...Array<string>(3).fill('VALIDATION')]);
  });

  it('keep the number for a correction and never return it', async () => {
    const idNumber = newIdNumber();
    await submit.person(server, person, { idNumber });
    await reviewVerification(server, person, 'person', 'reject', { reasons: [{ field: 'idFront', text: '反光' }] });
    const detail = await server.api.call('POST /api/front/verification/detail', { kind: 'person' }, person);
    assert.deepEqual(detail.reasons, [{ field: 'idFront', text: '反光' }]);
    assert.equal(detail.person?.idNumberMasked, `${idNumber.slice(0, 4)}************${idNumber.slice(-2)}`);
    assert(!JSON.stringify(detail).includes(idNumber));
    await submit.person(server, person, { idNumber: null });
    assert.equal(await verificationState(server, person, 'person'), 'pending');
    await deleteVerification(server, person, 'person');
  });
});
