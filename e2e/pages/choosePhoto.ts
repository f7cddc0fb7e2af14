import { expect } from '@playwright/test';
import sharp from 'sharp';
import type { App } from './App';
import { chooseFile } from './chooseFile';

/** Returns a picture as a phone takes it. */
const photo = async () => ({
  name: 'photo.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 320, height: 200, channels: 3, background: '#ccd' } })
    .jpeg()
    .toBuffer()
});

/** Chooses a picture for the field whose button has this name, and waits until it has been uploaded. */
export async function choosePhoto(app: App, button: string | RegExp): Promise<void> {
  await chooseFile(app, () => app.button(button).click(), await photo());
  await expect(app.top.getByText(/^\d+%$/)).toHaveCount(0);
}
