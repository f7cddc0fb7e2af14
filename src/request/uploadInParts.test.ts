import { PART_BYTES } from '@rules/uploadParts';
import { registerFile } from '@/platform/h5/objectUrls';
import { connectUser } from '@/testing/connectUser';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { fakeUploads } from '@/testing/fakeUploads';
import { uploadVideo } from './upload';

/** A request that the browser was asked to send, with its result. */
interface SentForm {
  index: string;
  bytes: number;
}
let forms: SentForm[];
/** Result of the next form; the others arrive. */
let failAt: string | undefined;
let id = 0;
let received: number[];

const video = { id: 'v1', url: '/uploads/v1.mp4', seconds: 9, bytes: 2 * PART_BYTES + 10 };
const api = fakeApi();
const called = () => api.calls.map(({ name }) => name.split('/').at(-1));
const file = (bytes: number) => registerFile(new Blob([new Uint8Array(bytes)], { type: 'video/mp4' })).path;

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  URL.createObjectURL = () => `blob:${(id += 1)}`;
  fakeUploads(({ url, file: part }) => {
    const index = new URL(url, 'http://localhost').searchParams.get('index') ?? 'whole';
    forms.push({ index, bytes: part.size });
    if (index === failAt) {
      failAt = undefined;
      return 'unreachable';
    }
    received.push(Number(index));
    const data = index === 'whole' ? { id: 'v', url: '/uploads/v.mp4', seconds: 1, bytes: 1 } : { id, received };
    return { statusCode: 200, data: { code: 200, msg: '', data } };
  });
  connectUser();
  forms = [];
  received = [];
  api.calls.length = 0;
  api.on({
    'POST /api/front/upload/parts/begin': () => ({ id: `u${id}`, received: [] }),
    'GET /api/front/upload/parts/{id}': () => ({ id: `u${id}`, received }),
    'POST /api/front/upload/parts/{id}/finish': { video, document: null }
  });
});

describe('a large video', () => {
  it('is sent in parts of 4 MB, and says how far it is', async () => {
    const progress: number[] = [];
    const path = file(2 * PART_BYTES + 10);
    expect(await uploadVideo(path, { onProgress: (percent) => progress.push(percent), handle: {} })).toEqual(video);
    expect(forms).toEqual([
      { index: '0', bytes: PART_BYTES },
      { index: '1', bytes: PART_BYTES },
      { index: '2', bytes: 10 }
    ]);
    expect(progress).toEqual([24, 49, 74, 99, 99, 100]);
    expect(called()).toEqual(['begin', 'finish']);
  });

  it('goes on where it was cut, and sends nothing twice', async () => {
    const path = file(2 * PART_BYTES + 10);
    failAt = '1';
    await expect(uploadVideo(path, { onProgress: () => undefined, handle: {} })).rejects.toMatchObject({
      code: 'NETWORK'
    });
    forms = [];
    expect(await uploadVideo(path, { onProgress: () => undefined, handle: {} })).toEqual(video);
    expect(forms.map(({ index }) => index)).toEqual(['1', '2']);
    expect(called().filter((name) => name === 'begin')).toHaveLength(1);
  });

  it.each(['BUSY', 'UNAVAILABLE', 'INTERNAL', 'RATE_LIMITED', 'CONFLICT'] as const)(
    'is not sent again when it could not be finished because of %s, which keeps its parts',
    async (error) => {
      const path = file(PART_BYTES + 10);
      let isFailing = true;
      api.on({
        'POST /api/front/upload/parts/{id}/finish': () => {
          if (isFailing) throw new FakeError(error);
          return { video, document: null };
        }
      });
      await expect(uploadVideo(path, { onProgress: () => undefined, handle: {} })).rejects.toMatchObject({
        code: error
      });
      isFailing = false;
      forms = [];
      expect(await uploadVideo(path, { onProgress: () => undefined, handle: {} })).toEqual(video);
      expect(forms).toEqual([]);
    }
  );

  it.each(['FILE_TYPE', 'FILE_TOO_LARGE', 'VALIDATION'] as const)(
    'is sent again after a refusal for %s, which removes it',
    async (error) => {
      const path = file(PART_BYTES + 10);
      api.on({
        'POST /api/front/upload/parts/{id}/finish': () => {
          throw new FakeError(error);
        }
      });
      await expect(uploadVideo(path, { onProgress: () => undefined, handle: {} })).rejects.toBeDefined();
      await expect(uploadVideo(path, { onProgress: () => undefined, handle: {} })).rejects.toBeDefined();
      expect(called().filter((name) => name === 'begin')).toHaveLength(2);
    }
  );

  it('starts again when the server has purged it', async () => {
    const path = file(PART_BYTES + 10);
    failAt = '1';
    await expect(uploadVideo(path, { onProgress: () => undefined, handle: {} })).rejects.toBeDefined();
    forms = [];
    api.on({
      'GET /api/front/upload/parts/{id}': () => {
        throw new FakeError('NOT_FOUND');
      }
    });
    await uploadVideo(path, { onProgress: () => undefined, handle: {} });
    expect(forms.map(({ index }) => index)).toEqual(['0', '1']);
  });

  it('is stopped between two parts as well', async () => {
    const handle: { abort?: () => void } = {};
    const path = file(2 * PART_BYTES + 10);
    const onProgress = (percent: number) => percent === 49 && handle.abort?.();
    await expect(
      uploadVideo(path, { onProgress: (percent) => void onProgress(percent), handle })
    ).rejects.toMatchObject({
      code: 'ABORTED'
    });
    expect(forms.map(({ index }) => index)).toEqual(['0']);
  });

  it('goes as a whole where it is small', async () => {
    await uploadVideo(file(PART_BYTES), { onProgress: () => undefined, handle: {} });
    expect(forms).toEqual([{ index: 'whole', bytes: PART_BYTES }]);
    expect(called()).toEqual([]);
  });
});
