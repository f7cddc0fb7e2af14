import assert from 'node:assert/strict';
import type { App } from '../harness/App';

/** Logs in on the open login page with the demo's code. Afterwards the page that asked for the login is on top. */
export async function logIn(app: App, mobile: string): Promise<void> {
  await app.input({ placeholder: '输入手机号' }, mobile);
  await app.tap({ label: '已阅读并同意 用户协议、隐私政策' });
  await app.tap({ text: '获取验证码' });
  const [, code = ''] = /演示验证码 (\d{6})/.exec(app.page.text()) ?? [];
  assert.match(code, /^\d{6}$/, app.page.text());
  // The page that asked for the login renders its content for members.
  await app.input({ label: '验证码，6 位数字' }, code, 'open');
  // A new account is offered a password, which can be skipped.
  if (app.page.text().includes('收不到短信时，也能用密码登录')) await app.tap({ text: '以后再说' });
}
