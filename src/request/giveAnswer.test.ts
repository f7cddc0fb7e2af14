import { language } from '@/locale/language';
import { fakeRequests } from '@/testing/fakeRequests';
import { TestSession } from '@/testing/testSession';
import { call } from './call';

const path = '/api/front/news/instead';
const empty = { removed: null, items: [] };
let session: TestSession;
let urls: string[];

/** Puts answers into the page, as the server does. */
function give(answers: Record<string, unknown>, spoken = 'zh-Hans'): void {
  const element = Object.assign(document.createElement('script'), {
    id: 'given-answers',
    type: 'application/json',
    textContent: JSON.stringify({ language: spoken, answers })
  });
  document.body.append(element);
}

beforeEach(() => {
  session = new TestSession();
  urls = [];
  fakeRequests(({ url }) => {
    urls.push(url);
    return { statusCode: 200, data: { code: 200, msg: '', data: empty } };
  });
});
afterEach(() => {
  document.getElementById('given-answers')?.remove();
  language.set('zh-Hans');
});

const given = { removed: { removedAtMs: 1, reason: 'given' }, items: [] };
const envelope = (code: number, data: unknown) => ({ code, msg: '', data });
const ask = (id: string) => call('GET /api/front/news/instead', { id });

describe('answers that came with the page', () => {
  it('are used once, then the server is asked', async () => {
    give({ [`${path}?id=a`]: envelope(200, given) });
    expect(await ask('a')).toEqual(given);
    expect(urls).toEqual([]);
    expect(await ask('a')).toEqual(empty);
    expect(urls).toHaveLength(1);
  });

  it('are for the same input only', async () => {
    give({ [`${path}?id=a`]: envelope(200, given) });
    expect(await ask('b')).toEqual(empty);
  });

  it('are for the same input of a call by POST only', async () => {
    const expo = '/api/front/spiceExpo/getExpoIntroduce';
    const introduction = { expoId: 'e1', name: 'Expo', sections: [], files: [] };
    give({ [`${expo} {}`]: envelope(200, introduction) });
    await call('POST /api/front/spiceExpo/getExpoIntroduce', { expoId: 'e1' });
    expect(urls).toHaveLength(1);
    expect(await call('POST /api/front/spiceExpo/getExpoIntroduce', { expoId: undefined })).toEqual(introduction);
    expect(urls).toHaveLength(1);
  });

  it('may be a refusal', async () => {
    give({ [`${path}?id=a`]: envelope(404, { error: 'NOT_FOUND' }) });
    await expect(ask('a')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are not for a user who is logged in', async () => {
    session.currentToken = 't1';
    give({ [`${path}?id=a`]: envelope(200, given) });
    expect(await ask('a')).toEqual(empty);
  });

  it('are not for a viewer of another language', async () => {
    language.set('en');
    give({ [`${path}?id=a`]: envelope(200, given) });
    expect(await ask('a')).toEqual(empty);
  });

  it('end with the page that they were drawn for', async () => {
    give({ [`${path}?id=a`]: envelope(200, given) });
    document.getElementById('given-answers')?.remove();
    expect(await ask('a')).toEqual(empty);
  });
});
