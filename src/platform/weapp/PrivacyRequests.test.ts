import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { deferred } from '@/testing/deferred';
import { PrivacyRequests } from './PrivacyRequests';

/** Calls and buttons of WeChat that read or write something of a person, as its list of protected features names them. */
const protectedCall = new RegExp(
  String.raw`Taro\.(choose\w+|save(?:Image|Video)ToPhotosAlbum|scanCode|addPhone\w+|[gs]etClipboardData|get\w*Location|` +
    String.raw`startLocation\w*|startRecord|getRecorderManager|createCameraContext|getWeRunData)\b|openType="(get\w+)"`,
  'g'
);

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

  it('leaves a later refusal to be explained when a refused call was none of ours', async () => {
    request('getPhoneNumber');
    answer.resolve(false);
    await flush();
    expect(request('chooseAddress')).toEqual(['disagree']);
    expect(requests.takeRefusal()).toBe(false);
  });

  it('[compliance 3, 11] names each protected feature that the app uses', () => {
    const platform = path.resolve(__dirname, '..');
    const used = readdirSync(platform, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .flatMap((file) => [...readFileSync(path.join(platform, file), 'utf8').matchAll(protectedCall)])
      .map(([, call, button]) => call ?? button ?? '');
    const names = [...new Set(used)];
    expect(names.length).toBeGreaterThan(9);
    const unnamed = names.filter((referrer) => {
      let feature: string | undefined;
      const ask = (what: string | undefined) => {
        feature = what;
        return new Promise<boolean>(() => undefined);
      };
      new PrivacyRequests(ask, { atMs: -10_000 }).handle(() => undefined, { referrer });
      return feature === undefined;
    });
    expect(unnamed).toEqual([]);
  });

  it('is refused when the sheet cannot be shown, so that no call waits for ever', async () => {
    const events = request('chooseAddress');
    answer.reject(new Error('the code did not arrive'));
    await flush();
    expect(events.at(-1)).toBe('disagree');
  });
});
