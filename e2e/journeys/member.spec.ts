import type { InviteSummary } from '@contract/invite';
import { apiRequest } from '../apiRequest';
import { expect, test } from '../fixtures';
import { TeamPage } from '../pages/TeamPage';
import { VerificationPage } from '../pages/VerificationPage';
import type { TestServer } from '../server';

const mobile = '19900000731';
const colleague = '19900000732';
const company = '玉林新叶香料贸易有限公司';
const intro = '玉林收购八角、桂皮，自有仓库。';

/** Returns the id of the pending verification whose form contains this name. */
async function waiting(site: TestServer, name: string): Promise<string> {
  const line = (await site.ops('verification:list')).split('\n').find((row) => row.includes(name));
  return line?.split(' ')[0] ?? '';
}

test('a user registers with an invite code, founds a company and transfers it', async ({
  app,
  page,
  otherApp,
  site
}) => {
  test.setTimeout(150_000);
  const verification = new VerificationPage(app);

  await test.step('register with an invite code', async () => {
    await app.open('pagesAuth/register/AccountRegister?inviteCode=NANLIU88');
    await expect(app.text(/吴\*\*/)).toBeVisible();
    await app.top.locator('input').first().fill(mobile);
    await app.text('获取验证码').click();
    await app.button('填入').click();
    await app.top.locator('input[name="password"]').fill('xinye2026');
    await app.button('注册').click();
    await page.getByRole('alertdialog').getByRole('button', { name: '同意并继续' }).click();
    await expect(app.text('注册成功')).toBeVisible();
    const { inviter } = await apiRequest<InviteSummary>(site.url, '/api/front/invite/summary', await app.token());
    expect(inviter).toEqual({ name: '吴**' });
  });

  await test.step('fill in the profile', async () => {
    await app.text('完善资料').click();
    await app.button('贸易').click();
    await app.top.locator('textarea').fill(intro);
    await app.button('保存').click();
    await expect(page.getByText('已保存').first()).toBeVisible();
    await app.open('pagesAuth/edit/BasicInformation');
    await expect(app.top.locator('textarea')).toHaveValue(intro);
  });

  await test.step('get verified: rejected for a field, corrected, approved', async () => {
    await verification.openPerson();
    await verification.fillPerson({ name: '叶新名', number: '11010519491231002X' });
    await verification.submit();
    await site.ops('verification:reject', await waiting(site, '叶'), 'realName=姓名和证件不一致');
    await verification.openPersonResult();
    await expect(app.text('姓名和证件不一致')).toBeVisible();
    await verification.correctName('叶新明', '姓名和证件不一致');
    await verification.submit();
    await site.ops('verification:approve', await waiting(site, '叶'));
    await verification.openPersonResult();
    await expect(app.text('已通过认证')).toBeVisible();
    await app.open('pages/mine/index');
    await expect(app.text('个人认证')).toBeVisible();
  });

  await test.step('found a company', async () => {
    await verification.openCompany();
    await verification.fillCompany({ name: company, uscc: '91450900XD00001550', legalPerson: '叶新明', mobile });
    await verification.submit();
    await site.ops('verification:approve', await waiting(site, company));
    await verification.openCompanyResult();
    await expect(app.text('已通过认证')).toBeVisible();
    await app.open('pages/mine/index');
    await expect(app.text('企业认证')).toBeVisible();
  });

  const first = new TeamPage(app);
  const other = await otherApp();
  const second = new TeamPage(other);

  await test.step('a second user joins by invitation', async () => {
    await first.refresh();
    await expect(app.text('1/200')).toBeVisible();
    await first.invite(colleague);
    await second.arrive(colleague);
    await second.accept(company);
    await second.refresh();
    await expect(other.text('2/200')).toBeVisible();
    await expect(other.text('解散企业'), 'who has joined owns nothing').toHaveCount(0);
  });

  await test.step('the company is transferred, and the first user leaves', async () => {
    await first.refresh();
    const manage = app.top.getByRole('button', { name: /^管理 香友/ });
    await expect(manage).toBeVisible();
    await first.handOverTo(((await manage.getAttribute('aria-label')) ?? '').replace('管理 ', ''));
    await second.refresh();
    await second.takeOver();
    await first.refresh();
    await first.leave();
    await second.refresh();
    await expect(other.text('1/200')).toBeVisible();
    await expect(other.text('解散企业')).toBeVisible();
  });
});
