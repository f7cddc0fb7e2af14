import type { Award } from '@contract/award';
import { expect, test } from '../fixtures';
import { newMobile } from '../newMobile';
import { HonorPage } from '../pages/HonorPage';

const list = '/api/front/spiceExpo/getExpoHonorList';
const pastExpo = '?expoId=expo-past';

test('a member votes as often as a day allows, and a double tap counts once', async ({ app, page, site }) => {
  const token = await app.enter(newMobile());
  const honor = new HonorPage(app);
  const award = async () => {
    const headers = { Authorization: `Bearer ${token}` };
    const response = await page.request.post(site.url + list, { data: {}, headers });
    return ((await response.json()) as { data: Award }).data;
  };
  const [first, second] = (await award()).candidates;
  await honor.open();
  await expect(honor.votesLeft(3)).toBeVisible();
  const counted = () => page.waitForResponse((response) => response.url().endsWith('/expo/vote'));
  const doubleTap = counted();
  await honor.voteButton(first!.name).dblclick();
  await doubleTap;
  await expect(honor.votesLeft(2)).toBeVisible();
  expect((await award()).votesLeft).toBe(2);
  for (const left of [1, 0]) {
    const answer = counted();
    await honor.voteButton(second!.name).click();
    await answer;
    if (left > 0) await expect(honor.votesLeft(left)).toBeVisible();
  }
  await expect(app.text('今天的票投完了，明天再来')).toBeVisible();
  await honor.pressDisabledVote(first!.name);
  await expect(page.getByText('今天的票投完了', { exact: true }).first()).toBeVisible();
  const after = await award();
  expect(after.candidates.find(({ id }) => id === second!.id)?.votes).toBe(second!.votes + 2);
});

test('a vote without network is not sent, and counts after the connection is back', async ({ app, page }) => {
  await app.enter(newMobile());
  const honor = new HonorPage(app);
  await honor.open();
  await expect(honor.votesLeft(3)).toBeVisible();
  await page.context().setOffline(true);
  await honor.pressDisabledVote('六万岭冻干鲜八角');
  await expect(page.getByText('没有网络，连上再投').first()).toBeVisible();
  await page.context().setOffline(false);
  await honor.voteButton('六万岭冻干鲜八角').click();
  await expect(honor.votesLeft(2)).toBeVisible();
});

test('a visitor finds a candidate by its number and logs in to vote for it', async ({ app }) => {
  const honor = new HonorPage(app);
  await honor.open();
  await expect(app.text('登录后每天可投 3 票')).toBeVisible();
  await honor.search('012');
  await expect(app.text('玉州大红八角')).toBeVisible();
  await honor.voteButton('玉州大红八角').click();
  await app.button('手机号登录').click();
  await app.logIn(newMobile());
  await expect(honor.votesLeft(2)).toBeVisible();
});

test('a past award shows its winners with their certificates, and takes no votes', async ({ app }) => {
  const honor = new HonorPage(app);
  await honor.open(pastExpo);
  await expect(app.text('结果已公布')).toBeVisible();
  await expect(app.top.getByRole('button', { name: /^投票给/ })).toHaveCount(0);
  await honor.show('排名');
  await app.button(/证书$/).click();
  await expect(app.page.getByText('获奖证书')).toBeVisible();
});
