import { expect, test } from '../fixtures';
import { TeamPage } from '../pages/TeamPage';

const [owner, colleague] = ['13800138003', '13912345690'];
const company = '南流江香料产业园（演示）';

test('a second user joins by invitation, takes over the company, and the first one leaves', async ({
  app,
  otherApp
}) => {
  const first = new TeamPage(app);
  await first.enter(owner);
  await expect(app.text(company)).toBeVisible();
  await first.invite(colleague);

  const other = await otherApp();
  const second = new TeamPage(other);
  await second.arrive(colleague);
  await second.accept(company);

  await first.refresh();
  const manage = app.top.getByRole('button', { name: /^管理 香友/ });
  await expect(manage).toBeVisible();
  const name = ((await manage.getAttribute('aria-label')) ?? '').replace('管理 ', '');
  await first.handOverTo(name);

  await second.refresh();
  await expect(other.text('想把企业转让给你')).toBeVisible();
  await second.takeOver();

  await first.refresh();
  await first.leave();
  await second.refresh();
  await expect(other.text('2/200')).toBeVisible();
});
