import type { App } from './App';

interface FileContent {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/**
 * Chooses a file, and agrees to the explanation of the purpose that precedes the first one.
 * @param openPicker presses what opens the file picker
 * @param file its content, or its path: Playwright sends the content through the browser's protocol, at about 1 MB/s
 */
export async function chooseFile(app: App, openPicker: () => Promise<void>, file: FileContent | string): Promise<void> {
  const chooser = app.page.waitForEvent('filechooser');
  await openPicker();
  const agree = app.page.getByRole('alertdialog', { name: '使用相机或相册' }).getByRole('button', { name: '去选择' });
  const isExplained = agree.waitFor().then(
    () => true,
    () => false
  );
  if ((await Promise.race([chooser, isExplained])) === true) await agree.click();
  await (await chooser).setFiles(file);
}
