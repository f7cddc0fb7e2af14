import { createCard } from '../businessCard';
import { expect, test } from '../fixtures';
import { newMobile } from '../newMobile';

test('a new person creates a first card with at most four taps beside typing', async ({ app, page }) => {
  await app.open('pagesVcard/pages/home/index');
  await expect(app.text('登录后使用名片')).toBeVisible();
  await app.button('登录').click();
  await app.logIn(newMobile());
  await expect(app.button('完成')).toBeVisible();

  let taps = 0;
  const tap = async (name: string) => {
    taps += 1;
    await app.button(name).click();
  };
  await test.step('a card without a name is refused beside the field', async () => {
    await app.button('完成').click();
    await expect(app.text('填上姓名')).toBeVisible();
    await expect(app.text('填上职位')).toBeVisible();
  });

  await test.step('name, position and one tap are enough', async () => {
    await app.top.getByRole('textbox', { name: '姓名' }).fill('韦小暖');
    await app.top.getByRole('textbox', { name: '职位' }).fill('销售经理');
    await tap('完成');
    await expect(app.text('名片建好了')).toBeVisible();
    await expect(app.button('面对面')).toBeVisible();
    expect(taps).toBeLessThanOrEqual(4);
  });

  await test.step('a tip leads to where the missing content is entered', async () => {
    await app.button('补上主营品种，更容易被找到').click();
    await expect(page).toHaveURL(/edit=/);
    await expect(app.top.getByRole('tab', { name: '展示' })).toHaveAttribute('aria-selected', 'true');
    await app.back();
    await expect(app.button('面对面')).toBeVisible();
  });
});

test('an edit keeps what was entered when the card was changed on another device', async ({ app, otherApp, site }) => {
  const mobile = newMobile();
  const token = await app.enter(mobile);
  const card = await createCard(site.url, token, { mobile });
  const path = `pagesVcard/pages/home/index?edit=${card.id}`;
  const name = (one: typeof app) => one.top.getByRole('textbox', { name: '姓名' });
  const position = (one: typeof app) => one.top.getByRole('textbox', { name: '职位' });

  await app.open(path);
  await name(app).fill('韦小阳');

  await test.step('another device of the same person saves first', async () => {
    const other = await otherApp();
    await other.enter(mobile);
    await other.open(path);
    await position(other).fill('采购总监');
    await other.button('保存').click();
    await expect(other.text('名片已保存')).toBeVisible();
  });

  await test.step('the first device gets that change beside its own, and saves both', async () => {
    await app.button('保存').click();
    await expect(app.text('这张名片刚在别处改过，已合到一起')).toBeVisible();
    await expect(name(app)).toHaveValue('韦小阳');
    await expect(position(app)).toHaveValue('采购总监');
    await app.button('保存').click();
    await expect(app.text('名片已保存')).toBeVisible();
  });
});

test('the code of a card is shown without a network, and a replaced one is confirmed first', async ({
  app,
  page,
  site
}) => {
  const mobile = newMobile();
  const token = await app.enter(mobile);
  await createCard(site.url, token, { mobile });
  const code = page.getByRole('img', { name: '韦小暖的名片码' });
  await app.open('pagesVcard/pages/home/index');
  await app.button('面对面').click();
  await expect(code).toBeVisible();

  await test.step('the code is replaced after a confirmation', async () => {
    const shortCode = app.top.getByRole('button', { name: /^复制名片码/ });
    const former = await shortCode.textContent();
    await app.button('换一个码').click();
    await page.getByRole('alertdialog').getByRole('button', { name: '换码' }).click();
    await expect(app.text('已换新码')).toBeVisible();
    await expect(shortCode).not.toHaveText(former ?? '');
  });

  await test.step('the last code is there without a network', async () => {
    await app.back();
    await page.context().setOffline(true);
    await app.button('面对面').click();
    await expect(code).toBeVisible();
    await app.top.getByRole('tab', { name: '离线码' }).click();
    await expect(app.text('用相机扫，直接存进通讯录，不用网络')).toBeVisible();
    await expect(code).toBeVisible();
    await page.context().setOffline(false);
  });
});

test('a long title of a pinned supply is cut at 320 px in large print, and the buttons behind it are not', async ({
  app,
  page
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await app.enter('13800138000');
  await page.addInitScript(() => localStorage.setItem('xiangshi_h5_elder', 'true'));
  await app.open('pagesVcard/pages/home/index?edit=card-qin');
  await app.top.getByRole('tab', { name: '展示' }).click();
  const remove = app.top.getByRole('button', { name: /^不再置顶 / });
  await expect(remove).toHaveCount(4);
  for (const each of await remove.all()) {
    const box = await each.boundingBox();
    expect((box?.x ?? 320) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  }
});
