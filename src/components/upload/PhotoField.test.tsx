import { act } from 'react-dom/test-utils';
import type { UploadOptions } from '@/request/postFile';
import { consent } from '@/stores/consent';
import { settings } from '@/stores/settings';
import { buildApiError } from '@/testing/buildApiError';
import { fakeApi } from '@/testing/fakeApi';
import { renderComponent } from '@/testing/renderComponent';
import messages from './locale/zh-Hans';
import { PhotoField } from './PhotoField';
import { UploadsStore } from './Uploads.store';

interface Upload extends UploadOptions {
  path: string;
  arrive(url: string): void;
  fail(error: Error): void;
}

let uploads: Upload[];
let store: UploadsStore;
let page: Awaited<ReturnType<typeof renderComponent>>;

fakeApi();

async function renderField(shared?: string[]): Promise<void> {
  page = await renderComponent(
    <PhotoField store={store} label="实拍照片" hint="首图作封面" isOrdered sharedUrls={shared} />
  );
}

async function pickPhoto(): Promise<void> {
  await page.tap(`实拍照片 ${messages.source}`);
  await page.settle();
}

async function actAndSettle(change: () => void): Promise<void> {
  act(change);
  await page.settle();
  await page.settle();
}

const paths = () => store.items.map(({ path }) => path);
const hasText = (text: string) => page.root().textContent?.includes(text) ?? false;

beforeEach(() => {
  settings.setLanguage('zh-Hans');
  uploads = [];
  store = new UploadsStore(
    {
      pickFiles: () => Promise.resolve([{ path: `photo-${uploads.length + 1}.jpg`, bytes: 1000 }]),
      uploadFile: (path, options) =>
        new Promise((resolve, reject) => {
          uploads.push({ path, ...options, arrive: (url) => resolve({ url }), fail: reject });
        }),
      releaseFile: () => undefined
    },
    9
  );
});
afterEach(() => page.close());

describe('PhotoField', () => {
  it('marks a photo whose upload failed, and retries on tap', async () => {
    await renderField();
    await pickPhoto();
    await actAndSettle(() => uploads[0]?.fail(buildApiError('NETWORK')));
    expect([hasText(messages.strips.failed), page.has(messages.problems.failed)]).toEqual([true, true]);
    await page.tap(messages.retryLabel(1));
    expect([uploads.length, hasText(messages.strips.failed)]).toEqual([2, false]);
    await actAndSettle(() => uploads[1]?.arrive('/uploads/a.jpg'));
    expect(store.urls).toEqual(['/uploads/a.jpg']);
    expect(page.has('首图作封面')).toBe(true);
  });

  it('shows the reason on a photo that is rejected for good', async () => {
    await renderField();
    await pickPhoto();
    await actAndSettle(() => uploads[0]?.fail(buildApiError('FILE_TYPE')));
    expect([hasText(messages.strips.type), page.has(messages.problems.type)]).toEqual([true, true]);
  });

  it('explains the use of camera and album until the user confirms', async () => {
    consent.setAuthorised('camera', false);
    page = await renderComponent(<PhotoField store={store} label="实拍照片" purpose="给审核看" />);
    await pickPhoto();
    await page.waitFor('给审核看');
    await page.tap('取消');
    expect(store.items).toHaveLength(0);
    await pickPhoto();
    await page.tap(messages.choose);
    await page.settle();
    expect([store.items.length, consent.cameraAuthorised]).toEqual([1, true]);
    await pickPhoto();
    expect(store.items).toHaveLength(2);
  });

  it('cancels a pending upload', async () => {
    await renderField();
    await pickPhoto();
    const abort = jest.fn();
    const [upload] = uploads;
    if (upload) upload.handle.abort = abort;
    act(() => upload?.onProgress(40));
    expect(hasText('40%')).toBe(true);
    await page.tap(messages.cancel(1));
    expect([abort.mock.calls.length, paths()]).toEqual([1, []]);
  });

  it('reorders photos with the arrow keys, and makes the first one the cover', async () => {
    await renderField();
    await pickPhoto();
    await pickPhoto();
    await actAndSettle(() => uploads.forEach(({ path, arrive }) => arrive(path)));
    const second = page.find(messages.photo(2));
    act(() => void second.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true })));
    expect(paths()).toEqual(['photo-2.jpg', 'photo-1.jpg']);
    expect(page.find(messages.photo(1)).textContent).toContain(messages.cover);
  });

  it('marks photos that another user also shows', async () => {
    store.restore(['/uploads/own.jpg', '/uploads/taken.jpg'], (url) => url);
    await renderField(['/uploads/taken.jpg']);
    expect(page.has(messages.shared(1))).toBe(true);
    expect(page.find(messages.photo(2)).textContent).toContain(messages.sharedStrip);
    await page.tap(messages.remove(2));
    expect(page.has('首图作封面')).toBe(true);
  });
});
