import { act } from 'react-dom/test-utils';
import type { IdCardText, LicenceText } from '@contract/ocr';
import type { VerificationDetail } from '@contract/verification';
import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildPerson } from '@/testing/buildPerson';
import { buildDetail } from '@/testing/buildVerification';
import { deferred } from '@/testing/deferred';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import messages from './locale/zh-Hans';
import { companyDraft } from './verificationDrafts';

const licence: LicenceText = {
  name: '玉林市桂香源香料贸易有限公司',
  uscc: '91450900XD00001550',
  legalPerson: '覃秀兰',
  address: '广西壮族自治区玉林市玉州区中药港香料市场2栋15号',
  establishedOn: '2018-03-12',
  validUntil: null,
  isLongTerm: true
};
const blankLicence: LicenceText = {
  name: null,
  uscc: null,
  legalPerson: null,
  address: null,
  establishedOn: null,
  validUntil: null,
  isLongTerm: false
};
const regions = [
  {
    code: '450000',
    name: '广西壮族自治区',
    children: [{ code: '450900', name: '玉林市', children: [{ code: '450902', name: '玉州区' }] }]
  }
];

/** A form in which only photos are filled in. */
const blankCompany: VerificationDetail['company'] = {
  licence: 'licence-1',
  name: '',
  uscc: '',
  legalPerson: '',
  legalIdNo: null,
  legalIdNoMasked: '',
  regionCode: '',
  region: null,
  address: '',
  registeredCapital: '',
  scope: '',
  establishedOn: '',
  validUntil: '',
  type: 'trader',
  varietyIds: [],
  authority: 'legalPerson',
  letter: null,
  operatorName: '',
  operatorMobile: ''
};
const blankPerson: VerificationDetail['person'] = {
  realName: '',
  idType: 'residentId',
  idNumber: null,
  idNumberMasked: '4509************22',
  birthday: null,
  idFront: 'front-1',
  idBack: 'back-1',
  validUntil: null
};
const api = fakeApi();
let served: VerificationDetail;
let recognised: LicenceText | null;

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(() => {
  api.calls.length = 0;
  api.connect();
  served = buildDetail('company', { company: blankCompany });
  recognised = licence;
  api.on({
    'GET /api/member/user/current': buildPerson({ verifications: ['person'] }),
    'POST /api/front/verification/detail': () => served,
    'POST /api/front/verification/readLicence': () => recognised,
    'GET /api/front/region/tree': regions,
    'GET /api/front/market/varieties': [],
    'GET /api/front/upload/privateImage/{id}': { dataUri: 'data:image/jpeg;base64,AA==' }
  });
});

async function renderForm(route: 'attestation.corporate' | 'attestation.personal'): Promise<OpenedPage> {
  user.setToken('member');
  // The previous test's form saves its draft when it unmounts.
  await openPage(`/${routes['attestation.materialExample']}`);
  companyDraft.clear();
  const page = await openPage(`/${routes[route]}`);
  await page.settle();
  return page;
}
const callsTo = (path: string) => api.calls.filter(({ name }) => name.includes(path));
const valueOf = (page: OpenedPage, name: string) =>
  page.root().querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;
const countCheckHints = (page: OpenedPage) => page.text().split(messages.ocr.check).length - 1;

