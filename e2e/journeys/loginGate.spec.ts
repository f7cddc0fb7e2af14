import { expect, test } from '../fixtures';
import { newMobile } from '../newMobile';
import type { App } from '../pages/App';

/** A visitor starts to publish a request and is asked to log in. */
async function wantToPublish(app: App): Promise<void> {
  await app.open('pages/transaction/index');
  await app.button(/^发布$/).click();
  await app.page.getByRole('menuitem', { name: '发布采购' }).click();
  await app.page.getByRole('dialog').getByRole('button', { name: '手机号登录' }).click();
}

async function expectForm(app: App): Promise<void> {
  await expect(app.page).toHaveURL(/purchase\/create-purchase/);
  await expect(app.text('品种与规格')).toBeVisible();
}

test('a login on the way to publishing continues to the form, for existing and new members', async ({
  app,
  otherApp
}) => {
  const newcomer = await otherApp();
  await test.step('an existing member', async () => {
    await wantToPublish(app);
    await app.logIn('13800138002');
    await expectForm(app);
    await app.back();
    await expect(app.page).toHaveURL(/transaction/);
  });

  await test.step('a new member, with the code of the login page', async () => {
    await wantToPublish(newcomer);
    await newcomer.logIn(newMobile());
    await expectForm(newcomer);
  });
});

test('a registration on the way to publishing continues to the form', async ({ app }) => {
  const mobile = newMobile();
  await wantToPublish(app);
  await app.top.getByText('密码', { exact: true }).click();
  await app.top.getByText('注册账号').click();
  await expect(app.top.locator('input[name="password"]')).toHaveCount(1);
  await expect(app.page).toHaveURL(/AccountRegister/);
  await app.top.locator('input').first().fill(mobile);
  await app.text('获取验证码').click();
  await app.button('填入').click();
  await app.top.locator('input[name="password"]').fill('xinye2026');
  await app.button('注册').click();
  await app.page.getByRole('alertdialog').getByRole('button', { name: '同意并继续' }).click();
  await expect(app.text('注册成功')).toBeVisible();
  await app.button('继续').click();
  await expectForm(app);
});
