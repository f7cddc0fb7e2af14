import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type TestApp, testApp } from '../../testing/testApp';
import {
  type CompanyInput,
  companyInput,
  dayAhead,
  deleteVerification,
  expectSubmitError,
  newVerified,
  reviewVerification,
  submit,
  type TestApplicant
} from '../../testing/verification';

describe('company documents', () => {
  let server: TestApp;
  let person: TestApplicant;
  before(async () => {
    server = await testApp({ isSeeded: true });
    person = await newVerified(server);
  });
  after(() => server.close());

  const dayOf = (days: number) => dayAhead(server, days);

  const invalidInputs: [string, string, () => Partial<CompanyInput>][] = [
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
    ['establishedOn', 'future', () => ({ establishedOn: dayOf(1) })],
    ['validUntil', 'past', () => ({ validUntil: dayOf(-1) })],
    ['varietyIds', 'unknown', () => ({ varietyIds: ['gold'] })],
    ['letter', 'required', () => ({ authority: 'operator' })],
    ['letter', 'unknown', () => ({ authority: 'operator', letter: 'somebody-elses' })],
    ['licence', 'unknown', () => ({ licence: 'somebody-elses' })],
    ['operatorName', 'format', () => ({ operatorName: 'Q' })]
  ];
  for (const [index, [field, problem, changes]] of invalidInputs.entries()) {
    it(`reject ${field} ${problem} (${index + 1})`, async () => {
      const { error, fields } = await expectSubmitError.company(server, person, changes());
      assert.deepEqual([error, fields], ['VALIDATION', { [field]: problem }]);
    });
  }
  it("[compliance 9] are accepted with both vectors of the standard, and with an operator's letter", async () => {
    for (const changes of [
      { uscc: '91350100M000100Y43', name: '甲乙丙丁' },
      { uscc: '91450900XD00001550', name: '香'.repeat(50) },
      { authority: 'operator' as const, letter: person.image, establishedOn: dayOf(0), address: '中'.repeat(100) }
    ]) {
      const { state } = await submit.company(server, person, changes);
      assert.equal(state, 'pending', JSON.stringify(changes));
      await deleteVerification(server, person, 'company');
    }
  });
  it('creates the company with its owner, once', async () => {
    await submit.company(server, person);
    const other = await newVerified(server);
    assert.deepEqual((await expectSubmitError.company(server, other, { name: '另一家香料行' })).fields, {
      uscc: 'inReview'
    });
    await reviewVerification(server, person, 'company', 'approve');
    const { company, verifications } = await server.api.call('GET /api/member/user/current', undefined, person);
    assert.deepEqual([company?.name, company?.role], [companyInput(person).name, 'owner']);
    assert(verifications.includes('company'));
    assert.deepEqual((await expectSubmitError.company(server, other, { name: '另一家香料行' })).fields, {
      uscc: 'taken'
    });
    const found = await server.api.call(
      'GET /api/front/verification/companyOf',
      { uscc: companyInput(person).uscc },
      other
    );
    assert.equal(found?.name, companyInput(person).name);
  });
});
