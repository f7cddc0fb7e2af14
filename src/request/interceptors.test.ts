import Taro from '@tarojs/taro';
import { encrypt } from '@/crypto/aes';
import { ApiError } from '@/lib/ApiError';
import { appVersion } from '@/lib/version';
import { fakeRequests, type SentRequest } from '@/testing/fakeRequests';
import { createTestKeys, decryptSecureBody } from '@/testing/testKeys';
import { TestSession } from '@/testing/testSession';
import { whenIdle } from '@/testing/whenIdle';
import { call } from './call';
import { networkTimeout } from './enforceTimeout';

type Answer = { statusCode: number; data: unknown } | Error;

const keyPath = '/api/front/encryptController/getEncryptPubkey';
const keys = createTestKeys();
const laterKeys = createTestKeys();
const ok = (data: unknown) => ({ statusCode: 200, data: { code: 200, msg: '', data } });
const failed = (code: number, error?: string, more = {}) => ({
  statusCode: 200,
  data: { code, msg: 'no', data: error ? { error, ...more } : null }
});

let session: TestSession;
let sent: SentRequest[];

/** Answers the requests by path; several answers of one path are used one after the other, the last for ever. */
function answer(answers: Record<string, Answer | Answer[]>): void {
  const queues = new Map(Object.entries(answers).map(([path, list]) => [path, [list].flat()]));
  fakeRequests((request) => {
    sent.push(request);
    const queue = queues.get(request.url.split('?')[0] ?? '') ?? [];
    const next = queue.length > 1 ? queue.shift() : queue[0];
    if (!next) throw new Error(`unexpected request ${request.url}`);
    if (next instanceof Error) throw next;
    return next;
  });
}

const unreadPath = '/api/front/message/getUnReadMsg';
const jumpConfig = '/api/front/appVersionController/getJumpConfigJson';
const sentTo = (path: string) => sent.filter(({ url }) => url.split('?')[0] === path);

beforeEach(() => {
  session = new TestSession();
  sent = [];
});

