import type { PermissionDenial } from '@/platform/permissionDenial/types';
import { consent } from '@/stores/consent';
import { settings } from '@/stores/settings';
import { overlays } from '@/ui/overlays';
import { explainDenial } from './explainDenial';

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(() => {
  consent.setAuthorised('camera', true);
  consent.setAuthorised('storage', true);
});

/** Returns the dialog about a refusal, and the result of confirming it. */
async function explain(refusal: PermissionDenial) {
  const explained = explainDenial(refusal);
  const { dialog } = overlays;
  overlays.close({ confirm: true });
  return { options: dialog?.kind === 'modal' ? dialog.options : undefined, confirmed: await explained };
}

describe('the explanation of a refusal', () => {
  it('offers the settings for a permission, and has its purpose said again before the next use', async () => {
    const { options, confirmed } = await explain({ kind: 'permission', what: 'photos' });
    expect([options?.confirmText, confirmed]).toEqual(['去设置', true]);
    expect([consent.cameraAuthorised, consent.storageAuthorised]).toEqual([false, true]);
    await explain({ kind: 'permission', what: 'album' });
    expect(consent.storageAuthorised).toBe(false);
  });

  it('leaves the purposes of camera and album alone for other features', async () => {
    await explain({ kind: 'permission', what: 'position' });
    expect([consent.cameraAuthorised, consent.storageAuthorised]).toEqual([true, true]);
  });

  it('is a notice with the other way while WeChat asks for no privacy guide', async () => {
    const { options } = await explain({ kind: 'privacy', what: 'clipboard', text: '覃秀兰' });
    expect(options).toMatchObject({ isNotice: true, title: '还没有同意隐私保护指引' });
    expect(options?.text).toContain('内容在这里：覃秀兰');
  });
});
