import { readFileSync } from 'node:fs';
import { expect, test } from '../fixtures';

/** A mobile number that no demo user has. */
const mobile = '19900000520';
const lineId = 'star-anise.dahong.yulin';

test('[compliance 5, 7] a user exports their data, and a requested cancellation can be undone', async ({
  app,
  page
}) => {
  await app.open('pagesAuth/login/PhoneLogin');
  await app.logIn(mobile);
  await expect.poll(() => app.token()).not.toBe('');

  await test.step('create personal data', async () => {
    await app.open(`pagesMarket/marketInfo/index?lineId=${lineId}`);
    await app.top.getByRole('button', { name: '自选', exact: true }).click();
    await expect(app.button(/已自选|取消自选/)).toBeVisible();
  });

  await test.step('the export contains the data', async () => {
    await app.open('pagesAuth/setting/AccountSetting');
    await app.text('导出个人数据').click();
    await page.getByRole('alertdialog').getByRole('button', { name: '导出个人数据' }).click();
    const download = page.waitForEvent('download');
    await page.getByText('下载文件').click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^xiangshi-\d{4}-\d{2}-\d{2}\.json$/);
    const exported = JSON.parse(readFileSync(await file.path(), 'utf8')) as {
      format: string;
      person: { mobile: string };
      followedPrices: { lineId: string }[];
    };
    expect([exported.format, exported.person.mobile]).toEqual(['xiangshi-personal-data', mobile]);
    expect(exported.followedPrices.map((follow) => follow.lineId)).toEqual([lineId]);
  });

  await test.step('request the cancellation', async () => {
    await app.text('注销账号').click();
    await page.getByRole('checkbox', { name: '我已了解，注销后不能恢复' }).click();
    await app.button('下一步').click();
    await app.button('获取验证码').click();
    await app.button('填入').click();
    await app.button('申请注销').click();
    await expect(page.getByText('已申请注销')).toBeVisible();
    await app.button('确定').click();
    await expect.poll(() => app.token()).toBe('');
  });

  await test.step('the next login offers to undo the cancellation', async () => {
    await app.open('pagesAuth/login/PhoneLogin');
    await app.logIn(mobile);
    await expect(page.getByText('已申请注销')).toBeVisible();
    await app.button('撤销注销').click();
    await expect(page.getByText('已撤销，账号照常使用').first()).toBeVisible();
    await app.open('pagesAuth/setting/AccountSetting');
    await expect(app.text('注销账号')).toBeVisible();
    await expect(page.getByText(/将于 .* 注销/)).toHaveCount(0);
  });
});
