import type { VerificationState } from '@contract/verification';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildPerson } from '@/testing/buildPerson';
import { buildDetail, buildSummary } from '@/testing/buildVerification';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { openRoute } from '@/testing/openRoute';
import company from '../../company/locale/zh-Hans';
import messages from '../locale/zh-Hans';

const api = fakeApi();
const mine = 'GET /api/front/verification/mine';
const { personFirst } = messages;
const setState = (state: VerificationState) =>
  api.on({ [mine]: { items: [buildSummary('person', { state })], lockedUntilMs: null } });

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  api.on({
    'GET /api/member/user/current': buildPerson(),
    'POST /api/front/verification/detail': ({ kind }) => buildDetail(kind),
    'GET /api/front/joinTeam/mine': { applications: [], invitations: [] }
  });
  user.setToken('member');
  await user.load();
});

describe('Company and park forms for a user without personal verification', () => {
  it.each<[VerificationState, sentence: string, act: string, shown: string]>([
    ['none', messages.needsPerson, messages.go.start, messages.consentTick],
    ['revoked', messages.needsPerson, messages.go.again, messages.consentTick],
    ['expired', messages.needsPerson, messages.go.renew, messages.consentTick],
    ['rejected', personFirst.refused, messages.go.fix, messages.consentTick],
    ['pending', personFirst.inReview, messages.go.view, messages.personTitle]
  ])(
    'show the state of the personal verification and link to its next step: %s',
    async (state, sentence, act, shown) => {
      setState(state);
      const page = await openRoute('attestation.park');
      await page.waitFor(sentence);
      expect([page.has(messages.submit), page.has(messages.fields.parkName)]).toEqual([false, false]);
      await page.tap(act);
      await page.waitFor(shown);
    }
  );

  it('show an error with a retry when the verification state cannot be loaded', async () => {
    api.on({
      [mine]: () => {
        throw new FakeError('UNAVAILABLE');
      }
    });
    const page = await openRoute('attestation.park');
    await page.waitFor('重试');
    setState('none');
    await page.tap('重试');
    await page.waitFor(messages.needsPerson);
  });

  it('allow joining a company without personal verification', async () => {
    setState('none');
    const page = await openRoute('attestation.corporate');
    await page.waitFor(messages.needsPerson);
    await page.tap(messages.join);
    await page.waitFor(company.joinTeam.rule);
  });

  it("open as soon as the personal verification is approved, even if the app's user data is outdated", async () => {
    setState('approved');
    api.on({ 'GET /api/member/user/current': buildPerson({ verifications: ['person'] }) });
    const page = await openRoute('attestation.corporate');
    await page.waitFor(messages.fields.companyName);
    expect(page.has(messages.submit)).toBe(true);
  });
});