describe('a call that fails', () => {
  it.each([
    ['request:fail timeout', 'TIMEOUT'],
    ['request:fail abort', 'ABORTED'],
    ['request:fail', 'NETWORK']
  ])('rejects "%s" as %s', async (errMsg, code) => {
    answer({ [unreadPath]: Object.assign(new Error(errMsg), { errMsg }) });
    await expect(call('GET /api/front/message/getUnReadMsg')).rejects.toMatchObject({ name: 'ApiError', code });
  });

  it('rejects every HTTP status other than 200', async () => {
    answer({ [unreadPath]: { statusCode: 502, data: null } });
    await expect(call('GET /api/front/message/getUnReadMsg')).rejects.toMatchObject({ code: 'BAD_STATUS' });
  });

  it('rejects an answer that is no envelope', async () => {
    answer({ [unreadPath]: { statusCode: 200, data: '<html>' } });
    await expect(call('GET /api/front/message/getUnReadMsg')).rejects.toMatchObject({ code: 'BAD_RESPONSE' });
  });

  it('logs a 500 and rejects it', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    answer({ [unreadPath]: failed(500) });
    await expect(call('GET /api/front/message/getUnReadMsg')).rejects.toMatchObject({ code: 'INTERNAL' });
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('carries the fields that the server refuses', async () => {
    answer({ [unreadPath]: failed(400, 'VALIDATION', { fields: { mobile: 'pattern' } }) });
    const error: unknown = await call('GET /api/front/message/getUnReadMsg').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect((error as ApiError).data?.fields).toEqual({ mobile: 'pattern' });
  });

  it('times out after 60 s and distinguishes a time-out from an abort', async () => {
    fakeRequests(() => new Promise(() => undefined));
    const late = expect(call('GET /api/front/message/getUnReadMsg')).rejects.toMatchObject({ code: 'TIMEOUT' });
    jest.advanceTimersByTime(networkTimeout);
    await late;

    const handle: { abort?: () => void } = {};
    const stopped = expect(call('GET /api/front/message/getUnReadMsg', undefined, { handle })).rejects.toMatchObject({
      code: 'ABORTED'
    });
    await whenIdle();
    expect(handle.abort).toBeDefined();
    handle.abort?.();
    await stopped;
  });
});

describe('an expired token', () => {
  it('ends the session once, however many calls fail together', async () => {
    session.currentToken = 'expired';
    answer({ [unreadPath]: failed(401, 'UNAUTHORIZED') });
    const calls = Array.from({ length: 10 }, () =>
      call('GET /api/front/message/getUnReadMsg').catch((error: ApiError) => error.code)
    );
    expect(await Promise.all(calls)).toEqual(Array(10).fill('UNAUTHORIZED'));
    expect(session.refusedTokens).toEqual(['expired']);
  });

  it('ends nothing when there was no token', async () => {
    answer({ [unreadPath]: failed(401, 'UNAUTHORIZED') });
    await expect(call('GET /api/front/message/getUnReadMsg')).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    expect(session.refusedTokens).toEqual([]);
  });

  it('ends nothing when another user has logged in meanwhile', async () => {
    session.currentToken = 'old';
    answer({ [unreadPath]: failed(401, 'UNAUTHORIZED') });
    const pending = call('GET /api/front/message/getUnReadMsg').catch(() => undefined);
    session.currentToken = 'new';
    await pending;
    expect(session.refusedTokens).toEqual([]);
  });
});

describe('headers and body', () => {
  it('sends what every call carries, and no Authorization without a token', async () => {
    answer({ [unreadPath]: ok(3) });
    expect(await call('GET /api/front/message/getUnReadMsg')).toBe(3);
    expect(sent[0]?.header).toEqual({
      Version: appVersion,
      Terminal: 'H5',
      reqEnabled: 'Y',
      secure: 'N',
      'Accept-Language': 'zh-Hans',
      'Cache-Control': 'no-cache'
    });
  });

  it('sends the token as a bearer, and reqEnabled N when requests are switched off', async () => {
    session.currentToken = 't1';
    session.enabled = false;
    answer({ [unreadPath]: ok(0) });
    await call('GET /api/front/message/getUnReadMsg');
    expect(sent[0]?.header).toMatchObject({ Authorization: 'Bearer t1', reqEnabled: 'N' });
  });

  it('sends the older headers with the older calls, and with no other', async () => {
    const hidden = '/api/front/encryptController/getAppTypeHiddenList';
    answer({ [hidden]: ok([]), [unreadPath]: ok(0) });
    await call('POST /api/front/encryptController/getAppTypeHiddenList');
    await call('GET /api/front/message/getUnReadMsg');
    expect(sent[0]?.header).toMatchObject({ Version: '3.2.0', Terminal: 'H5', systemCode: 'SYS_0001' });
    expect(sent[1]?.header).toMatchObject({ Version: appVersion, Terminal: 'H5' });
    expect(sent[1]?.header.systemCode).toBeUndefined();
  });

  it('are added to a request without `call`, and to no other host', async () => {
    session.currentToken = 't1';
    answer({ [unreadPath]: ok(0), 'https://tiles.example/1': { statusCode: 200, data: null } });
    await Taro.request({ url: unreadPath });
    await Taro.request({ url: 'https://tiles.example/1' });
    expect(sent[0]?.header).toMatchObject({ Version: appVersion, reqEnabled: 'Y', Authorization: 'Bearer t1' });
    expect(sent[1]?.header).toEqual({});
  });

  it('puts the input of a GET into the query, without what is undefined, and the one of a DELETE into a JSON body', async () => {
    const path = '/api/front/market/follow';
    answer({ '/api/front/news/list': ok({ items: [], nextCursor: null }), [path]: ok(null) });
    await call('GET /api/front/news/list', { varietyId: '八角&', cursor: undefined });
    await call('DELETE /api/front/market/follow', { lineId: 'l1' });
    expect(sent[0]?.url).toBe(`/api/front/news/list?varietyId=${encodeURIComponent('八角&')}`);
    expect(sent[1]).toMatchObject({ url: path, method: 'DELETE', data: { lineId: 'l1' } });
  });

  it('puts the input of a marked POST into the query', async () => {
    answer({ '/api/front/invite/setInvitationCode': ok(null) });
    await call('POST /api/front/invite/setInvitationCode', { inviterCode: 'AB12' }, { inQuery: true });
    expect(sent[0]?.url).toBe('/api/front/invite/setInvitationCode?inviterCode=AB12');
  });
});

describe('a secure call', () => {
  const config = { version: 1, actions: {} };
  const secureCall = () => call('POST /api/front/appVersionController/getJumpConfigJson', undefined, { secure: true });

  it('fetches the public key once, however many calls wait for it, and encrypts each body', async () => {
    answer({ [keyPath]: ok({ publicKey: keys.publicKey }), [jumpConfig]: ok(config) });
    await Promise.all([secureCall(), secureCall(), secureCall()]);
    expect(sentTo(keyPath)).toHaveLength(1);
    expect(session.key).toBe(keys.publicKey);
    const decrypted = sentTo(jumpConfig).map(({ data }) =>
      decryptSecureBody(data as { data: string; ciphertext: string }, keys.privateKey)
    );
    expect(decrypted.map(({ input }) => input)).toEqual([{}, {}, {}]);
    expect(decrypted[0]).toMatchObject({ iv: 'xiangshi-aes-iv1', key: expect.stringMatching(/^[\w-]{16}$/) as string });
    expect(sentTo(jumpConfig)[0]?.header.secure).toBe('Y');
  });

  it('fetches a new key after 55000 and sends again, once', async () => {
    session.key = keys.publicKey;
    answer({ [keyPath]: ok({ publicKey: laterKeys.publicKey }), [jumpConfig]: [failed(55000, 'CIPHER'), ok(config)] });
    expect(await secureCall()).toEqual(config);
    expect(sentTo(keyPath)).toHaveLength(1);
    const again = sentTo(jumpConfig)[1]?.data as { data: string; ciphertext: string };
    expect(decryptSecureBody(again, laterKeys.privateKey).input).toEqual({});
  });

  it('gives up after the second 55000', async () => {
    session.key = keys.publicKey;
    answer({ [keyPath]: ok({ publicKey: laterKeys.publicKey }), [jumpConfig]: failed(55000, 'CIPHER') });
    await expect(secureCall()).rejects.toMatchObject({ code: 'CIPHER' });
    expect(sentTo(jumpConfig)).toHaveLength(2);
  });

  it('carries the token that it was made with, though the session ends right after', async () => {
    session.currentToken = 't1';
    answer({ [keyPath]: ok({ publicKey: keys.publicKey }), '/api/member/user/logout': ok(null) });
    const logout = call('POST /api/member/user/logout', undefined, { secure: true });
    session.currentToken = '';
    await logout;
    expect(sentTo('/api/member/user/logout')[0]?.header.Authorization).toBe('Bearer t1');
  });

  it('keeps the key that it has when the answer is a refusal', async () => {
    session.key = keys.publicKey;
    answer({ [keyPath]: failed(429, 'RATE_LIMITED'), [jumpConfig]: failed(55000, 'CIPHER') });
    await expect(secureCall()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect(session.key).toBe(keys.publicKey);
  });

  it('uses the built-in key when the server sends none', async () => {
    answer({ [keyPath]: ok({}), [jumpConfig]: ok(config) });
    await secureCall();
    expect(session.key).toContain('BEGIN PUBLIC KEY');
  });

  it('decrypts an answer that is flagged, with the key of its own request', async () => {
    session.key = keys.publicKey;
    fakeRequests(({ data }) => {
      const { key } = decryptSecureBody(data as { data: string; ciphertext: string }, keys.privateKey);
      const answered = { code: 200, msg: '', data: encrypt(JSON.stringify(config), key), encrypt: true };
      return { statusCode: 200, data: answered };
    });
    expect(await secureCall()).toEqual(config);
  });

  it('rejects an answer that it cannot decrypt', async () => {
    session.key = keys.publicKey;
    answer({ [jumpConfig]: { statusCode: 200, data: { code: 200, msg: '', data: 'AAAA', encrypt: true } } });
    await expect(secureCall()).rejects.toMatchObject({ code: 'BAD_RESPONSE' });
  });
});

describe('a call whose path holds a name', () => {
  it('is refused without a value for it, before anything is sent', async () => {
    answer({});
    await expect(call('POST /api/front/message/setRead/{id}', { id: '' })).rejects.toThrow('no id');
    expect(sent).toEqual([]);
  });

  it('carries the value in the path, encoded, and not in the body', async () => {
    answer({ '/api/front/message/setRead/a%2Fb%3F%24%26': ok(null) });
    await call('POST /api/front/message/setRead/{id}', { id: 'a/b?$&' });
    expect(sent[0]?.data).toEqual({});
  });
});