describe('Licence OCR', () => {
  it('is not offered before the photo is uploaded', async () => {
    served = buildDetail('company');
    const page = await renderForm('attestation.corporate');
    await page.waitFor(messages.fields.uscc);
    expect(page.has(messages.ocr.action)).toBe(false);
  });

  it.each([
    ['no OCR service is available', () => null, messages.ocr.unavailable],
    ['nothing was found', () => blankLicence, messages.ocr.nothing],
    ['there were too many', () => new FakeError('RATE_LIMITED', { retryAfterSec: 60 }), messages.ocr.tooOften],
    ['the OCR service is not reached', () => new FakeError('INTERNAL'), messages.ocr.failed]
  ])('shows an error and changes nothing when %s', async (_, answer, sentence) => {
    api.on({
      'POST /api/front/verification/readLicence': () => {
        const said = answer();
        if (said instanceof FakeError) throw said;
        return said;
      }
    });
    const page = await renderForm('attestation.corporate');
    await page.waitFor(messages.ocr.action);
    await page.type('name', '小满香料商行');
    await page.tap(messages.ocr.action);
    await page.waitFor(sentence);
    expect([valueOf(page, 'name'), valueOf(page, 'uscc'), countCheckHints(page)]).toEqual(['小满香料商行', '', 0]);
  });

  it('fills empty fields, marks them for checking and extracts the region from the address', async () => {
    const page = await renderForm('attestation.corporate');
    await page.waitFor(messages.ocr.action);
    await page.tap(messages.ocr.action);
    await page.waitFor(messages.ocr.filled(7));
    expect(callsTo('readLicence').map(({ input }) => input)).toEqual([{ image: 'licence-1' }]);
    expect(valueOf(page, 'name')).toBe(licence.name);
    expect(valueOf(page, 'uscc')).toBe(licence.uscc);
    expect(valueOf(page, 'legalPerson')).toBe('覃秀兰');
    expect(valueOf(page, 'address')).toBe('中药港香料市场2栋15号');
    expect(page.has('广西壮族自治区 玉林市 玉州区')).toBe(true);
    expect(page.has('2018-03-12')).toBe(true);
    expect(countCheckHints(page)).toBe(7);
  });

  it('never replaces typed values', async () => {
    const page = await renderForm('attestation.corporate');
    await page.waitFor(messages.ocr.action);
    await page.type('legalPerson', '覃小满');
    await page.tap(messages.ocr.action);
    await page.waitFor(messages.ocr.filled(6));
    expect(valueOf(page, 'legalPerson')).toBe('覃小满');
    expect(page.has(messages.ocr.other('覃秀兰'))).toBe(true);
    await page.tap(messages.ocr.action);
    await page.waitFor(messages.ocr.differs);
  });

  it('reports that nothing is left to fill once the typed values equal the recognised ones', async () => {
    const page = await renderForm('attestation.corporate');
    await page.waitFor(messages.ocr.action);
    await page.type('uscc', '91450900XD00000169');
    await page.tap(messages.ocr.action);
    await page.waitFor(messages.ocr.other(licence.uscc ?? ''));
    await page.type('uscc', licence.uscc ?? '');
    await page.settle();
    expect(page.has(messages.ocr.other(licence.uscc ?? ''))).toBe(false);
    await page.tap(messages.ocr.action);
    await page.waitFor(messages.ocr.known);
  });

  it('removes the check hint from a field that the user changed', async () => {
    const page = await renderForm('attestation.corporate');
    await page.waitFor(messages.ocr.action);
    await page.tap(messages.ocr.action);
    await page.waitFor(messages.ocr.filled(7));
    await page.type('name', '玉林市桂香园香料贸易有限公司');
    await page.settle();
    expect(countCheckHints(page)).toBe(6);
  });

  it('is awaited by a submission, which asks to check what was filled in and sends nothing yet', async () => {
    const answer = deferred<LicenceText>();
    api.on({ 'POST /api/front/verification/readLicence': () => answer.promise });
    const page = await renderForm('attestation.corporate');
    await page.waitFor(messages.ocr.action);
    await page.tap(messages.ocr.action);
    await page.tap(messages.submit);
    await page.tap(messages.submit);
    expect(page.text()).not.toContain(messages.problems.required);
    expect(callsTo('companyOf')).toEqual([]);
    answer.resolve(licence);
    await page.settle();
    expect(page.has(messages.ocr.filled(7))).toBe(true);
    expect(page.text()).not.toContain(messages.problems.required);
    await page.tap(messages.submit);
    expect(callsTo('companyOf').map(({ input }) => input)).toEqual([{ uscc: licence.uscc }]);
  });

  it('is awaited by a submission, which goes on when nothing was recognised', async () => {
    const answer = deferred<LicenceText>();
    api.on({ 'POST /api/front/verification/readLicence': () => answer.promise });
    const page = await renderForm('attestation.corporate');
    await page.waitFor(messages.ocr.action);
    await page.tap(messages.ocr.action);
    await page.tap(messages.submit);
    answer.resolve(blankLicence);
    await page.settle();
    expect(page.text()).toContain(messages.problems.required);
  });

  it('fills in the complete address when its region is unknown', async () => {
    recognised = { ...blankLicence, address: '人民中路 8 号' };
    const page = await renderForm('attestation.corporate');
    await page.waitFor(messages.ocr.action);
    await page.tap(messages.ocr.action);
    await page.waitFor(messages.ocr.filled(1));
    expect(valueOf(page, 'address')).toBe('人民中路 8 号');
  });
});

