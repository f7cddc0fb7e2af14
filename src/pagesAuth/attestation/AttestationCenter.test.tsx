import { act } from 'react-dom/test-utils';
import type { VerificationSummary } from '@contract/verification';
import { MINUTE_MS } from '@rules/duration';
import { settings } from '@/stores/settings';
import { buildPerson } from '@/testing/buildPerson';
import { buildDetail, buildSummary } from '@/testing/buildVerification';
import { fakeApi } from '@/testing/fakeApi';
import { openRoute } from '@/testing/openRoute';
import messages from './locale/zh-Hans';

let mine: VerificationSummary[] = [];
const api = fakeApi();

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  api.calls.length = 0;
  mine = [buildSummary('person'), buildSummary('company'), buildSummary('park')];
  api.on({
    'GET /api/member/user/current': buildPerson(),
    'GET /api/front/verification/mine': () => ({ items: mine, lockedUntilMs: null }),
    'POST /api/front/verification/detail': buildDetail('person')
  });
});

const callsTo = (path: string) => api.calls.filter(({ name }) => name.includes(path));

describe('Attestation centre', () => {
  it('asks a visitor to log in and sends no request', async () => {
    const page = await openRoute('attestation.center', '');
    expect(page.has(messages.loggedOut)).toBe(true);
    expect(callsTo('verification')).toEqual([]);
  });

  it('collapses the park verification until the user starts it', async () => {
    const page = await openRoute('attestation.center');
    await page.waitFor(messages.showPark);
    expect(page.has(messages.benefits.park)).toBe(false);
    await page.tap(messages.showPark);
    expect(page.has(messages.benefits.park)).toBe(true);
    expect(page.has(messages.showPark)).toBe(false);
  });

  it('expands a park verification under review', async () => {
    mine[2] = buildSummary('park', { state: 'pending', name: '怒江园区', number: '91450900XD00001550' });
    const page = await openRoute('attestation.center');
    await page.waitFor(messages.benefits.park);
    expect(page.has(messages.showPark)).toBe(false);
  });

  it('blocks a company verification before the personal one', async () => {
    const page = await openRoute('attestation.center');
    await page.waitFor(messages.orderHint);
    const [, company] = [...page.root().querySelectorAll<HTMLElement>('[role="button"]')].filter(
      (button) => button.textContent === messages.go.start
    );
    act(() => company?.click());
    await page.settle();
    expect(page.has(messages.kinds.company)).toBe(true);
    expect(page.has(messages.licenceTitle)).toBe(false);
  });

  it("shows a team member's company and links to it", async () => {
    const company = {
      id: 'c1',
      name: '桂南香叶供应链',
      shortName: '',
      role: 'member' as const,
      memberCount: 3,
      isVerified: true
    };
    api.on({
      'GET /api/member/user/current': buildPerson({ verifications: ['person', 'company'], companies: [company] })
    });
    const page = await openRoute('attestation.center');
    await page.waitFor(messages.joined);
    expect(page.has(company.name)).toBe(true);
    expect(page.has(messages.companyPage)).toBe(true);
  });

  it('shows each state, the expiry date and the next action', async () => {
    mine = [
      buildSummary('person', {
        state: 'expiring',
        name: '和**',
        number: '5333************19',
        validUntil: '2026-12-09'
      }),
      buildSummary('company', {
        state: 'pending',
        submittedAtMs: Date.now() - MINUTE_MS,
        name: '和志山香料行',
        number: '91450900XD00001550'
      }),
      buildSummary('park', { state: 'revoked', name: '怒江园区', number: '91450900XD00001550' })
    ];
    const page = await openRoute('attestation.center');
    await page.waitFor(messages.states.expiring);
    for (const text of [
      messages.states.pending,
      messages.states.revoked,
      messages.validUntil('2026-12-09'),
      messages.go.renew
    ]) {
      expect(page.has(text)).toBe(true);
    }
    expect(page.has(messages.step.platform)).toBe(true);
    expect(page.text()).toContain(`${messages.actions.submit} `);
    await page.tap(messages.go.renew);
    await page.waitFor(messages.photosTitle);
  });
});
