import { expect, test } from '../fixtures';
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
