import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { CallInput, CallName } from '@contract';
import { DAY_MS } from '@rules/duration';
import { newId } from '../../database/id';
import { runSentJobs } from '../../testing/jobs';
import { notificationsOf } from '../../testing/notifications';
import { newPerson, setupCompany } from '../../testing/setupCompany';
import { actOnSupply, publishedSupply, reviewSupplyAs, submitSupply } from '../../testing/supplies';
import { type TestApp, testApp } from '../../testing/testApp';
import {
  acceptBody,
  daysFromToday,
  getQuotation,
  quotationFields,
  reviewPurchase,
  sendQuotation,
  setupOpenPurchase,
  submitPurchase,
  type TestPerson,
  verifiedPerson
} from '../../testing/trade';
import { expireDuePurchases } from '../purchase/expiry.service';
import { expireDueSupplies } from '../supply/expiry.service';
import { expireDueQuotations } from './expiry.service';
import { notifyOfAcceptanceJob } from './quotation.jobs';

describe('the link of a notification', () => {
  let server: TestApp;
  let buyer: TestPerson;
  before(async () => {
    server = await testApp();
    buyer = await verifiedPerson(server);
  });
  after(() => server.close());

  const nowMs = () => server.deps.now().getTime();
  const call = <N extends CallName>({ token }: TestPerson, name: N, input: CallInput<N>) =>
    server.api.call(name, input, { token });
  const page = (route: string, params: Record<string, string>) => ({ type: 'jumpMini', route, params });

  /** Where the last notification of the person with this title leads. */
  async function getNotificationLink(person: TestPerson, title: string): Promise<unknown> {
    const { items } = await notificationsOf(server, person.token);
    const found = items.find((item) => item.title === title);
    assert(found !== undefined, `${title} was sent`);
    return found.jump;
  }

  describe('a notification about a quotation', () => {
    type Sent = { id: string; supplier: TestPerson; purchaseId: string };
    const now = async ({ id, supplier }: Sent) => ({
      id,
      revision: (await getQuotation(server, supplier, id)).revision
    });
    const decided = (name: 'reject' | 'accept') => async (sent: Sent) => {
      const ref = await now(sent);
      if (name === 'reject') {
        await call(buyer, 'POST /api/front/quotation/reject', { ...ref, reason: 'price', text: '' });
      } else {
        const seen = await getQuotation(server, buyer, sent.id);
        await call(buyer, 'POST /api/front/quotation/accept', acceptBody(seen, 1_000_000));
        await runSentJobs(server, notifyOfAcceptanceJob);
      }
    };
    const countered = (by: 'buyer' | 'supplier') => async (sent: Sent) => {
      const body = { ...(await now(sent)), requestId: newId(), unitFen: 4000, text: '' };
      await call(by === 'buyer' ? buyer : sent.supplier, 'POST /api/front/quotation/counter', body);
    };
    const answered = (name: 'agree' | 'decline', author: 'buyer' | 'supplier') => async (sent: Sent) => {
      await countered(author)(sent);
      const other = author === 'buyer' ? sent.supplier : buyer;
      const { openOffer, revision } = await getQuotation(server, other, sent.id);
      const body = { id: sent.id, revision, counterId: openOffer?.id ?? '' };
      if (name === 'decline') await call(other, 'POST /api/front/quotation/decline', body);
      else await call(other, 'POST /api/front/quotation/agree', { ...body, requestId: newId() });
    };
    const later = (days: number) => async () => {
      server.advance(days * DAY_MS);
      await expireDueQuotations(server.db, nowMs());
    };

    const events: [title: string, to: 'buyer' | 'supplier', happen: (sent: Sent) => Promise<unknown>][] = [
      ['收到新报价', 'buyer', () => Promise.resolve()],
      ['报价已被查看', 'supplier', ({ id }) => getQuotation(server, buyer, id)],
      [
        '报价已更新',
        'buyer',
        async (sent) =>
          call(sent.supplier, 'POST /api/front/quotation/edit', {
            ...(await now(sent)),
            requestId: newId(),
            fields: quotationFields({ unitFen: 4100 }),
            editReason: ''
          })
      ],
      [
        '报价已入围',
        'supplier',
        async (sent) => call(buyer, 'POST /api/front/quotation/shortlist', { ...(await now(sent)), on: true })
      ],
      ['采购商还价', 'supplier', countered('buyer')],
      ['供应商回复', 'buyer', countered('supplier')],
      ['还价谈妥', 'supplier', answered('agree', 'supplier')],
      ['还价谈妥', 'buyer', answered('agree', 'buyer')],
      ['还价没谈成', 'supplier', answered('decline', 'supplier')],
      ['还价没谈成', 'buyer', answered('decline', 'buyer')],
      ['报价已采纳', 'supplier', decided('accept')],
      ['报价未采纳', 'supplier', decided('reject')],
      [
        '报价已撤回',
        'buyer',
        async (sent) => call(sent.supplier, 'POST /api/front/quotation/withdraw', await now(sent))
      ],
      [
        '采购已结束',
        'supplier',
        ({ purchaseId: id }) =>
          call(buyer, 'POST /api/front/purchase/act', { id, do: { action: 'close', reason: 'cancelled' } })
      ],
      ['报价即将到期', 'supplier', later(6.5)],
      ['收到的报价即将到期', 'buyer', later(6.5)],
      ['报价已过期', 'supplier', later(8)],
      ['收到的报价已过期', 'buyer', later(8)]
    ];

    for (const [title, to, happen] of events) {
      it(`leads the ${to} to the quotation for ${title}`, async () => {
        await server.db
          .updateTable('purchase')
          .set({ status: 'closed', public_status: 'closed' })
          .where('status', '=', 'published')
          .execute();
        const supplier = await verifiedPerson(server);
        const purchaseId = await setupOpenPurchase(server, buyer);
        const { id } = await sendQuotation(server, supplier, purchaseId);
        await happen({ id, supplier, purchaseId });
        const wanted =
          to === 'buyer' ? page('purchase.info', { id: purchaseId, quotationId: id }) : page('quotation.edit', { id });
        assert.deepEqual(await getNotificationLink(to === 'buyer' ? buyer : supplier, title), wanted);
      });
    }
  });

  it('a notification about a purchase request leads to it, or to the page where its owner can repair it', async () => {
    const owner = await verifiedPerson(server);
    const supplier = await newPerson(server);
    const companyId = await setupCompany(server, supplier);
    const link = (id: string) => ({ type: 'purchaseLink', id });
    const id = await setupOpenPurchase(server, owner, { quoteDeadline: daysFromToday(server, 3) });
    assert.deepEqual(await getNotificationLink(owner, '采购已发布'), link(id));
    await call(owner, 'POST /api/front/purchase/invite', { id, companyIds: [companyId] });
    assert.deepEqual(await getNotificationLink(supplier, '邀请你报价'), link(id));
    server.advance(3 * DAY_MS);
    await expireDuePurchases(server.db, nowMs());
    assert.deepEqual(await getNotificationLink(owner, '报价即将截止'), link(id));
    server.advance(DAY_MS);
    await expireDuePurchases(server.db, nowMs());
    assert.deepEqual(await getNotificationLink(owner, '报价已截止'), link(id));
    const rejected = await submitPurchase(server, owner);
    await reviewPurchase(server, rejected.id, 'reject');
    assert.deepEqual(await getNotificationLink(owner, '采购未通过审核'), page('purchase.create', { id: rejected.id }));
    await reviewPurchase(server, await setupOpenPurchase(server, owner), 'takedown');
    assert.deepEqual(await getNotificationLink(owner, '采购已下架'), page('purchase.ours', { tab: 'pending' }));
  });

  it('a notification about a supply leads to it, or to the page where its owner can repair it', async () => {
    const owner = await verifiedPerson(server);
    const { id } = await publishedSupply(server, owner, { validUntil: daysFromToday(server, 2) });
    assert.deepEqual(await getNotificationLink(owner, '供应已通过审核'), page('supply.info', { id }));
    await expireDueSupplies(server.db, nowMs());
    assert.deepEqual(await getNotificationLink(owner, '供应即将到期'), page('supply.info', { id }));
    server.advance(3 * DAY_MS);
    await expireDueSupplies(server.db, nowMs());
    assert.deepEqual(await getNotificationLink(owner, '供应已过期'), page('supply.info', { id }));
    await actOnSupply(server, owner, id, { action: 'renew', until: daysFromToday(server, 30) });
    await reviewSupplyAs(server, id, 'takedown');
    assert.deepEqual(await getNotificationLink(owner, '供应已被下架'), page('supply.ours', { tab: 'offShelf' }));
    const rejected = await submitSupply(server, owner);
    await reviewSupplyAs(server, rejected.id, 'reject');
    assert.deepEqual(await getNotificationLink(owner, '供应未通过审核'), page('supply.create', { id: rejected.id }));
  });
});
