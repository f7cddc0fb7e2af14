import { shanghaiDay } from '@rules/shanghaiTime';
import { formatPhone } from '../../src/lib/mobile';
import { connectTo } from '../connectTo';
import { expect, test } from '../fixtures';
import { bindGate } from '../gateDevice';
import { newMobile } from '../newMobile';
import { CertificatePage } from '../pages/CertificatePage';
import { ComparisonPage } from '../pages/ComparisonPage';
import { ExpoMapPage } from '../pages/ExpoMapPage';
import { ExpoPage } from '../pages/ExpoPage';
import { ExpoTicketPage } from '../pages/ExpoTicketPage';
import { MerchantPage } from '../pages/MerchantPage';
import { QuotationPage } from '../pages/QuotationPage';
import { readCode, readSavedCode } from '../pages/readCode';
import { SchedulePage } from '../pages/SchedulePage';
import { publishRequest } from '../publishRequest';

const exhibitorMobile = '13800138000';
const [visitorName, staffName, exhibitor] = ['卢知远', '覃秀兰', '桂南香叶供应链'];
const [anise, forum] = ['八角秋果行情会商', '香料产业高质量发展主论坛'];
const reason = '在展位上看了大红八角，想要样品';

/** Makes the tickets for a number valid today as well, as on the days of the expo: the demo expo is two weeks away. */
async function bringVisitForward(databaseUrl: string, mobile: string): Promise<void> {
  const client = await connectTo(databaseUrl);
  try {
    const today = JSON.stringify([shanghaiDay(Date.now())]);
    await client.query('UPDATE expo_ticket SET days = $1::jsonb || days::jsonb WHERE mobile = $2', [today, mobile]);
  } finally {
    await client.end();
  }
}

test('a visitor walks through the expo: ticket, gate, agenda, plan, exhibitor, card, quotation and certificate', async ({
  app,
  otherApp,
  page,
  site
}) => {
  test.setTimeout(180_000);
  const mobile = newMobile();
  const ticket = new ExpoTicketPage(app);
  const exhibitorApp = await otherApp();
  await exhibitorApp.enter(exhibitorMobile);

  await test.step('the visitor proves the number by SMS on the way to the registration, and gets a ticket', async () => {
    const expo = new ExpoPage(app);
    await expo.open();
    await expo.entry('登记').click();
    await app.button(/^登录$/).click();
    await app.logIn(mobile);
    await ticket.fill({ name: visitorName, company: '山岚香料' });
    await ticket.consent.click();
    await ticket.register();
    await expect(ticket.codeOf(visitorName)).toBeVisible();
  });

  const code = await readCode(ticket.codeOf(visitorName));

  await test.step('the ticket is there after a reload while the server cannot be reached', async () => {
    await page.route(/\/api\//, (route) => route.abort());
    await page.reload();
    await expect(ticket.codeOf(visitorName)).toBeVisible();
    expect(await readCode(ticket.codeOf(visitorName))).toBe(code);
    await page.unroute(/\/api\//);
  });

  await test.step('the steward checks the ticket in, and the same gate refuses its second scan', async () => {
    await bringVisitForward(site.databaseUrl, mobile);
    const gate = await bindGate(site.url, 'expo-demo', '东门');
    await gate.prepare();
    expect(gate.knows(code)).toBe(true);
    expect(await gate.scan(code)).toMatchObject({ outcome: 'admitted', refusal: null, ticket: { name: '卢**' } });
    expect(await gate.scan(code)).toMatchObject({ outcome: 'refused', refusal: 'sameGate' });
    await ticket.open();
    await expect(app.text(/\d{2}:\d{2} 已入场/)).toBeVisible();
  });

  await test.step('the visitor is warned of two sessions at the same time, and the agenda has what is reserved', async () => {
    const schedule = new SchedulePage(app);
    await schedule.open();
    await schedule.reserve(anise);
    await schedule.expectReserved();
    await schedule.reserve(forum);
    await schedule.answerOverlap(anise, '仍要预约');
    await schedule.expectReserved();
    await schedule.showAgenda();
    await expect(app.text(anise)).toBeVisible();
    await expect(app.text(forum)).toBeVisible();
    await expect(app.top.getByText('与其他安排时间重叠')).toHaveCount(2);
  });

  await test.step('the plan leads to the booth of an exhibitor and to its staff, who are asked for their card', async () => {
    const map = new ExpoMapPage(app);
    await map.open();
    await map.search(exhibitor);
    await app.link(new RegExp(exhibitor)).click();
    await map.openExhibitor();
    await expect(app.text('联系人')).toBeVisible();
    await new MerchantPage(app).requestExchange(staffName, reason);
  });

  await test.step('the exhibitor agrees, and both see the number of the other', async () => {
    await exhibitorApp.open('pagesAuth/notify-center/index');
    await exhibitorApp.top
      .getByText(/交换(名片|联系方式)/)
      .first()
      .click();
    await expect(exhibitorApp.text(reason)).toBeVisible();
    await exhibitorApp.button('同意并交换').click();
    await expect(exhibitorApp.text(formatPhone(mobile))).toBeVisible();
    await app.open(`pagesExhibit/merchant/index?id=expo-demo-company-guinan`);
    await expect(app.text('已交换')).toBeVisible();
  });

  await test.step('the exhibitor quotes on the request of the visitor', async () => {
    // Its form has a journey of its own, and an operator approves it.
    const request = await publishRequest(site.url, await app.token(), false);
    const quotation = new QuotationPage(exhibitorApp);
    await quotation.openRequest(request.id);
    await quotation.begin();
    await quotation.fill('38.60');
    await quotation.send();
    const comparison = new ComparisonPage(app);
    await comparison.open(request.id);
    await expect(comparison.quotationOf(`${exhibitor}（演示）`)).toBeVisible();
  });

  await test.step('the visit earns a certificate, which another person checks without a login', async () => {
    const certificates = new CertificatePage(app);
    await certificates.open();
    await certificates.claim('观众证书');
    const address = await readSavedCode(await certificates.savePicture('观众证书'));
    const stranger = await otherApp();
    await stranger.page.goto(address);
    await expect(stranger.text('证书有效')).toBeVisible();
    await expect(stranger.text(visitorName)).toBeVisible();
    // Without the code of the certificate: its number alone shows no name.
    await new CertificatePage(stranger).openCheck({ no: new URL(address).searchParams.get('no') ?? '' });
    await expect(stranger.text('卢**')).toBeVisible();
  });
});
