import { expect, test } from '../fixtures';

test('a deleted message stays deleted after a reload, unless it is restored', async ({ app, page }) => {
  await app.open('pagesAuth/login/PhoneLogin');
  // A user whom no other journey sends a message meanwhile.
  await app.logIn('13800138002');
  await expect.poll(() => app.token()).not.toBe('');

  const rows = app.top.getByRole('button', { name: '删除' });
  const texts = () => rows.evaluateAll((buttons) => buttons.map(({ parentElement }) => parentElement?.textContent));
  const open = async () => {
    await app.open('pagesAuth/notify-center/index');
    await expect(rows.first()).toBeAttached();
  };
  await open();
  const [first] = await texts();
  const shown = await rows.count();

  await test.step('restored', async () => {
    await rows.first().press('Enter');
    await expect(rows).toHaveCount(shown - 1);
    await app.button('撤销').click();
    await expect(rows).toHaveCount(shown);
    await expect(page.getByText('已删除这条消息')).toHaveCount(0);
    await open();
    expect((await texts())[0]).toBe(first);
  });

  await test.step('left deleted', async () => {
    await rows.first().press('Enter');
    await expect(rows).toHaveCount(shown - 1);
    await open();
    expect(await texts()).not.toContain(first);
    await expect(app.button('撤销')).toHaveCount(0);
  });
});
