import type { Page as PageOf } from '@contract/common';
import type { SupplyBrief } from '@contract/listing';
import { apiRequest } from '../apiRequest';
import { expect, test } from '../fixtures';

const [viewer, why] = ['19900000572', '照片是从别处拿来的'];

test('[compliance 9, 10] a reported supply reaches the operator, who answers', async ({ app, page, site }) => {
  const { items } = await apiRequest<PageOf<SupplyBrief>>(site.url, '/api/front/supply/list?limit=1');
  const [supply] = items;
  if (!supply) throw new Error('nothing is offered');

  await test.step('a visitor writes a report, and logs in to send it', async () => {
    await app.open(`pagesTransaction/supply/supply-info/index?id=${supply.id}`);
    await app.text('举报这条供应').click();
    const sheet = page.getByRole('dialog', { name: '举报' });
    // The trial click waits for the end of the sheet's animation.
    await sheet.getByText('侵犯权益').click({ trial: true });
    // The button looks disabled, and shows the reason when it is tapped.
    await sheet.getByRole('button', { name: '提交举报' }).click({ force: true });
    await expect(page.getByText('先选举报理由').first()).toBeVisible();
    await sheet.getByText('侵犯权益').click();
    await sheet.locator('input').fill(why);
    await sheet.getByRole('button', { name: '提交举报' }).click();
    await app.button('手机号登录').click();
    await app.logIn(viewer);
    await expect(page.getByText('已收到，会去核实').first()).toBeVisible();
  });

  await test.step('the operator reads and answers the report', async () => {
    const reports = (await site.ops('report:list')).split(/\n(?=\S)/);
    const report = reports.find((text) => text.includes(why)) ?? '';
    expect(report).toContain(`supply ${supply.id}`);
    expect(report).toContain(viewer);
    await site.ops('report:resolve', report.split(' ')[0] ?? '', 'upheld', '已请供应商换成实拍照片');
    expect(await site.ops('report:list')).not.toContain(why);
  });

  await test.step('the reporter is notified', async () => {
    await app.open('pagesAuth/notify-center/index');
    await expect(app.text(/已请供应商换成实拍照片/)).toBeVisible();
  });
});
