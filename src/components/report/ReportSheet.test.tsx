import { useState } from 'react';
import { resumeAfterLogin } from '@/navigation/loginGate';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { asGuest } from '@/testing/asGuest';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { renderComponent } from '@/testing/renderComponent';
import { ReportSheet } from './ReportSheet';

const api = fakeApi({ 'POST /api/front/report/create': null });
const sentReports = () => api.calls.filter(({ name }) => name.endsWith('/report/create')).map(({ input }) => input);

function Sheet() {
  const [isOpen, setOpen] = useState(true);
  return <ReportSheet isOpen={isOpen} onClose={() => setOpen(false)} target={{ targetType: 'news', targetId: 'n1' }} />;
}

let page: Awaited<ReturnType<typeof renderComponent>>;

beforeEach(async () => {
  settings.setLanguage('zh-Hans');
  asGuest();
  api.on({ 'POST /api/front/report/create': null });
  page = await renderComponent(<Sheet />);
  api.calls.length = 0;
});
afterEach(async () => {
  await page.close();
});

describe('report sheet', () => {
  it('does not send a report without a reason', async () => {
    user.setToken('t1');
    await page.tap('提交举报');
    await page.waitFor('先选举报理由');
    expect(sentReports()).toEqual([]);
  });

  it('requires a description when the reason is "other"', async () => {
    user.setToken('t1');
    await page.tap('其他问题');
    await page.tap('提交举报');
    await page.waitFor('说明一下是什么问题');
    expect(sentReports()).toEqual([]);
    await page.type('report', ' 图片与正文不符 ');
    await page.tap('提交举报');
    expect(sentReports()).toEqual([{ targetType: 'news', targetId: 'n1', reason: 'other', text: '图片与正文不符' }]);
  });

  it('keeps the report when the server rejects it', async () => {
    api.on({
      'POST /api/front/report/create': () => {
        throw new FakeError('RATE_LIMITED', { retryAfterSec: 30 });
      }
    });
    user.setToken('t1');
    await page.tap('虚假信息');
    await page.tap('提交举报');
    await page.waitFor('操作太频繁，30 秒后再试');
    expect(page.find('提交举报')).toBeDefined();
  });

  it("sends a visitor's report after the login", async () => {
    await page.tap('涉嫌诈骗');
    await page.tap('提交举报');
    await page.waitFor('登录后提交举报');
    expect(sentReports()).toEqual([]);
    await page.tap('手机号登录');
    user.setToken('t1');
    resumeAfterLogin();
    await page.settle();
    expect(sentReports()).toEqual([{ targetType: 'news', targetId: 'n1', reason: 'fraud', text: '' }]);
  });

  it('sends a report once when the button is tapped repeatedly, and thanks the user', async () => {
    user.setToken('t1');
    await page.tap('虚假信息');
    await Promise.all([page.tap('提交举报'), page.tap('提交举报')]);
    await page.waitFor('已收到，会去核实');
    expect(sentReports()).toHaveLength(1);
  });
});
