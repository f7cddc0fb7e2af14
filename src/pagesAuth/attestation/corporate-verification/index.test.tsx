import type { CallData, CallInput } from '@contract';
import type { CompanyDocuments } from '@contract/verificationDocuments';
import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildPerson } from '@/testing/buildPerson';
import { buildDetail, buildSummary } from '@/testing/buildVerification';
import { deferred } from '@/testing/deferred';
import { fakeApi } from '@/testing/fakeApi';
import { openPage } from '@/testing/openPage';
import { openRoute } from '@/testing/openRoute';
import feedbackMessages from '../../setting/locale/zh-Hans';
import messages from '../locale/zh-Hans';
import { companyDraft } from '../verificationDrafts';

const documents: CompanyDocuments = {
  licence: 'licence-1',
  name: '小满香料商行',
  uscc: '91450900XD00001550',
  legalPerson: '覃小满',
  legalIdNo: null,
  legalIdNoMasked: '****3X',
  regionCode: '450902',
  region: null,
  address: '人民中路 8 号',
  registeredCapital: '',
  scope: '',
  establishedOn: '2020-01-01',
  validUntil: null,
  type: 'trader',
  varietyIds: ['star-anise'],
  authority: 'legalPerson',
  letter: null,
  operatorName: '覃小满',
  operatorMobile: '13800138000'
};
type CompanyOf = CallData<'GET /api/front/verification/companyOf'>;
const sent: CallInput<'POST /api/front/verification/company'>[] = [];
let served = buildDetail('company');
const api = fakeApi();

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  api.calls.length = 0;
  companyDraft.clear();
  sent.length = 0;
  served = buildDetail('company');
  api.on({
    'GET /api/member/user/current': buildPerson({ verifications: ['person'] }),
    'POST /api/front/verification/detail': () => served,
    'POST /api/front/verification/company': (input) => {
      sent.push(input);
      return buildSummary('company', { state: 'pending' });
    },
    'GET /api/front/verification/companyOf': ({ uscc }) =>
      uscc === '91450900XD00000169' ? { id: 'company-guinan', name: '桂南香叶供应链' } : null,
    'GET /api/front/market/varieties': [],
    'GET /api/front/upload/privateImage/{id}': { dataUri: 'data:image/jpeg;base64,AA==' }
  });
});

const callsTo = (path: string) => api.calls.filter(({ name }) => name.includes(path));

describe('Company verification form', () => {
  it('offers joining when the company is already registered', async () => {
    const page = await openRoute('attestation.corporate');
    await page.waitFor(messages.fields.uscc);
    await page.type('uscc', '91450900-XD00000169');
    await page.tap(messages.submit);
    await page.waitFor(messages.taken('桂南香叶供应链'));
    expect(page.has(messages.applyToJoin)).toBe(true);
    await page.tap('取消');
    await page.waitFor(messages.fieldProblems['uscc.taken'] ?? '');
    expect(callsTo('verification/company')).toHaveLength(1);
  });

  it('shows that the credit code is looked up, and looks it up once', async () => {
    const answer = deferred<CompanyOf>();
    api.on({ 'GET /api/front/verification/companyOf': () => answer.promise });
    const page = await openRoute('attestation.corporate');
    await page.waitFor(messages.fields.uscc);
    await page.type('uscc', '91450900-XD00000169');
    await page.tap(messages.submit);
    expect(page.find(messages.submit).closest('[aria-disabled="true"]')).not.toBeNull();
    await page.tap(messages.submit);
    expect(callsTo('companyOf')).toHaveLength(1);
    answer.resolve({ id: 'company-guinan', name: '桂南香叶供应链' });
    await page.waitFor(messages.taken('桂南香叶供应链'));
  });

  it('offers nothing on the page that the user has opened before the credit code is looked up', async () => {
    const answer = deferred<CompanyOf>();
    api.on({ 'GET /api/front/verification/companyOf': () => answer.promise });
    const page = await openRoute('attestation.corporate');
    await page.waitFor(messages.fields.uscc);
    await page.type('uscc', '91450900-XD00000169');
    await page.tap(messages.submit);
    const other = await openRoute('attestation.materialExample');
    answer.resolve({ id: 'company-guinan', name: '桂南香叶供应链' });
    await other.advance(1000);
    expect(other.has(messages.exampleTitle)).toBe(true);
    expect(other.has(messages.taken('桂南香叶供应链'))).toBe(false);
  });

  it('offers an appeal when another user has registered the company', async () => {
    const page = await openRoute('attestation.corporate');
    await page.waitFor(messages.fields.uscc);
    await page.type('uscc', '91450900-XD00000169');
    await page.tap(messages.submit);
    await page.waitFor(messages.appeal);
    await page.tap(messages.appeal);
    await page.waitFor(feedbackMessages.kinds.complaint);
    expect(sent).toEqual([]);
  });

  it('redirects to the result while the documents are under review', async () => {
    served = buildDetail('company', { state: 'pending', company: documents });
    const page = await openRoute('attestation.corporate');
    await page.waitFor(messages.result.pending[0]);
    expect(page.has(messages.withdraw)).toBe(true);
  });

  it('restores a draft for its user only', async () => {
    const page = await openRoute('attestation.corporate');
    await page.waitFor(messages.fields.companyName);
    await page.type('name', '小满香料商行');
    await openPage(`/${routes['attestation.center']}`);
    expect(companyDraft.find('u1')).toMatchObject({ userId: 'u1', values: { name: '小满香料商行' } });
    const again = await openRoute('attestation.corporate');
    await again.waitFor(messages.fields.companyName);
    expect(again.root().querySelector<HTMLInputElement>('[name="name"]')?.value).toBe('小满香料商行');
    expect(again.text()).toContain('已存');
    api.on({ 'GET /api/member/user/current': buildPerson({ id: 'u2', verifications: ['person'] }) });
    await user.load();
    const other = await openRoute('attestation.corporate');
    await other.waitFor(messages.fields.companyName);
    expect(other.root().querySelector<HTMLInputElement>('[name="name"]')?.value).toBe('');
  });

  it('stores no part of an ID number on the device', async () => {
    // Another user was logged in before.
    await user.load();
    const page = await openRoute('attestation.corporate');
    await page.waitFor(messages.fields.legalIdNo);
    await page.type('name', '小满香料商行');
    await page.type('legalIdNo', '12001x');
    await openPage(`/${routes['attestation.center']}`);
    expect(companyDraft.find(user.user?.id)?.values).toMatchObject({ name: '小满香料商行', legalIdNo: '' });
    expect(JSON.stringify({ ...localStorage })).not.toContain('12001X');
  });

  it("keeps the submitted end of the legal representative's ID number until it is replaced", async () => {
    served = buildDetail('company', { state: 'rejected', company: documents });
    const page = await openRoute('attestation.corporate');
    await page.waitFor('****3X');
    await page.tap(messages.submit);
    await page.waitFor(messages.submitted);
    expect(sent[0]).toMatchObject({ name: documents.name, legalIdNo: null });
    const again = await openRoute('attestation.corporate');
    await again.waitFor('****3X');
    await again.tap(messages.changeNumber);
    await again.type('legalIdNo', '32001x');
    await again.tap(messages.submit);
    await again.waitFor(messages.fieldProblems['legalIdNo.format'] ?? '');
    await again.type('legalIdNo', '12001x');
    await again.tap(messages.submit);
    await again.waitFor(messages.submitted);
    expect(sent[1]?.legalIdNo).toBe('12001X');
    expect(sent[1]).not.toHaveProperty('maskedLegalIdNo');
  });
});
