import type { App } from './App';

/** Fields that the forms of the trade share. */

/** Chooses whole star anise of the best grade. */
export async function chooseGoods(app: App): Promise<void> {
  await app.button(/^品种与规格/).click();
  const sheet = app.page.getByRole('dialog', { name: '品种与规格' });
  for (const choice of ['八角', '大红', '整货']) {
    await sheet.getByRole('button', { name: choice, exact: true }).last().click();
  }
  await sheet.getByRole('button', { name: '选好了' }).click();
}

/**
 * Chooses the district of Yulin where spices are traded.
 * @param field label and current value of the field, with a space between them
 */
export async function chooseRegion(app: App, field: string): Promise<void> {
  const [label = ''] = field.split(' ');
  await app.top.getByRole('button', { name: field }).click();
  // By its name: the list of another field may still be closing.
  const sheet = app.page.getByRole('dialog', { name: label, exact: true });
  for (const region of ['广西壮族自治区', '玉林市', '玉州区']) {
    await sheet.getByRole('option', { name: region }).click();
  }
}
