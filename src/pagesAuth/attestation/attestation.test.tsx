import { act } from 'react-dom/test-utils';
import type { CallInput } from '@contract';
import type { VerificationKind } from '@contract/user';
import type { VerificationDetail, VerificationSummary } from '@contract/verification';
import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildPerson } from '@/testing/buildPerson';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { openPage, type OpenedPage } from '@/testing/openPage';
import { companyDraft } from './drafts';
import words from './locale/zh-Hans';

const summary = (kind: VerificationKind, changes: Partial<VerificationSummary> = {}): VerificationSummary => ({
  kind,
  state: 'none',
  step: 'platform',
  name: '',
  number: '',
  validUntil: null,
  submittedAtMs: null,
  ...changes
});
const detail = (kind: VerificationKind, changes: Partial<VerificationDetail> = {}): VerificationDetail => ({
  ...summary(kind),
  reasons: [],
  expectedByMs: null,
  canRemind: false,
  history: [],
  companyId: null,
  person: null,
  company: null,
  park: null,
  ...changes
});
const rejected = detail('person', {
  state: 'rejected',
  name: '梁**',
  number: '4509************22',
  reasons: [{ field: 'idFront', text: '反光，请重拍' }],
  history: [
    { action: 'submit', state: 'pending', step: 'platform', atMs: Date.now() - 90_000_000 },
    { action: 'reject', state: 'rejected', step: 'platform', atMs: Date.now() - 9_000_000 }
  ],
  person: {
    realName: '梁雨桐',
    idType: 'residentId',
    idNumber: null,
    idNumberMasked: '4509************22',
    birthday: null,
    idFront: 'front-1',
    idBack: 'back-1',
    validUntil: null
  }
});

const sent: CallInput<'POST /api/front/verification/person'>[] = [];
let shown = detail('person');
let mine: VerificationSummary[] = [];
const api = fakeApi();

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  sent.length = 0;
  api.calls.length = 0;
  api.connect();
  companyDraft.forget();
  shown = detail('person');
  mine = [summary('person'), summary('company'), summary('park')];
  api.on({
    'GET /api/member/user/current': buildPerson(),
    'GET /api/front/verification/mine': () => ({ items: mine, lockedUntilMs: null }),
    'POST /api/front/verification/detail': () => shown,
    'POST /api/front/verification/person': (input) => {
      sent.push(input);
      shown = { ...shown, state: 'pending', expectedByMs: Date.now() + 3_600_000 };
      return summary('person', { state: 'pending' });
    },
    'POST /api/front/verification/withdraw': () => {
      shown = { ...shown, state: 'none' };
      return summary('person');
    },
    'POST /api/front/verification/remind': null,
    'GET /api/front/verification/companyOf': ({ uscc }) =>
      uscc === '91450900XD00000169' ? { id: 'company-guinan', name: '桂南香叶供应链' } : null,
    'GET /api/front/market/varieties': [],
    'GET /api/front/upload/privateImage/{id}': { dataUri: 'data:image/jpeg;base64,AA==' }
  });
});

async function open(route: keyof typeof routes, token = 'member'): Promise<OpenedPage> {
  user.setToken(token);
  const page = await openPage(`/${routes[route]}`);
  await page.settle();
  return page;
}
const called = (part: string) => api.calls.filter(({ name }) => name.includes(part));

describe('the attestation centre', () => {
  it('asks a visitor to log in and asks the server nothing', async () => {
    const page = await open('attestation.center', '');
    expect(page.has(words.loggedOut)).toBe(true);
    expect(called('verification')).toEqual([]);
  });

  it('lets nobody begin with a company', async () => {
    const page = await open('attestation.center');
    await page.waitFor(words.orderHint);
    const [, company] = [...page.root().querySelectorAll<HTMLElement>('[role="button"]')].filter(
      (button) => button.textContent === words.go.start
    );
    act(() => company?.click());
    await page.settle();
    expect(page.has(words.kinds.company)).toBe(true);
    expect(page.has(words.licenceTitle)).toBe(false);
  });

  it('shows each state, what ends when, and the way on', async () => {
    mine = [
      summary('person', { state: 'expiring', name: '和**', number: '5333************19', validUntil: '2026-12-09' }),
      summary('company', { state: 'pending', name: '和志山香料行', number: '91450900XD00001550' }),
      summary('park', { state: 'revoked', name: '怒江园区', number: '91450900XD00001550' })
    ];
    const page = await open('attestation.center');
    await page.waitFor(words.states.expiring);
    for (const text of [words.states.pending, words.states.revoked, words.validUntil('2026-12-09'), words.go.renew]) {
      expect(page.has(text)).toBe(true);
    }
    expect(page.has(words.step.platform)).toBe(true);
    await page.tap(words.go.renew);
    await page.waitFor(words.photosTitle);
  });
});

