import { expect, test } from '../fixtures';
import { newMobile } from '../newMobile';
import type { App } from '../pages/App';

const digits = '7911000573';

async function chooseBritain(app: App): Promise<void> {
  await app.open('pagesAuth/login/PhoneLogin');
  await app.button(/\+86/).click();
  await app.page.getByRole('option', { name: '英国 +44' }).click();
  await expect(app.button(/\+44/)).toBeVisible();
}

test('a person logs in with an overseas number, and comes back to the same account', async ({ app, otherApp }) => {
  await test.step('a number that is too short gets no code', async () => {
    await chooseBritain(app);
    await app.top.getByRole('textbox', { name: /手机号/ }).fill('79110');
    // The button looks disabled, and shows the reason when it is tapped.
    await app.button('获取验证码').click({ force: true });
    await expect(app.text('还差 5 位')).toBeVisible();
  });

  await test.step('the number with the zero of home logs in, and is shown masked', async () => {
    await app.logIn(`0${digits}`);
    await expect.poll(() => app.token()).not.toBe('');
    await app.open('pagesAuth/setting/AccountSetting');
    await expect(app.text('+44****0573')).toBeVisible();
  });

  await test.step('the same number on another device opens the same account', async () => {
    const other = await otherApp();
    await chooseBritain(other);
    await other.logIn(digits);
    await expect.poll(() => other.token()).not.toBe('');
    await other.open('pages/mine/index');
    const name = await other.text(/^香友/).textContent();
    await app.open('pages/mine/index');
    await expect(app.text(name ?? '')).toBeVisible();
  });
});

test('a person without a number logs in by e-mail, and links a number in the settings', async ({ app }) => {
  await test.step('an incomplete address gets no code', async () => {
    await app.open('pagesAuth/login/PhoneLogin');
    await app.button('用邮箱登录').click();
    await app.top.getByRole('textbox', { name: '邮箱' }).fill('qin@example');
    await app.button('获取验证码').click({ force: true });
    await expect(app.text('邮箱不完整')).toBeVisible();
  });

  await test.step('the code of the mail logs in', async () => {
    await app.top.getByRole('textbox', { name: '邮箱' }).fill('qin.xl@example.com');
    await app.button('获取验证码').click();
    await app.button('同意并继续').click();
    await expect(app.text(/q\*\*\*\*@example\.com/)).toBeVisible();
    await app.button('填入').click();
    await expect.poll(() => app.token()).not.toBe('');
  });

  await test.step('the settings show the address, and no number', async () => {
    await app.open('pagesAuth/setting/AccountSetting');
    await expect(app.text('q****@example.com')).toBeVisible();
    await expect(app.button(/^手机号 未绑定/)).toBeVisible();
  });

  await test.step('a number is linked after a code by mail', async () => {
    await app.button(/^手机号 未绑定/).click();
    await expect(app.text('验证码会发到 q****@example.com')).toBeVisible();
    await app.button('获取验证码').click();
    await app.button('填入').click();
    await app.top.getByRole('textbox', { name: '新手机号' }).fill(newMobile());
    await app.button('获取验证码').click();
    await app.button('填入').click();
    await expect(app.text('手机号已绑定')).toBeVisible();
  });
});

test('a person without a number resets a forgotten password by e-mail', async ({ app, otherApp }) => {
  const email = 'lan.yh@example.com';
  const newPassword = 'guixiang2026!';
  await test.step('the account is opened by e-mail', async () => {
    await app.open('pagesAuth/login/PhoneLogin');
    await app.button('用邮箱登录').click();
    await app.top.getByRole('textbox', { name: '邮箱' }).fill(email);
    await app.button('获取验证码').click();
    await app.button('同意并继续').click();
    await app.button('填入').click();
    await expect.poll(() => app.token()).not.toBe('');
  });

  await test.step('another device sets a new password with the code of the mail, and is logged in', async () => {
    const other = await otherApp();
    await other.open('pagesAuth/login/RetrievePassword');
    await other.page.getByRole('tab', { name: '用邮箱' }).click();
    await other.top.getByRole('textbox', { name: '邮箱' }).fill(email);
    await other.button('获取验证码').click();
    await other.button('填入').click();
    await other.button('下一步').click();
    await expect(other.text('账号 l****@example.com')).toBeVisible();
    await other.top.locator('[name=password]').fill(newPassword);
    await other.top.locator('[name=again]').fill(newPassword);
    await other.button('保存密码').click();
    await expect.poll(() => other.token()).not.toBe('');
  });

  await test.step('the first device is logged out', async () => {
    await app.open('pages/mine/index');
    await expect.poll(() => app.token()).toBe('');
  });
});
