import { act } from 'react-dom/test-utils';
import { HOUR_MS } from '@rules/duration';
import { settings } from '@/stores/settings';
import { buildPerson } from '@/testing/buildPerson';
import { buildDetail, buildSummary } from '@/testing/buildVerification';
import { fakeApi } from '@/testing/fakeApi';
import { openRoute } from '@/testing/openRoute';
import messages from './locale/zh-Hans';

let served = buildDetail('person');
const api = fakeApi();

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  api.calls.length = 0;
  api.on({
    'GET /api/member/user/current': buildPerson(),
    'POST /api/front/verification/detail': () => served,
    'POST /api/front/verification/withdraw': () => {
      served = { ...served, state: 'none' };
      return buildSummary('person');
    },
    'POST /api/front/verification/remind': null
  });
});

const callsTo = (path: string) => api.calls.filter(({ name }) => name.includes(path));

describe('Verification result page', () => {
  it('shows both reviews of a park with the second one pending', async () => {
    served = buildDetail('park', {
      state: 'pending',
      step: 'government',
      name: '南流江园区',
      expectedByMs: Date.now() + HOUR_MS,
      history: [
        { action: 'submit', state: 'pending', step: 'platform', atMs: Date.now() - 9_000_000 },
        { action: 'approve', state: 'pending', step: 'platform', atMs: Date.now() - 5_000_000 }
      ]
    });
    const page = await openRoute('attestation.parkResult');
    await page.waitFor(messages.secondReview);
    expect(page.has(messages.passed.platform)).toBe(true);
    expect(page.has(messages.waitGovernment)).toBe(true);
  });

  it('can be withdrawn while under review, and reminded once it is late', async () => {
    served = buildDetail('person', { state: 'pending', canRemind: true, expectedByMs: Date.now() - 1000 });
    const page = await openRoute('attestation.personalResult');
    await page.waitFor(messages.remind);
    await page.tap(messages.remind);
    await page.waitFor(messages.reminded);
    await page.tap(messages.withdraw);
    await page.waitFor(messages.withdrawTitle);
    const buttons = [...page.root().querySelectorAll<HTMLElement>('[role="alertdialog"] [role="button"]')];
    act(() => buttons.find((button) => button.textContent === messages.withdraw)?.click());
    await page.waitFor(messages.result.none[0]);
    expect(callsTo('withdraw')).toHaveLength(1);
  });

  it('shows that the old documents remain valid after a rejected change', async () => {
    served = buildDetail('person', {
      state: 'approved',
      name: '陆**',
      reasons: [{ field: '', text: '照片和号码不符' }]
    });
    const page = await openRoute('attestation.personalResult');
    await page.waitFor(messages.oldStillValid);
    expect(page.has('照片和号码不符')).toBe(true);
  });
});
