import { expect, test } from '../fixtures';

/** A mobile number that no demo user has. */
const mobile = '19900000540';
const form = /edit\/BasicInformation/;

test('unsaved input survives every kind of way back', async ({ app, page }) => {
  const question = page.getByRole('alertdialog');
  const gender = app.top.getByRole('button', { name: '女', exact: true });
  const isChosen = () => expect(gender).toHaveAttribute('aria-pressed', 'true');

  await test.step('open a form', async () => {
    await app.open('pages/mine/index');
    await app.text(/登录/).click();
    await app.logIn(mobile);
    await app.top.getByText(/^香友/).click();
    await expect(page).toHaveURL(form);
  });

  await test.step('the browser’s way back asks for confirmation, and staying keeps the input', async () => {
    await gender.click();
    await page.goBack();
    await question.getByRole('button', { name: '继续编辑' }).click();
    await expect(question).toHaveCount(0);
    await expect(page).toHaveURL(form);
    await isChosen();
  });

  await test.step('a page on top of the form is left without confirmation', async () => {
    await app.top.getByText('昵称').click();
    await expect(page).toHaveURL(/edit\/NickName/);
    // From here on the form is hidden until it is back.
    await expect(app.top.getByRole('textbox')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(form);
    await expect(question).toHaveCount(0);
    await isChosen();
    // The form can be used again, so it knows that it is back.
    await app.top.getByRole('button', { name: '男', exact: true }).click();
    await gender.click();
    await isChosen();
  });

  await test.step('the browser asks before the window closes', async () => {
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await page.reload();
    expect(asked).toEqual(['beforeunload']);
    await expect(app.text('基本资料')).toBeVisible();
  });

  await test.step('a page on top that is still loading is left without confirmation', async () => {
    let finishLoading: () => void = () => undefined;
    const isReleased = new Promise<void>((resolve) => (finishLoading = resolve));
    await gender.click();
    await page.route('**/*.js', async (route) => {
      await isReleased;
      await route.continue();
    });
    const isRequested = page.waitForRequest('**/*.js');
    await app.top.getByText('昵称').click();
    await isRequested;
    await page.goBack();
    await expect(page).toHaveURL(form);
    finishLoading();
    await expect(question).toHaveCount(0);
    await isChosen();
    await page.unrouteAll();
  });

  await test.step('leaving continues to the target of the way back', async () => {
    await gender.click();
    await page.goBack();
    await question.getByRole('button', { name: '离开' }).click();
    await expect(page).toHaveURL(/pages\/mine\/index/);
    await expect(question).toHaveCount(0);
  });
});
