import { savePicture, willAskForAlbum } from '@/platform/picture';
import { consent } from '@/stores/consent';
import { settings } from '@/stores/settings';
import { whenIdle } from '@/testing/whenIdle';
import { overlays } from '@/ui/overlays';
import chinese from './poster/locale/zh-Hans';
import { saveToAlbum } from './saveToAlbum';

// Browsers save without asking for an album.
jest.mock('@/platform/picture', () => ({
  ...jest.requireActual<object>('@/platform/picture'),
  savePicture: jest.fn(),
  willAskForAlbum: jest.fn()
}));
const save = jest.mocked(savePicture);

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(() => {
  consent.setAuthorised('storage', false);
  jest.mocked(willAskForAlbum).mockResolvedValue(true);
  save.mockReset().mockResolvedValue('saved');
});

/** Saves a poster and answers the question about the album; returns its text, undefined without a question. */
async function saveAndAnswer(confirm: boolean): Promise<string | undefined> {
  const before = save.mock.calls.length;
  const saved = saveToAlbum(() => Promise.resolve('data:image/png;base64,'), '海报', chinese);
  await whenIdle();
  const { dialog } = overlays;
  const text = dialog?.kind === 'modal' ? dialog.options.text : undefined;
  expect(save.mock.calls.length - before).toBe(text === undefined ? 1 : 0);
  overlays.close({ confirm });
  await saved;
  return text;
}

describe('saving a picture', () => {
  it('[compliance 3] says what the album is for before the system asks, and saves nothing when the user declines', async () => {
    expect(await saveAndAnswer(false)).toBe(chinese.albumPurpose);
    expect(save).not.toHaveBeenCalled();
    expect(await saveAndAnswer(true)).toBe(chinese.albumPurpose);
    expect([save.mock.calls.length, overlays.shownToast?.text]).toEqual([1, chinese.saved]);
  });

  it('[compliance 3] says it once, and again after the album was refused', async () => {
    await saveAndAnswer(true);
    save.mockReset().mockResolvedValue('cancelled');
    expect(await saveAndAnswer(true)).toBeUndefined();
    expect(await saveAndAnswer(true)).toBe(chinese.albumPurpose);
  });
});
