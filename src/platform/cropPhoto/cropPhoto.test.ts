import { act } from 'react-dom/test-utils';
import { settings } from '@/stores/settings';
import { buildFeed } from '@/testing/buildFeed';
import { fakeApi } from '@/testing/fakeApi';
import { fakeCamera } from '@/testing/fakeCamera';
import { type OpenedPage, openPage } from '@/testing/openPage';
import { fileAtUrl, registerFile } from '../h5/objectUrls';
import messages from './cropper/locale/zh-Hans';
import { cropPhoto } from './index';

fakeApi({
  'GET /api/front/home/feed': buildFeed({ flashes: [] }),
  'GET /api/front/news/list': { items: [], nextCursor: null }
});
const camera = fakeCamera();
let home: OpenedPage;
const drawn: Record<string, unknown[]> = {};
const context = new Proxy<Record<string, unknown>>(
  {},
  {
    get:
      (_, name: string) =>
      (...given: unknown[]) =>
        void (drawn[name] = given),
    set: () => true
  }
);
const square = new Blob(['square'], { type: 'image/jpeg' });
const stage = () => document.querySelector<HTMLElement>('[role="application"]');
const press = (key: string) =>
  act(() => void stage()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));

const tap = (text: string) => {
  camera.tap(text);
  return home.settle();
};

/** Starts to crop a photo of 4000 × 2000, and waits for the dialog. */
async function begin() {
  const photo = registerFile(new Blob(['photo']));
  const cut = cropPhoto(photo);
  await home.settle();
  return { photo, cut };
}

beforeAll(async () => {
  settings.setLanguage('zh-Hans');
  home = await openPage('/pages/index/index');
  let kept = 0;
  URL.createObjectURL = () => `blob:${(kept += 1)}`;
  Object.defineProperties(HTMLImageElement.prototype, {
    naturalWidth: { value: 4000 },
    naturalHeight: { value: 2000 }
  });
});
beforeEach(() => {
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  HTMLCanvasElement.prototype.getContext = () => context as never;
  HTMLCanvasElement.prototype.toBlob = (take) => take(square);
});

describe('cropping a picture', () => {
  it('is left to the server where this browser cannot decode the picture', async () => {
    HTMLImageElement.prototype.decode = () => Promise.reject(new Error('no picture'));
    const { photo, cut } = await begin();
    expect(await cut).toBe(photo);
    expect([camera.dialog(), fileAtUrl(photo.path)]).toEqual([null, expect.any(Blob)]);
  });

  it('returns nothing after a cancellation, and keeps nothing', async () => {
    const { photo, cut } = await begin();
    expect(camera.has(messages.title)).toBe(true);
    await tap('关闭');
    expect([await cut, camera.dialog(), fileAtUrl(photo.path)]).toEqual([null, null, undefined]);
  });

  it('rejects with a reason where this browser cannot draw', async () => {
    HTMLCanvasElement.prototype.getContext = () => null;
    const { cut } = await begin();
    const refused = expect(cut).rejects.toThrow('draws no pictures');
    await tap(messages.use);
    await refused;
    expect(camera.dialog()).toBeNull();
  });

  it('starts in the middle, and returns the square instead of the photo', async () => {
    const { photo, cut } = await begin();
    await tap(messages.use);
    const answer = await cut;
    expect([answer?.bytes, fileAtUrl(answer?.path ?? ''), fileAtUrl(photo.path)]).toEqual([
      square.size,
      square,
      undefined
    ]);
    expect([drawn.translate, drawn.rotate, drawn.drawImage?.slice(1)]).toEqual([
      [480, 480],
      [0],
      [-960, -480, 1920, 960]
    ]);
  });

  it('follows the keys and the slider, and rotates', async () => {
    const { cut } = await begin();
    for (let step = 0; step < 20; step += 1) press('ArrowRight');
    press('ArrowDown');
    await tap(messages.turn);
    await tap(messages.use);
    await cut;
    // Half a frame to the right, which the rotation makes half a frame down; there was no room below.
    expect([drawn.translate, drawn.rotate]).toEqual([[480, 960], [Math.PI / 2]]);
    expect(drawn.drawImage?.slice(1)).toEqual([-960, -480, 1920, 960]);
  });

  it('returns no more pixels than the zoomed picture has', async () => {
    const { cut } = await begin();
    for (let step = 0; step < 40; step += 1) press('+');
    await tap(messages.use);
    await cut;
    // 500 of its pixels are in the frame.
    expect([drawn.fillRect, drawn.drawImage?.slice(1)]).toEqual([
      [0, 0, 500, 500],
      [-2000, -1000, 4000, 2000]
    ]);
  });
});
