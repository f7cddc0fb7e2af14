import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { Page } from '@contract/common';
import type { InquiryBrief, InquiryRoom } from '@contract/inquiry';
import type { App } from '../harness/App';
import { fetchJson } from './fetchJson';
import { setupScenario } from './setupScenario';

const path = 'pagesTransaction/supply/customer-service/index';
const field = { placeholder: '输入消息' };
/** The asker, and an unrelated user. */
const [buyer, stranger] = ['13800138004', '13800138002'];

describe('a conversation in the mini-program', () => {
  const scene = setupScenario();
  let thread: InquiryBrief;
  let text: string;

  before(async () => {
    const headers = await scene.headersOf(buyer);
    const { items } = await fetchJson<Page<InquiryBrief>>(scene.server, '/api/front/inquiry/list?limit=20', headers);
    for (const item of items) {
      if (item.last.type !== 'text') continue;
      const room = await fetchJson<InquiryRoom>(scene.server, `/api/front/inquiry/room?id=${item.id}`, headers);
      if (!room.mayWrite || room.hasExchanged) continue;
      [thread, text] = [item, item.last.text];
      return;
    }
    assert.fail('the buyer has no conversation with a party whose number is hidden');
  });

  it('is refused to an unrelated user, who sees none of it and can contact the platform', async () => {
    const app = await scene.openAs(stranger, path, { thread: thread.id });
    await app.until(() => app.page.text().includes('这不是你的会话'));
    assert.match(app.page.text(), /只有买卖双方能看到聊天内容/);
    for (const secret of [text, thread.other?.name ?? '匿名采购商', thread.about.title]) {
      assert.ok(!app.page.text().includes(secret), app.page.text());
    }
    await app.tapForPage({ text: '联系平台' });
    assert.match(app.page.text(), /客服电话/);
  });

  it('a conversation with an unknown id shows an error', async () => {
    for (const key of ['thread', 'id']) {
      const app = await scene.openAs(buyer, path, { [key]: 'gone' });
      await app.until(() => app.page.text().includes('会话不在了'));
    }
  });

  it('refuses a phone number before the exchange of contacts, and keeps the typed text', async () => {
    const app = await openThread();
    await app.input(field, '加我 13800138004');
    await app.tap({ text: '发送' });
    await app.until(() => app.page.text().includes('交换名片前不能发号码或网址'));
    assert.equal(app.page.find(field).getAttribute('value'), '加我 13800138004');
  });

  it('is blocked for both sides by one of them, and unblocked again', async () => {
    const app = await openThread();
    await app.tap({ label: '更多' });
    await app.tap({ text: '屏蔽对方' });
    await app.tap({ text: '屏蔽对方' });
    await app.until(() => app.page.text().includes('你已屏蔽对方，双方都不能发消息'));
    assert.ok(!app.page.has(field), app.page.text());
    await app.tap({ label: '更多' });
    await app.tap({ text: '解除屏蔽' });
    await app.until(() => app.page.has(field));
  });

  async function openThread(): Promise<App> {
    const app = await scene.openAs(buyer, path, { thread: thread.id });
    await app.until(() => app.page.text().includes(text));
    return app;
  }
});