describe('the form of a person', () => {
  it('[compliance 8] has consented for nobody, says what for, and sends nothing without it', async () => {
    const page = await open('attestation.personal');
    await page.waitFor(words.consentTick);
    const tick = page.root().querySelector('[role="checkbox"][aria-checked]');
    expect(
      [...page.root().querySelectorAll('[role="checkbox"]')].map((box) => box.getAttribute('aria-checked'))
    ).toEqual(['false', 'false']);
    expect(tick).not.toBeNull();
    await page.tap(words.submit);
    await page.waitFor(words.consentTitle);
    expect(page.has(words.consentText)).toBe(true);
    await page.tap('取消');
    await page.settle();
    expect(sent).toEqual([]);
  });

  it('[compliance 3] says what a photo is for before the album is opened', async () => {
    const page = await open('attestation.personal');
    await page.waitFor(words.fields.idFront);
    await page.tap(`${words.fields.idFront} 添加照片`);
    await page.waitFor(words.photoPurpose);
    expect(document.querySelector('input[type="file"]')).toBeNull();
    await page.tap('去选择');
    await page.settle();
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    expect(input?.accept).toContain('image/jpeg');
    act(() => void input?.dispatchEvent(new Event('cancel')));
  });

  it('judges the check digit while the number is typed', async () => {
    const page = await open('attestation.personal');
    await page.waitFor(words.fields.idNumber);
    await page.type('idNumber', '450902 19990101 0014');
    await page.waitFor(words.problems.check);
    await page.type('idNumber', '440524 18800101 0014');
    await page.waitFor(words.numberRight);
  });

  it('names what is missing and sends nothing', async () => {
    const page = await open('attestation.personal');
    await page.waitFor(words.submit);
    await page.tap(words.consentTick);
    await page.waitFor(words.consentAgree);
    await page.tap(words.consentAgree);
    await page.tap(words.submit);
    await page.waitFor(words.incomplete(5));
    expect(sent).toEqual([]);
  });

  it('opens after a refusal with everything that was sent, and sends it with the number kept', async () => {
    shown = rejected;
    const page = await open('attestation.personalResult');
    await page.waitFor(words.result.rejected[0]);
    expect(page.has('反光，请重拍')).toBe(true);
    expect(page.has('4509************22')).toBe(true);
    await page.tap(words.fix);
    await page.waitFor(words.lastTime('反光，请重拍'));
    expect(page.has('4509************22')).toBe(true);
    expect(page.root().querySelector<HTMLInputElement>('[name="realName"]')?.value).toBe('梁雨桐');
    await page.tap(words.consentTick);
    await page.waitFor(words.consentAgree);
    await page.tap(words.consentAgree);
    await page.tap(words.submit);
    await page.waitFor(words.result.pending[0]);
    expect(sent).toMatchObject([
      {
        realName: '梁雨桐',
        idNumber: null,
        idFront: 'front-1',
        idBack: 'back-1',
        validUntil: null,
        agreesSensitive: true
      }
    ]);
    expect(sent[0]?.requestId).toMatch(/^[0-9a-f]{32}$/);
  });

  it.each([
    ['a refusal of a field', new FakeError('VALIDATION', { fields: { idNumber: 'taken' } }), 'idNumber.taken'],
    ['a lock', new FakeError('LOCKED', { retryAfterSec: 86_400 }), undefined]
  ])('keeps what was typed after %s', async (_, error, sentence) => {
    shown = rejected;
    api.on({
      'POST /api/front/verification/person': () => {
        throw error;
      }
    });
    const page = await open('attestation.personal');
    await page.waitFor(words.consentTick);
    await page.type('realName', '梁雨彤');
    await page.tap(words.consentTick);
    await page.waitFor(words.consentAgree);
    await page.tap(words.consentAgree);
    await page.tap(words.submit);
    await page.waitFor(
      sentence === undefined ? '错误次数太多，1440 分钟后再试' : (words.fieldProblems[sentence] ?? '')
    );
    expect(page.root().querySelector<HTMLInputElement>('[name="realName"]')?.value).toBe('梁雨彤');
  });
});

