import { expect } from '@playwright/test';
import sharp from 'sharp';
import type { App } from './App';

/** Returns a picture as a phone takes it. */
const photo = async () => ({
  name: 'photo.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 320, height: 200, channels: 3, background: '#ccd' } })
    .jpeg()
    .toBuffer()
});

/** Chooses a picture for the field whose button has this name, and waits until it has been uploaded. */
export async function choosePhoto(app: App, button: string): Promise<void> {
  const chooser = app.page.waitForEvent('filechooser');
  await app.button(button).click();
  // The purpose is explained before the first upload.
  const purpose = app.page.getByRole('alertdialog', { name: '使用相机或相册' });
  void purpose
    .getByRole('button', { name: '去选择' })
    .click({ timeout: 10_000 })
    .catch(() => undefined);
  await (await chooser).setFiles(await photo());
  await expect(app.top.getByText(/^\d+%$/)).toHaveCount(0);
}
