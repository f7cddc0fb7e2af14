import { ApiError } from '@/lib/ApiError';
import type { PickedFile } from '@/platform/filePicker/types';
import type { UploadOptions } from '@/request/postFile';
import { buildApiError } from '@/testing/buildApiError';
import { whenIdle } from '@/testing/whenIdle';
import { UploadsStore } from './Uploads.store';

interface Upload extends UploadOptions {
  path: string;
  arrive(url: string): Promise<void>;
  fail(error: Error): Promise<void>;
}

const photo = (name: string, bytes = 1000): PickedFile => ({ path: `tmp/${name}.jpg`, bytes });

describe('UploadsStore', () => {
  let chosen: PickedFile[];
  let asked: number[];
  let uploads: Upload[];
  let released: string[];
  let store: UploadsStore;

  beforeEach(() => {
    chosen = [];
    [asked, uploads, released] = [[], [], []];
    store = new UploadsStore(
      {
        pickFiles: (most) => {
          asked.push(most);
          return Promise.resolve(chosen);
        },
        uploadFile: (path, options) =>
          new Promise((resolve, reject) => {
            uploads.push({
              path,
              ...options,
              arrive: (url) => (resolve({ url }), whenIdle()),
              fail: (error) => (reject(error), whenIdle())
            });
          }),
        releaseFile: (path) => released.push(path)
      },
      3
    );
  });

  const add = async (...photos: PickedFile[]) => {
    chosen = photos;
    await store.add();
  };

  it('detects a duplicate of an earlier file until that file is removed', async () => {
    await add(photo('a', 4321), photo('b', 1234), photo('again', 4321));
    const [first, , last] = store.items;
    expect([...store.duplicates]).toEqual([last?.key]);
    store.remove(first?.key ?? 0);
    expect(store.duplicates.size).toBe(0);
  });

  it('adds nothing when the user cancels the file dialog', async () => {
    await add();
    expect([store.items, store.urls, uploads]).toEqual([[], [], []]);
    expect(await store.settle()).toBe(true);
  });

  it('never holds more than the maximum, even with two dialogs open', async () => {
    chosen = [photo('a'), photo('b')];
    await Promise.all([store.add(), store.add()]);
    expect(store.items.map(({ path }) => path)).toEqual(['tmp/a.jpg', 'tmp/b.jpg', 'tmp/a.jpg']);
    expect(asked).toEqual([3, 3]);
  });

  it('marks an oversized file and does not upload it', async () => {
    await add(photo('a', 5 * 1024 * 1024 + 1), photo('b', 5 * 1024 * 1024));
    expect(store.problem).toBe('size');
    expect(uploads.map(({ path }) => path)).toEqual(['tmp/b.jpg']);
  });

  it.each([
    ['FILE_TYPE', 'type'],
    ['FILE_TOO_LARGE', 'size'],
    ['NETWORK', 'failed']
  ] as const)('marks a file that fails with %s until it is removed', async (code, problem) => {
    await add(photo('a'), photo('b'));
    await uploads[1]?.arrive('/uploads/b.jpg');
    await uploads[0]?.fail(buildApiError(code));
    expect([store.problem, await store.settle()]).toEqual([problem, false]);
    store.remove(store.items[0]?.key ?? 0);
    expect([store.problem, store.urls, await store.settle()]).toEqual([undefined, ['/uploads/b.jpg'], true]);
  });

  it('marks a video that is too long, whether the device or the server detects it', async () => {
    const limited = new UploadsStore(
      {
        pickFiles: () => Promise.resolve([{ ...photo('a'), seconds: 61 }]),
        uploadFile: () => Promise.reject(new Error('was sent')),
        releaseFile: () => undefined,
        validate: ({ seconds = 0 }) => (seconds > 60 ? 'length' : undefined)
      },
      1
    );
    await limited.add();
    expect(limited.problem).toBe('length');
    await add(photo('a'));
    await uploads[0]?.fail(new ApiError('VALIDATION', '', { error: 'VALIDATION', fields: { file: 'length' } }));
    expect(store.problem).toBe('length');
  });

  it('marks a file that may not be public, and stays invalid until it is removed', async () => {
    store.restore(['/uploads/a.jpg', '/uploads/b.jpg'], (url) => url);
    store.markRejected(1);
    expect([store.items.map(({ problem }) => problem), await store.settle()]).toEqual([[undefined, 'unfit'], false]);
    store.remove(store.items[1]?.key ?? 0);
    expect([store.urls, await store.settle()]).toEqual([['/uploads/a.jpg'], true]);
  });

  it('retries a failed upload only after a connection error', async () => {
    await add(photo('a'), photo('b'));
    const [first, second] = store.items;
    await uploads[0]?.fail(buildApiError('TIMEOUT'));
    await uploads[1]?.fail(buildApiError('FILE_TYPE'));
    store.retry(first?.key ?? 0);
    store.retry(second?.key ?? 0);
    expect(uploads.map(({ path }) => path)).toEqual(['tmp/a.jpg', 'tmp/b.jpg', 'tmp/a.jpg']);
    uploads[2]?.onProgress(40);
    expect([first?.percent, store.isUploading]).toEqual([40, true]);
  });

  it('keeps the chosen order whichever upload finishes first', async () => {
    await add(photo('a'), photo('b'));
    await uploads[1]?.arrive('/uploads/b.jpg');
    await uploads[0]?.arrive('/uploads/a.jpg');
    expect(store.urls).toEqual(['/uploads/a.jpg', '/uploads/b.jpg']);
  });

  it('returns the URLs in the changed order', async () => {
    await add(photo('a'), photo('b'), photo('c'));
    for (const upload of uploads) await upload.arrive(upload.path);
    store.move(2, 0);
    store.move(1, 2);
    store.move(7, 0);
    expect(store.urls).toEqual(['tmp/c.jpg', 'tmp/b.jpg', 'tmp/a.jpg']);
  });

  it('shows restored files without an address once they are loaded', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    store.restoreLoaded(['a', 'b'], (id) =>
      id === 'a' ? Promise.resolve('data:image/jpeg;base64,a') : Promise.reject(new Error('down'))
    );
    expect(store.items.map(({ path }) => path)).toEqual(['', '']);
    await whenIdle();
    expect(store.items.map(({ path, url }) => [url, path])).toEqual([
      ['a', 'data:image/jpeg;base64,a'],
      ['b', '']
    ]);
    expect([store.urls, await store.settle()]).toEqual([['a', 'b'], true]);
  });

  it('releases a restored file that loads after its removal', async () => {
    store.restoreLoaded(['a'], () => Promise.resolve('usr/a.jpg'));
    store.remove(store.items[0]?.key ?? 0);
    await whenIdle();
    expect(released).toContain('usr/a.jpg');
  });

  it('aborts the upload and releases the file on removal and on dispose', async () => {
    await add(photo('a'), photo('b'));
    const aborted: string[] = [];
    for (const { handle, path } of uploads) handle.abort = () => aborted.push(path);
    store.remove(store.items[0]?.key ?? 0);
    expect([aborted, released]).toEqual([['tmp/a.jpg'], ['tmp/a.jpg']]);
    store.dispose();
    expect([aborted, released]).toEqual([
      ['tmp/a.jpg', 'tmp/b.jpg'],
      ['tmp/a.jpg', 'tmp/b.jpg']
    ]);
  });
});
