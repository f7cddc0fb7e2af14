import type { App } from '../harness/App';

/** Chooses a district in the sheet of the field with this label. */
export async function chooseRegion(app: App, label: string): Promise<void> {
  await app.tapForWindow({ label });
  await app.until(() => app.page.text().includes('广西壮族自治区'));
  for (const text of ['广西壮族自治区', '玉林市', '玉州区']) await app.tap({ text });
}

/** Chooses whole star anise of its best grade. */
export async function chooseGoods(app: App): Promise<void> {
  await app.tapForWindow({ label: '品种与规格 选择品种、等级和形态' });
  await app.until(() => app.page.text().includes('八角'));
  for (const text of ['八角', '大红', '整货', '选好了']) await app.tap({ text });
}

/** Chooses a file of the album for a field, and waits until it has been uploaded or refused. */
export async function choosePhoto(app: App, name: string, content: Buffer): Promise<void> {
  app.media.chosenFiles = [{ tempFilePath: app.putFile(name, content), size: content.length }];
  await app.tap({ text: '拍照/相册' });
  if (app.page.text().includes('去选择')) await app.tap({ text: '去选择' });
  await app.until(() => !/\d%/.test(app.page.text().replace(/完整度 \d+%/, '')));
}