describe('Identity card OCR', () => {
  const card: IdCardText = { realName: '覃秀兰', idNumber: '440524188001010014', validUntil: null, isLongTerm: false };
  beforeEach(() => {
    served = buildDetail('person', { person: blankPerson });
    api.on({ 'POST /api/front/verification/readIdCard': card });
  });

  it('[compliance 8] waits for the separate consent', async () => {
    const page = await renderForm('attestation.personal');
    await page.waitFor(messages.ocr.action);
    await page.tap(messages.ocr.action);
    await page.waitFor(messages.consentTitle);
    await page.tap('取消');
    await page.settle();
    expect([callsTo('readIdCard').length, valueOf(page, 'realName')]).toEqual([0, '']);
    await page.tap(messages.ocr.action);
    await page.waitFor(messages.consentAgree);
    await page.tap(messages.consentAgree);
    // The submitted number counts as filled in.
    await page.waitFor(messages.ocr.filled(1));
    expect(callsTo('readIdCard').map(({ input }) => input)).toEqual([
      { image: 'front-1', side: 'front', agreesSensitive: true }
    ]);
    expect(valueOf(page, 'realName')).toBe('覃秀兰');
    expect(page.has('4509************22')).toBe(true);
  });

  it('fills in name and number', async () => {
    const page = await renderForm('attestation.personal');
    await page.waitFor(messages.changeNumber);
    await page.tap(messages.changeNumber);
    await page.tap(messages.ocr.action);
    await page.waitFor(messages.consentAgree);
    await page.tap(messages.consentAgree);
    await page.waitFor(messages.ocr.filled(2));
    expect(valueOf(page, 'idNumber')).toBe(card.idNumber);
    expect(countCheckHints(page)).toBe(2);
  });

  it('is awaited by a submission', async () => {
    const answer = deferred<IdCardText>();
    api.on({ 'POST /api/front/verification/readIdCard': () => answer.promise });
    const page = await renderForm('attestation.personal');
    await page.waitFor(messages.ocr.action);
    await page.type('realName', '覃小满');
    await page.tap(messages.ocr.action);
    await page.waitFor(messages.consentAgree);
    await page.tap(messages.consentAgree);
    await page.tap(messages.submit);
    expect(callsTo('verification/person')).toEqual([]);
    answer.resolve(card);
    await page.settle();
    // A name that differs from the card is to be checked before it is sent.
    expect(page.has(messages.ocr.other('覃秀兰'))).toBe(true);
    expect(callsTo('verification/person')).toEqual([]);
    await page.tap(messages.submit);
    expect(callsTo('verification/person').map(({ input }) => input)).toMatchObject([{ realName: '覃小满' }]);
  });

  it('fills in nothing once the user has chosen another document, and can be repeated', async () => {
    const answers: ((text: IdCardText) => void)[] = [];
    api.on({ 'POST /api/front/verification/readIdCard': () => new Promise((resolve) => answers.push(resolve)) });
    const page = await renderForm('attestation.personal');
    await page.waitFor(messages.ocr.action);
    await page.tap(messages.ocr.action);
    await page.waitFor(messages.consentAgree);
    await page.tap(messages.consentAgree);
    await page.tap(messages.idTypes.passport);
    answers[0]?.(card);
    await page.settle();
    expect([valueOf(page, 'realName'), valueOf(page, 'idNumber')]).toEqual(['', '']);
    await page.tap(messages.idTypes.residentId);
    await page.tap(messages.ocr.action);
    answers[1]?.(card);
    await page.waitFor(messages.ocr.filled(2));
    expect([valueOf(page, 'realName'), valueOf(page, 'idNumber')]).toEqual(['覃秀兰', card.idNumber]);
  });

  it('fills in the expiry date from the back of the card', async () => {
    const back = { ...card, realName: null, idNumber: null, validUntil: '2038-06-30' };
    served = buildDetail('person', { person: { ...blankPerson, validUntil: '' } });
    api.on({ 'POST /api/front/verification/readIdCard': back });
    const page = await renderForm('attestation.personal');
    await page.waitFor(messages.ocr.action);
    const [, second] = [...page.root().querySelectorAll<HTMLElement>('[role="button"]')].filter(
      (button) => button.textContent === messages.ocr.action
    );
    act(() => second?.click());
    await page.waitFor(messages.consentAgree);
    await page.tap(messages.consentAgree);
    await page.waitFor(messages.ocr.filled(1));
    expect(callsTo('readIdCard').map(({ input }) => input)).toEqual([
      { image: 'back-1', side: 'back', agreesSensitive: true }
    ]);
    expect(page.has('2038-06-30')).toBe(true);
  });

  it('is offered only for the card type that it can recognise', async () => {
    const page = await renderForm('attestation.personal');
    await page.waitFor(messages.ocr.action);
    await page.tap(messages.idTypes.passport);
    await page.settle();
    expect(page.has(messages.ocr.action)).toBe(false);
  });
});
