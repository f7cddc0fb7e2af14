import { expect, test } from '../fixtures';
import { newMobile } from '../newMobile';
import { ExpoTicketPage } from '../pages/ExpoTicketPage';

test('a visitor registers for the expo, shows the ticket without the server, and cancels it', async ({ app, page }) => {
  const ticket = new ExpoTicketPage(app);

  await test.step('the registration asks for a login, and for the consent', async () => {
    await ticket.open();
    await expect(app.text('登录后登记观众票')).toBeVisible();
    await app.enter(newMobile());
    await ticket.open();
    await ticket.fill({ name: '陆志强', company: '辛味食品' });
    await expect(ticket.consent).not.toBeChecked();
    await ticket.register();
    await expect(app.page.getByText('先勾选同意，再登记').first()).toBeVisible();
  });

  await test.step('it issues a ticket for each person', async () => {
    await ticket.addCompanion('韦小暖', newMobile());
    await ticket.consent.click();
    await ticket.register();
    await expect(ticket.codeOf('陆志强')).toBeVisible();
    await expect(ticket.shortCode).toBeVisible();
    await expect(app.text('1/2')).toBeVisible();
  });

  await test.step('the ticket is there after a reload while the server cannot be reached', async () => {
    const code = await ticket.shortCode.textContent();
    await page.route(/\/api\//, (route) => route.abort());
    await page.reload();
    await expect(ticket.codeOf('陆志强')).toBeVisible();
    await expect(ticket.shortCode).toHaveText(code ?? '');
    await page.unroute(/\/api\//);
  });

  await test.step('the member cancels it, and can register again', async () => {
    await ticket.open();
    await expect(ticket.codeOf('陆志强')).toBeVisible();
    await ticket.cancel();
    await app.button('再登记一张').click();
    await expect(app.button(/^免费登记/)).toBeVisible();
  });
});

test('a number with a ticket is refused beside its field', async ({ app, otherApp }) => {
  const taken = newMobile();
  const first = new ExpoTicketPage(app);
  await app.enter(taken);
  await first.open();
  await first.fill({ name: '陆志强', company: '辛味食品' });
  await first.consent.click();
  await first.register();
  await expect(first.shortCode).toBeVisible();

  const other = await otherApp();
  const second = new ExpoTicketPage(other);
  await other.enter(newMobile());
  await second.open();
  await second.fill({ name: '覃秀兰', company: '桂南香叶' });
  await second.addCompanion('陆志强', taken);
  await second.consent.click();
  await second.register();
  await expect(other.text('这个手机号已经登记过')).toBeVisible();
});
