import { readFileSync } from 'node:fs';
import type { App } from './App';

/** Exports all people of the open card holder in this format, and returns the text of the file that the browser saves. */
export async function exportPeople(app: App, format: string): Promise<string> {
  await app.button('更多').click();
  await app.page.getByRole('menuitem', { name: '导出' }).click();
  await app.page.getByRole('menuitem', { name: format }).click();
  const download = app.page.waitForEvent('download');
  await app.page.getByRole('menuitem', { name: '保存到这台设备' }).click();
  return readFileSync(await (await download).path(), 'utf8');
}
