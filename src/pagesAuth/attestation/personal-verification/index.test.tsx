import Taro from '@tarojs/taro';
import { act } from 'react-dom/test-utils';
import type { CallInput } from '@contract';
import { HOUR_MS } from '@rules/duration';
import { back, push } from '@/navigation/navigate';
import { settings } from '@/stores/settings';
import { buildPerson } from '@/testing/buildPerson';
import { buildDetail, buildSummary } from '@/testing/buildVerification';
import { deferred } from '@/testing/deferred';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import type { OpenedPage } from '@/testing/openPage';
import { openRoute } from '@/testing/openRoute';
import messages from '../locale/zh-Hans';

const rejected = buildDetail('person', {
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
let served = buildDetail('person');
const api = fakeApi();

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  api.calls.length = 0;
  sent.length = 0;
  served = buildDetail('person');
  api.on({
    'GET /api/member/user/current': buildPerson(),
    'POST /api/front/verification/detail': () => served,
    'POST /api/front/verification/person': (input) => {
      sent.push(input);
      served = { ...served, state: 'pending', expectedByMs: Date.now() + HOUR_MS };
      return buildSummary('person', { state: 'pending' });
    },
    'GET /api/front/upload/privateImage/{id}': { dataUri: 'data:image/jpeg;base64,AA==' }
  });
});

/** Agrees to the processing of sensitive data and submits the form. */
async function agreeAndSubmit(page: OpenedPage): Promise<void> {
  await page.tap(messages.consentTick);
  await page.waitFor(messages.consentAgree);
  await page.tap(messages.consentAgree);
  await page.tap(messages.submit);
}

/** Submits the documents that were rejected, and returns the answer of the server for the test to give. */
async function submitUnanswered() {
  served = rejected;
  const answer = deferred<ReturnType<typeof buildSummary>>();
  api.on({ 'POST /api/front/verification/person': () => answer.promise });
  const page = await openRoute('attestation.personal');
  await page.waitFor(messages.consentTick);
  await agreeAndSubmit(page);
  return { page, answer };
}

describe('Personal verification form', () => {
  it('[compliance 3, 8] leaves consent unticked, states its purpose and sends nothing without it', async () => {
    const page = await openRoute('attestation.personal');
    await page.waitFor(messages.consentTick);
    const tick = page.root().querySelector('[role="checkbox"][aria-checked]');
    expect(
      [...page.root().querySelectorAll('[role="checkbox"]')].map((box) => box.getAttribute('aria-checked'))
    ).toEqual(['false', 'false']);
    expect(tick).not.toBeNull();
    await page.tap(messages.submit);
    await page.waitFor(messages.consentTitle);
    expect(page.has(messages.consentText)).toBe(true);
    await page.tap('取消');
    await page.settle();
    expect(sent).toEqual([]);
  });

  it('[compliance 3] states the purpose of a photo before opening the album', async () => {
    const page = await openRoute('attestation.personal');
    await page.waitFor(messages.fields.idFront);
    await page.tap(`${messages.fields.idFront} 添加照片`);
    await page.waitFor(messages.photoPurpose);
    expect(document.querySelector('input[type="file"]')).toBeNull();
    await page.tap('去选择');
    await page.settle();
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    expect(input?.accept).toContain('image/jpeg');
    act(() => void input?.dispatchEvent(new Event('cancel')));
  });

  it('validates the check digit while the number is typed', async () => {
    const page = await openRoute('attestation.personal');
    await page.waitFor(messages.fields.idNumber);
    await page.type('idNumber', '450902 19990101 0014');
    await page.waitFor(messages.problems.check);
    await page.type('idNumber', '440524 18800101 0014');
    await page.waitFor(messages.numberRight);
  });

  it('reports how much is missing, scrolls to the first missing field and sends nothing', async () => {
    const led = jest.spyOn(Taro, 'pageScrollTo').mockResolvedValue({ errMsg: '' });
    const page = await openRoute('attestation.personal');
    await page.waitFor(messages.submit);
    await agreeAndSubmit(page);
    await page.waitFor(messages.incomplete(5));
    expect(led).toHaveBeenLastCalledWith(expect.objectContaining({ selector: '#field-realName' }));
    expect(sent).toEqual([]);
  });

  it('restores the submitted values after a rejection and submits them with the stored number', async () => {
    served = rejected;
    const page = await openRoute('attestation.personalResult');
    await page.waitFor(messages.result.rejected[0]);
    expect(page.has('反光，请重拍')).toBe(true);
    expect(page.has('4509************22')).toBe(true);
    await page.tap(messages.fix);
    await page.waitFor(messages.lastTime('反光，请重拍'));
    expect(page.has('4509************22')).toBe(true);
    expect(page.root().querySelector<HTMLInputElement>('[name="realName"]')?.value).toBe('梁雨桐');
    await agreeAndSubmit(page);
    await page.waitFor(messages.result.pending[0]);
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

  it('leaves the page alone that the user has opened before the submission is answered', async () => {
    const { answer } = await submitUnanswered();
    const other = await openRoute('attestation.materialExample');
    await other.settle();
    answer.resolve(buildSummary('person', { state: 'pending' }));
    await other.advance(1000);
    expect(other.has(messages.exampleTitle)).toBe(true);
  });

  it('gives way to the result when it is shown again after it was submitted behind another page', async () => {
    const { page, answer } = await submitUnanswered();
    push('attestation.materialExample');
    await page.waitFor(messages.exampleTitle);
    served = { ...rejected, state: 'pending' };
    answer.resolve(buildSummary('person', { state: 'pending' }));
    await page.advance(1000);
    expect(page.has(messages.exampleTitle)).toBe(true);
    back();
    await page.waitFor(messages.result.pending[0]);
    expect(page.has(messages.consentTick)).toBe(false);
  });

  it('gives way to the result when its documents turn out to be under review behind another page', async () => {
    const answer = deferred<typeof served>();
    api.on({ 'POST /api/front/verification/detail': () => answer.promise });
    const page = await openRoute('attestation.personal');
    push('attestation.materialExample');
    await page.waitFor(messages.exampleTitle);
    served = { ...rejected, state: 'pending' };
    answer.resolve(served);
    api.on({ 'POST /api/front/verification/detail': () => served });
    await page.advance(1000);
    expect(page.has(messages.exampleTitle)).toBe(true);
    back();
    await page.waitFor(messages.result.pending[0]);
    expect(page.has(messages.consentTick)).toBe(false);
  });

  it.each([
    ['a refusal of a field', new FakeError('VALIDATION', { fields: { idNumber: 'taken' } }), 'idNumber.taken'],
    ['a lock', new FakeError('LOCKED', { retryAfterSec: 86_400 }), undefined]
  ])('keeps the input after %s', async (_, error, sentence) => {
    served = rejected;
    api.on({
      'POST /api/front/verification/person': () => {
        throw error;
      }
    });
    const page = await openRoute('attestation.personal');
    await page.waitFor(messages.consentTick);
    await page.type('realName', '梁雨彤');
    await agreeAndSubmit(page);
    await page.waitFor(
      sentence === undefined ? '错误次数太多，1440 分钟后再试' : (messages.fieldProblems[sentence] ?? '')
    );
    expect(page.root().querySelector<HTMLInputElement>('[name="realName"]')?.value).toBe('梁雨彤');
  });
});
