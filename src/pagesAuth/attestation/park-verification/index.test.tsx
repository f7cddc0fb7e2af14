import type { CallInput } from '@contract';
import type { ParkDocuments } from '@contract/verificationDocuments';
import formMessages from '@/components/form/locale/zh-Hans';
import { settings } from '@/stores/settings';
import { buildPerson } from '@/testing/buildPerson';
import { buildDetail, buildSummary } from '@/testing/buildVerification';
import { fakeApi } from '@/testing/fakeApi';
import { openRoute } from '@/testing/openRoute';
import messages from '../locale/zh-Hans';
import { parkDraft } from '../verificationDrafts';

const park: ParkDocuments = {
  name: '小满香料产业园',
  operatorUscc: '91450900XD00001550',
  regionCode: '450902',
  region: { code: '450902', names: ['广西壮族自治区', '玉林市', '玉州区'] },
  areaTenths: 12_605,
  plan: null,
  policies: '',
  policyDoc: ['policy-1'],
  buildings: [{ name: '1 号厂房', areaM2: 12_000, use: '初加工' }],
  contactName: '覃小满',
  contactPhone: '0775-3850001',
  approval: ['approval-1'],
  validUntil: null
};
const sent: CallInput<'POST /api/front/verification/park'>[] = [];
let served = buildDetail('park');
const api = fakeApi();

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  api.calls.length = 0;
  parkDraft.clear();
  sent.length = 0;
  served = buildDetail('park', { state: 'rejected', park });
  api.on({
    'GET /api/member/user/current': buildPerson({ verifications: ['person'] }),
    'POST /api/front/verification/detail': () => served,
    'POST /api/front/verification/park': (input) => {
      sent.push(input);
      return buildSummary('park', { state: 'pending' });
    },
    'GET /api/front/upload/privateImage/{id}': { dataUri: 'data:image/jpeg;base64,AA==' }
  });
});

describe('Park verification form', () => {
  it('sends nothing while a building is incomplete and names the missing field', async () => {
    const page = await openRoute('attestation.park');
    await page.waitFor(messages.building.add);
    await page.tap(messages.building.add);
    await page.type('building1.name', '2 号冷库');
    await page.tap(messages.submit);
    await page.waitFor(messages.fieldProblems['buildings.format'] ?? '');
    expect(sent).toEqual([]);
    await page.type('building1.area', '3600');
    await page.type('building1.use', '冷藏');
    await page.tap(messages.submit);
    await page.waitFor(messages.submitted);
    expect(sent[0]?.buildings).toEqual([...park.buildings, { name: '2 号冷库', areaM2: 3600, use: '冷藏' }]);
    expect(sent[0]).toMatchObject({ areaTenths: 12_605, policyDoc: ['policy-1'] });
  });

  it('leaves out a removed building', async () => {
    const page = await openRoute('attestation.park');
    await page.waitFor(messages.building.remove(1));
    await page.tap(messages.building.remove(1));
    await page.tap(messages.submit);
    await page.waitFor(messages.submitted);
    expect(sent[0]?.buildings).toEqual([]);
  });

  it('asks about the draft on the device once another device has submitted documents', async () => {
    const page = await openRoute('attestation.park');
    await page.waitFor(messages.building.add);
    await page.type('name', '玉州香料园');
    served = buildDetail('park', { state: 'rejected', park, submittedAtMs: Date.now() });
    const again = await openRoute('attestation.park');
    await again.waitFor(formMessages.outdatedTitle);
    await again.tap(formMessages.useStored);
    await again.waitFor(messages.building.add);
    expect(again.root().querySelector<HTMLInputElement>('[name="name"]')?.value).toBe(park.name);
  });
});

describe('Park verification result', () => {
  it('shows the public page with its buildings', async () => {
    served = buildDetail('park', { state: 'approved', park, name: park.name });
    const page = await openRoute('attestation.parkResult');
    await page.waitFor(messages.preview);
    for (const text of [
      '广西壮族自治区 玉林市 玉州区',
      `1,260.5 ${messages.mu}`,
      '1 号厂房',
      `初加工 12,000 ${messages.building.unit}`
    ]) {
      expect(page.has(text)).toBe(true);
    }
  });
});
