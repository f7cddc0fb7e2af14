import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures';
import { SchedulePage } from '../pages/SchedulePage';

/** Mobile number that no demo user has. */
const mobile = '19900000741';
const anise = '八角秋果行情会商';
const forum = '香料产业高质量发展主论坛';

test('a member reserves sessions, is warned of an overlap, and takes the agenda along as a calendar', async ({
  app
}) => {
  const schedule = new SchedulePage(app);
  await app.enter(mobile);
  await schedule.open();

  await test.step('the second session at the same time is named before it is reserved', async () => {
    await schedule.reserve(anise);
    await schedule.expectReserved();
    await schedule.reserve(forum);
    await schedule.answerOverlap(anise, '再想想');
    await schedule.reserve(forum);
    await schedule.answerOverlap(anise, '仍要预约');
    await schedule.expectReserved();
  });

  await test.step('the agenda has both and marks the overlap', async () => {
    await schedule.showAgenda();
    await expect(app.text(anise)).toBeVisible();
    await expect(app.text(forum)).toBeVisible();
    await expect(app.top.getByText('与其他安排时间重叠')).toHaveCount(2);
  });

  await test.step('the exported file has both sessions with a reminder', async () => {
    const file = await schedule.exportAgenda();
    const text = (await readFile(await file.path(), 'utf8')).replace(/\r\n /g, '');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(text).toContain(`SUMMARY:${anise}`);
    expect(text).toContain('TRIGGER:-PT30M');
  });

  await test.step('a cancelled reservation leaves the agenda', async () => {
    await app.text(forum).click();
    await app.button('取消预约').click();
    await app.page.getByRole('alertdialog').getByRole('button', { name: '取消预约' }).click();
    await expect(app.page.getByText('已取消预约').first()).toBeVisible();
    await app.button('关闭').click();
    await expect(app.top.getByText('与其他安排时间重叠')).toHaveCount(0);
  });
});

test('a visitor reads the schedule and the slides of the past expo, and is asked to log in for a reservation', async ({
  app
}) => {
  const schedule = new SchedulePage(app);
  await schedule.open('?expoId=expo-past');
  await expect(app.text('上届开幕式')).toBeVisible();
  await schedule.showDay(1);
  await app.text('团体标准发布会').click();
  await expect(app.text('查看资料')).toBeVisible();

  await schedule.open();
  await schedule.reserve(anise);
  await expect(app.page.getByText('登录后预约席位')).toBeVisible();
});