describe('the form of a company', () => {
  it('leads to joining where the company is on the platform', async () => {
    const page = await open('attestation.corporate');
    await page.waitFor(words.fields.uscc);
    await page.type('uscc', '91450900-XD00000169');
    await page.tap(words.submit);
    await page.waitFor(words.taken('桂南香叶供应链'));
    expect(page.has(words.applyToJoin)).toBe(true);
    await page.tap('取消');
    await page.waitFor(words.fieldProblems['uscc.taken'] ?? '');
    expect(called('verification/company')).toHaveLength(1);
  });

  it('keeps a draft for its person, and for nobody else', async () => {
    const page = await open('attestation.corporate');
    await page.waitFor(words.fields.companyName);
    await page.type('name', '小满香料商行');
    await openPage(`/${routes['attestation.center']}`);
    expect(companyDraft.of('u1')).toMatchObject({ userId: 'u1', values: { name: '小满香料商行' } });
    const again = await open('attestation.corporate');
    await again.waitFor(words.fields.companyName);
    expect(again.root().querySelector<HTMLInputElement>('[name="name"]')?.value).toBe('小满香料商行');
    expect(again.text()).toContain('已存');
    api.on({ 'GET /api/member/user/current': buildPerson({ id: 'u2' }) });
    await user.load();
    const other = await open('attestation.corporate');
    await other.waitFor(words.fields.companyName);
    expect(other.root().querySelector<HTMLInputElement>('[name="name"]')?.value).toBe('');
  });
});

describe('the result', () => {
  it('shows both looks at a park, the second one waiting', async () => {
    shown = detail('park', {
      state: 'pending',
      step: 'government',
      name: '南流江园区',
      expectedByMs: Date.now() + 3_600_000,
      history: [
        { action: 'submit', state: 'pending', step: 'platform', atMs: Date.now() - 9_000_000 },
        { action: 'approve', state: 'pending', step: 'platform', atMs: Date.now() - 5_000_000 }
      ]
    });
    const page = await open('attestation.parkResult');
    await page.waitFor(words.secondReview);
    expect(page.has(words.passed.platform)).toBe(true);
    expect(page.has(words.waitGovernment)).toBe(true);
  });

  it('lets a person take back what waits, and remind once it is late', async () => {
    shown = detail('person', { state: 'pending', canRemind: true, expectedByMs: Date.now() - 1000 });
    const page = await open('attestation.personalResult');
    await page.waitFor(words.remind);
    await page.tap(words.remind);
    await page.waitFor(words.reminded);
    await page.tap(words.withdraw);
    await page.waitFor(words.withdrawTitle);
    const buttons = [...page.root().querySelectorAll<HTMLElement>('[role="alertdialog"] [role="button"]')];
    act(() => buttons.find((button) => button.textContent === words.withdraw)?.click());
    await page.waitFor(words.result.none[0]);
    expect(called('withdraw')).toHaveLength(1);
  });

  it('says that older papers count after a change was refused', async () => {
    shown = detail('person', { state: 'approved', name: '陆**', reasons: [{ field: '', text: '照片和号码不符' }] });
    const page = await open('attestation.personalResult');
    await page.waitFor(words.oldStillValid);
    expect(page.has('照片和号码不符')).toBe(true);
  });
});

describe('the material examples', () => {
  it('show good and bad photos, the letter, the seal and what people ask', async () => {
    const page = await open('attestation.materialExample', '');
    for (const text of [
      words.goodTitle,
      ...Object.values(words.bad),
      words.letterTitle,
      words.sealTitle,
      words.faqTitle
    ]) {
      expect(page.has(text)).toBe(true);
    }
    const writeText = jest.fn(() => Promise.resolve());
    Object.assign(navigator, { clipboard: { writeText } });
    await page.tap(words.copy);
    await page.waitFor(words.copied);
    expect(writeText).toHaveBeenCalledWith(words.letter);
  });
});
