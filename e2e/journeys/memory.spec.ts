import { expect, test } from '../fixtures';
import { heapOf } from '../pages/heapOf';

/** After these every part is loaded and every list of limited length is full. */
const FIRST_CHANGES = 60;
const CHANGES = 200;
/** A page that were kept at each change would be 70 times its 60 to 300 kB, 200 to 900 nodes and 20 listeners. */
const most = { bytes: 1_500_000, nodes: 1_000, listeners: 100 };

test('memory stays flat over 200 route changes', async ({ app, page }) => {
  test.setTimeout(240_000);
  await app.open();
  const opened = [
    { tab: '首页', link: /·.*\d\d-\d\d/ },
    { tab: '行情', link: /·/ },
    { tab: '供求', link: /八角/ }
  ];
  let changes = 0;
  const goOn = async (until: number) => {
    while (changes < until) {
      for (const { tab, link } of opened) {
        await app.tab(tab);
        await app.link(link).click();
        await app.top.getByRole('button', { name: '返回' }).waitFor();
        await expect(app.top.locator('[aria-busy=true]')).toHaveCount(0);
        await app.back();
        changes += 3;
      }
    }
    await app.tab('首页');
    return heapOf(devTools);
  };
  const devTools = await page.context().newCDPSession(page);
  const before = await goOn(FIRST_CHANGES);
  const after = await goOn(CHANGES);
  const grown = {
    bytes: after.bytes - before.bytes,
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners
  };
  console.log(
    `grown over ${CHANGES - FIRST_CHANGES} route changes: ${JSON.stringify(grown)} of ${JSON.stringify(before)}`
  );
  expect(grown.bytes).toBeLessThan(most.bytes);
  expect(grown.nodes).toBeLessThan(most.nodes);
  expect(grown.listeners).toBeLessThan(most.listeners);
});
