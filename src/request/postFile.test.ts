import { appVersion } from '@/lib/version';
import { registerFile } from '@/platform/h5/objectUrls';
import { fakeRequests, type SentRequest } from '@/testing/fakeRequests';
import { fakeUploads, type SentUpload } from '@/testing/fakeUploads';
import { TestSession } from '@/testing/testSession';
import { whenIdle } from '@/testing/whenIdle';
import { call } from './call';
import { networkTimeout } from './enforceTimeout';
import type { AbortHandle } from './request.types';
import { uploadImage } from './upload';

let session: TestSession;
let sent: SentUpload[];

const ok = (data: unknown) => ({ statusCode: 200, data: { code: 200, msg: '', data } });
const failed = (code: number, error?: string, more = {}) => ({
  statusCode: 200,
  data: { code, msg: 'no', data: error ? { error, ...more } : null }
});
const answer = (answered: Parameters<typeof fakeUploads>[0] extends (sent: SentUpload) => infer A ? A : never) =>
  fakeUploads((upload) => {
    sent.push(upload);
    return answered;
  });
const upload = (handle: AbortHandle = {}) => uploadImage(path, { onProgress: () => undefined, handle });
let path: string;

beforeEach(() => {
  URL.createObjectURL = () => 'blob:1';
  session = new TestSession();
  sent = [];
  ({ path } = registerFile(new Blob(['picture'], { type: 'image/jpeg' })));
});

describe('an upload', () => {
  it('carries the headers of every other call', async () => {
    session.currentToken = 't1';
    session.enabled = false;
    let calls: SentRequest[] = [];
    fakeRequests((request) => {
      calls = [...calls, request];
      return ok(null);
    });
    answer(ok({ url: '/uploads/1.jpg' }));
    await call('POST /api/front/upload/parts/{id}/finish', { id: 'u1' });
    expect(await upload()).toEqual({ url: '/uploads/1.jpg' });
    const { 'Content-Type': _type, ...headers } = calls[0]?.header ?? {};
    expect(sent[0]?.header).toEqual(headers);
    expect(sent[0]?.header).toMatchObject({ Authorization: 'Bearer t1', reqEnabled: 'N', Version: appVersion });
  });

  it('reports its progress in per cent', async () => {
    const progress: number[] = [];
    answer(ok({ url: '/uploads/1.jpg' }));
    await uploadImage(path, { onProgress: (percent) => progress.push(percent), handle: {} });
    expect(progress).toEqual([50]);
  });

  it('ends the session once when its token has expired, however many fail together', async () => {
    session.currentToken = 'expired upload';
    answer(failed(401, 'UNAUTHORIZED'));
    const codes = await Promise.all([1, 2, 3].map(() => upload().catch(({ code }: { code: string }) => code)));
    expect(codes).toEqual(['UNAUTHORIZED', 'UNAUTHORIZED', 'UNAUTHORIZED']);
    expect(session.refusedTokens).toEqual(['expired upload']);
  });

  it.each([
    [{ statusCode: 502, data: null }, 'BAD_STATUS'],
    [{ statusCode: 503, data: null }, 'UNAVAILABLE'],
    [{ statusCode: 200, data: '<html>' }, 'BAD_RESPONSE'],
    [failed(429), 'RATE_LIMITED'],
    [failed(400, 'FILE_TYPE'), 'FILE_TYPE'],
    ['unreachable', 'NETWORK']
  ] as const)('answered with %j rejects as %s', async (answered, code) => {
    answer(answered);
    await expect(upload()).rejects.toMatchObject({ name: 'ApiError', code });
  });

  it('names the field that the server rejects', async () => {
    answer(failed(400, 'VALIDATION', { fields: { file: 'length' } }));
    await expect(upload()).rejects.toMatchObject({ data: { fields: { file: 'length' } } });
  });

  it('times out after 60 s', async () => {
    answer('never');
    const late = expect(upload()).rejects.toMatchObject({ code: 'TIMEOUT' });
    await jest.advanceTimersByTimeAsync(networkTimeout - 1);
    await jest.advanceTimersByTimeAsync(1);
    await late;
  });

  it('rejects as ABORTED when its handle is aborted', async () => {
    answer('never');
    const handle: AbortHandle = {};
    const stopped = expect(upload(handle)).rejects.toMatchObject({ code: 'ABORTED' });
    await whenIdle();
    expect(handle.abort).toBeDefined();
    handle.abort?.();
    await stopped;
    expect(handle.abort).toBeUndefined();
  });
});
