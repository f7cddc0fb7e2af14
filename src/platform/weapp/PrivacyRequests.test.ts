import { deferred } from '@/testing/deferred';
import { PrivacyRequests } from './PrivacyRequests';

const asked: (string | undefined)[] = [];
let answer = deferred<boolean>();
let requests: PrivacyRequests;
const flush = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  asked.length = 0;
  answer = deferred<boolean>();
  const refusal = { atMs: -10_000 };
  requests = new PrivacyRequests((what) => {
    asked.push(what);
    return answer.promise;
  }, refusal);
});

/** Returns what a call was answered with. */
function request(referrer: string): string[] {
  const events: string[] = [];
  requests.handle(({ event, buttonId }) => events.push(buttonId ? `${event} ${buttonId}` : event), { referrer });
  return events;
}

describe('the agreement to the privacy guide', () => {
  it('is asked for once, for all calls that wait', async () => {
    const [first, second] = [request('chooseMedia'), request('scanCode')];
    answer.resolve(true);
    await flush();
    expect(asked).toEqual(['photos']);
    for (const events of [first, second]) expect(events).toEqual(['exposureAuthorization', 'agree agree-privacy']);
    expect(requests.takeRefusal()).toBe(false);
  });

  it('is not asked for again within ten seconds after a refusal', async () => {
    const refused = request('scanCode');
    answer.resolve(false);
    await flush();
    expect(refused).toEqual(['exposureAuthorization', 'disagree']);
    expect([requests.takeRefusal(), requests.takeRefusal()]).toEqual([true, false]);
    jest.advanceTimersByTime(9_999);
    expect(request('scanCode')).toEqual(['disagree']);
    expect(requests.takeRefusal()).toBe(false);
    jest.advanceTimersByTime(1);
    expect(request('somethingNewer')).toEqual(['exposureAuthorization']);
    expect(asked).toEqual(['scan', undefined]);
  });

  it('is refused when the sheet cannot be shown, so that no call waits for ever', async () => {
    const events = request('chooseAddress');
    answer.reject(new Error('the code did not arrive'));
    await flush();
    expect(events.at(-1)).toBe('disagree');
  });
});
