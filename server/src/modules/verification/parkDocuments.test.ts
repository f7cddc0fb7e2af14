import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type TestApp, testApp } from '../../testing/testApp';
import {
  dayAhead,
  deleteVerification,
  expectSubmitError,
  newVerified,
  type ParkInput,
  parkInput,
  submit,
  type TestApplicant
} from '../../testing/verification';

describe('park documents', () => {
  let server: TestApp;
  let person: TestApplicant;
  before(async () => {
    server = await testApp({ isSeeded: true });
    person = await newVerified(server);
  });
  after(() => server.close());

  const dayOf = (days: number) => dayAhead(server, days);

  const hall = { name: '1 号厂房', areaM2: 12_000, use: '初加工' };
  const invalidInputs: [string, string, () => Partial<ParkInput>][] = [
    ['name', 'format', () => ({ name: '园区' })],
    ['operatorUscc', 'check', () => ({ operatorUscc: '91450900XD00001551' })],
    ['regionCode', 'unknown', () => ({ regionCode: '459999' })],
    ['buildings', 'format', () => ({ buildings: [{ ...hall, name: ' ' }] })],
    ['buildings', 'maxItems', () => ({ buildings: Array.from({ length: 21 }, () => hall) })],
    ['buildings.0.areaM2', 'minimum', () => ({ buildings: [{ ...hall, areaM2: 0 }] })],
    ['buildings', 'banned', () => ({ buildings: [hall, { ...hall, use: '博彩' }] })],
    ['policies', 'contact', () => ({ policies: '入园请加微信 park-2026' })],
    ['name', 'banned', () => ({ name: '小满色情产业园' })],
    ['contactName', 'format', () => ({ contactName: 'W' })],
    ['contactPhone', 'format', () => ({ contactPhone: '1380013800' })],
    ['plan', 'unknown', () => ({ plan: 'somebody-elses' })],
    ['policyDoc', 'unknown', () => ({ policyDoc: ['somebody-elses'] })],
    ['policyDoc', 'maxItems', () => ({ policyDoc: ['a', 'b', 'c', 'd'] })],
    ['approval', 'unknown', () => ({ approval: ['somebody-elses'] })],
    ['validUntil', 'past', () => ({ validUntil: dayOf(-1) })]
  ];
  for (const [field, problem, changes] of invalidInputs) {
    it(`reject ${field} ${problem}`, async () => {
      const { error, fields } = await expectSubmitError.park(server, person, changes());
      assert.deepEqual([error, fields], ['VALIDATION', { [field]: problem }]);
    });
  }
  it('reject an area of zero and accept the minimum and the maximum', async () => {
    for (const areaTenths of [0, 10_000_001]) {
      assert.equal((await expectSubmitError.park(server, person, { areaTenths })).error, 'VALIDATION');
    }
    for (const areaTenths of [1, 10_000_000]) {
      await submit.park(server, person, { areaTenths });
      await deleteVerification(server, person, 'park');
    }
    assert.equal(parkInput(person).plan, null);
  });
  it('return the buildings again, up to the maximum', async () => {
    const buildings = Array.from({ length: 20 }, (_, index) => ({ ...hall, name: `${index + 1} 号厂房` }));
    await submit.park(server, person, { buildings });
    const detail = await server.api.call('POST /api/front/verification/detail', { kind: 'park' }, person);
    assert.deepEqual(detail.park?.buildings, buildings);
    await deleteVerification(server, person, 'park');
  });
});
