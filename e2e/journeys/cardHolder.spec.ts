import { addPerson } from '../businessCard';
import { readTable, readVCards } from '../exportedPeople';
import { expect, test } from '../fixtures';
import { exportPeople } from '../pages/exportPeople';

/** A mobile number that no demo user has: the holder begins empty. */
const mobile = '19900000713';
const panel = 'pages/vcard/webview/webview?webviewPathName=VcardHolder';
const note = '第一行，"引号"\n第二行; 逗号, 反斜杠\\ 🌶️';

test('a member searches, tags and notes the people of the card holder, merges duplicates, and exports all', async ({
  app,
  site
}) => {
  const token = await app.enter(mobile);
  await app.open(panel);
  await expect(app.text('名片夹还是空的')).toBeVisible();
  await addPerson(site.url, token);
  await addPerson(site.url, token, { name: '陆志強', email: 'lu@example.com' });
  await addPerson(site.url, token, { name: '周海宁', mobile: '', companyName: '港湾餐饮' });

  await test.step('the search knows pinyin', async () => {
    await app.open(panel);
    await expect(app.link(/陆志强/)).toBeVisible();
    await app.top.getByRole('searchbox', { name: '搜姓名、公司、备注' }).fill('zhou');
    await expect(app.link(/陆志强/)).toHaveCount(0);
    await expect(app.link(/周海宁/)).toBeVisible();
    await app.top.getByRole('searchbox', { name: '搜姓名、公司、备注' }).fill('');
    await expect(app.link(/陆志强/)).toBeVisible();
  });

  await test.step('a person gets a tag and a note', async () => {
    await app.link(/陆志强/).click();
    await app.button(/^标签/).click();
    await app.button('新标签').click();
    await app.page.getByRole('alertdialog').getByRole('textbox').fill('老客户');
    await app.button('确定').click();
    await expect(app.top.getByRole('checkbox', { name: '老客户' })).toHaveAttribute('aria-checked', 'true');
    await app.button('关闭').click();
    await app.button(/^备注/).click();
    await app.top.locator('textarea').fill(note);
    await app.button('保存').click();
    await expect(app.text('第一行，"引号"')).toBeVisible();
    await app.button('关闭').click();
  });

  await test.step('two with the same number are merged', async () => {
    await app.button('更多').click();
    await app.page.getByRole('menuitem', { name: '合并重复的人' }).click();
    await app.button('合并 2 人').click();
    await app.page.getByRole('alertdialog').getByRole('button', { name: '合并' }).click();
    await expect(app.text('没有重复的人')).toBeVisible();
    await app.button('关闭').click();
    await expect(app.text('2 人')).toBeVisible();
  });

  await test.step('the export is read back', async () => {
    for (const [format, read] of [
      ['vCard 3.0', readVCards],
      ['vCard 4.0', readVCards],
      ['表格（CSV）', readTable]
    ] as const) {
      const people = read(await exportPeople(app, format));
      expect(people.map(({ name }) => name)).toEqual(['陆志强', '周海宁']);
      expect(people[0]).toMatchObject({ note, email: 'lu@example.com', tags: ['老客户'] });
    }
  });
});

test('a person who is typed is merged with one who is known, and a removal is undone', async ({ app, site }) => {
  const token = await app.enter('19900000714');
  await addPerson(site.url, token);
  await app.open(panel);

  await test.step('a new person with a known number', async () => {
    await app.button('更多').click();
    await app.page.getByRole('menuitem', { name: '手动添加' }).click();
    await app.button('保存').click();
    await expect(app.text('填写姓名')).toBeVisible();
    await app.top.getByRole('textbox', { name: '姓名', exact: true }).fill('陆先生');
    await app.top.getByRole('textbox', { name: '手机', exact: true }).fill('139 0013 9000');
    await app.button('保存').click();
    await app.page.getByRole('alertdialog').getByRole('button', { name: '合并' }).click();
    await expect(app.text('已合并')).toBeVisible();
    await expect(app.text('1 人')).toBeVisible();
  });

  await test.step('a removal is undone', async () => {
    await app.link(/陆志强/).click();
    await app.button('移除').click();
    await expect(app.text('名片夹还是空的')).toBeVisible();
    await app.button('撤销').click();
    await expect(app.link(/陆志强/)).toBeVisible();
  });
});
