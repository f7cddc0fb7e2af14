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

describe('the forms of a company and of a park, for who is not verified', () => {
  it.each<[VerificationState, sentence: string, act: string, shown: string]>([
    ['none', messages.needsPerson, messages.go.start, messages.consentTick],
    ['revoked', messages.needsPerson, messages.go.again, messages.consentTick],
    ['expired', messages.needsPerson, messages.go.renew, messages.consentTick],
    ['rejected', personFirst.refused, messages.go.fix, messages.consentTick],
    ['pending', personFirst.inReview, messages.go.view, messages.personTitle]
  ])('say first how far the person is, and lead on: %s', async (state, sentence, act, shown) => {
    setState(state);
    const page = await openRoute('attestation.park');
    await page.waitFor(sentence);
    expect([page.has(messages.submit), page.has(messages.fields.parkName)]).toEqual([false, false]);
    await page.tap(act);
    await page.waitFor(shown);
  });

  it('say why that is not known, and ask again', async () => {
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

  it('let somebody join a company, which needs no verified person', async () => {
    setState('none');
    const page = await openRoute('attestation.corporate');
    await page.waitFor(messages.needsPerson);
    await page.tap(messages.join);
    await page.waitFor(company.joinTeam.rule);
  });

  it('open as soon as the person was approved, also where the app did not know yet', async () => {
    setState('approved');
    api.on({ 'GET /api/member/user/current': buildPerson({ verifications: ['person'] }) });
    const page = await openRoute('attestation.corporate');
    await page.waitFor(messages.fields.companyName);
    expect(page.has(messages.submit)).toBe(true);
  });
});
