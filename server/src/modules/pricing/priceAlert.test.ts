import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { AlertRule, PriceAlert } from '@contract/priceAlert';
import type { Tx } from '../../database/schema';
import { isLockAwaited } from '../../testing/lockWait';
import { logIn } from '../../testing/logIn';
import { notificationsOf } from '../../testing/notifications';
import { type TestApp, testApp } from '../../testing/testApp';
import { waitUntil } from '../../testing/waitUntil';
import { evaluateAlerts } from './priceAlert.service';
import { afterPublish, refreshStatistics } from './quotePublication.service';

const LINE = 'star-anise.dahong.yulin';
const OTHER_LINE = 'star-anise.chunhua.yulin';

describe('price alerts', () => {
  let server: TestApp;
  let member: string;
  before(async () => {
    server = await testApp({ isSeeded: true });
    member = await logIn(server);
  });
  after(() => server.close());

  const listAlerts = (token: string, lineId = LINE) =>
    server.api.call('GET /api/front/market/alerts', { lineId }, { token });
  const createAlert = (token: string, rule: AlertRule, lineId = LINE) =>
    server.api.call('POST /api/front/market/alert', { lineId, rule }, { token });
  const messages = async (token: string) => (await notificationsOf(server, token, { limit: 50 })).items;

  async function currentFigures() {
    return (await server.api.call('GET /api/front/market/line', { lineId: LINE })).line;
  }

  /** Stores the price of the newest day of LINE like an operator's correction, in a transaction that stays open. */
  async function publish(tx: Tx, midFen: number): Promise<void> {
    const { date } = await currentFigures();
    await tx
      .updateTable('price_quote')
      .set({ low_fen: midFen - 10, mid_fen: midFen, high_fen: midFen + 10 })
      .where('line_id', '=', LINE)
      .where('date', '=', date)
      .where('status', '=', 'published')
      .execute();
    await afterPublish(tx, [LINE], server.deps.now().getTime());
  }
  const publishNow = (midFen: number) => server.db.transaction().execute((tx) => publish(tx, midFen));

  describe('errors of a price alert', () => {
    it('rejects a visitor in every call', async () => {
      const rule: AlertRule = { kind: 'above', priceFen: 3600 };
      const refusals = [
        await server.api.expectError('GET /api/front/market/alerts', { lineId: LINE }),
        await server.api.expectError('POST /api/front/market/alert', { lineId: LINE, rule }),
        await server.api.expectError('POST /api/front/market/alert/{id}', { rule }, { params: { id: 'x' } }),
        await server.api.expectError('DELETE /api/front/market/alert/{id}', undefined, { params: { id: 'x' } })
      ];
      assert.deepEqual(
        refusals.map(({ error }) => error),
        Array(4).fill('UNAUTHORIZED')
      );
    });

    it('rejects an unknown line, and an invalid rule', async () => {
      const lost = { lineId: 'no-such-line', rule: { kind: 'above', priceFen: 1 } };
      const { error } = await server.api.expectError('POST /api/front/market/alert', lost, { token: member });
      assert.equal(error, 'NOT_FOUND');
      for (const rule of [
        { kind: 'above', priceFen: 0 },
        { kind: 'below', priceFen: -1 },
        { kind: 'above', priceFen: 34.5 },
        { kind: 'above', priceFen: 1e12 },
        { kind: 'above', changeBp: 300 },
        { kind: 'move', changeBp: 9 },
        { kind: 'move', priceFen: 3400 },
        { kind: 'sideways', priceFen: 3400 },
        '>= 3400'
      ]) {
        const refusal = await server.api.expectError(
          'POST /api/front/market/alert',
          { lineId: LINE, rule },
          { token: member }
        );
        assert.equal(refusal.error, 'VALIDATION', JSON.stringify(rule));
      }
      assert.deepEqual(await listAlerts(member), []);
    });

    it('rejects more than ten on a line, also in parallel', async () => {
      const token = await logIn(server);
      const rules = Array.from({ length: 14 }, (_, index): AlertRule => ({ kind: 'above', priceFen: 9000 + index }));
      const results = await Promise.allSettled(rules.map((rule) => createAlert(token, rule)));
      assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 10);
      const rule: AlertRule = { kind: 'below', priceFen: 1 };
      const refusal = await server.api.expectError('POST /api/front/market/alert', { lineId: LINE, rule }, { token });
      assert.deepEqual(refusal, { error: 'VALIDATION', fields: { lineId: 'max' } });
    });

    it("rejects changing or deleting another user's alert", async () => {
      const owner = await logIn(server);
      const { id } = await createAlert(owner, { kind: 'above', priceFen: 9000 });
      const params = { id };
      const rule: AlertRule = { kind: 'below', priceFen: 1 };
      const refusal = await server.api.expectError(
        'POST /api/front/market/alert/{id}',
        { rule },
        { token: member, params }
      );
      assert.equal(refusal.error, 'NOT_FOUND');
      await server.api.call('DELETE /api/front/market/alert/{id}', undefined, { token: member, params });
      assert.equal((await listAlerts(owner)).length, 1);
    });
  });

  it('are stored once per rule, however often it is sent, and changed and deleted by their owner', async () => {
    const token = await logIn(server);
    const same: AlertRule = { kind: 'above', priceFen: 9000 };
    const sent = await Promise.all([1, 2, 3].map(() => createAlert(token, same)));
    assert.equal(new Set(sent.map(({ id }) => id)).size, 1);
    await createAlert(token, { kind: 'move', changeBp: 300 });
    await createAlert(token, same, OTHER_LINE);

    const [first, second] = (await listAlerts(token)) as [PriceAlert, PriceAlert];
    assert.deepEqual([first.rule, second.rule], [same, { kind: 'move', changeBp: 300 }]);
    const change = (id: string, rule: AlertRule) => ({ name: 'POST /api/front/market/alert/{id}', id, rule }) as const;
    const { name, id, rule } = change(second.id, same);
    const conflict = await server.api.expectError(name, { rule }, { token, params: { id } });
    assert.equal(conflict.error, 'CONFLICT');
    const changed = await server.api.call(
      name,
      { rule: { kind: 'below', priceFen: 1000 } },
      { token, params: { id: second.id } }
    );
    assert.deepEqual(changed.rule, { kind: 'below', priceFen: 1000 });

    for (const one of [1, 2]) {
      void one;
      await server.api.call('DELETE /api/front/market/alert/{id}', undefined, { token, params: { id: first.id } });
    }
    assert.deepEqual(
      (await listAlerts(token)).map((alert) => alert.id),
      [second.id]
    );
    assert.equal((await listAlerts(token, OTHER_LINE)).length, 1);
  });

  it('report a crossing once, with a link to the line, and again only after the price came back', async () => {
    const token = await logIn(server);
    await publishNow(3000);
    const { isArmed } = await createAlert(token, { kind: 'above', priceFen: 3100 });
    assert.equal(isArmed, true);
    await publishNow(3099);
    assert.deepEqual(await messages(token), []);

    await publishNow(3100);
    await publishNow(3200);
    const [message, ...others] = await messages(token);
    assert.deepEqual(others, []);
    assert.match(message?.title ?? '', /^八角 大红涨到 31\.00 元\/公斤$/);
    assert.match(message?.body ?? '', /31\.00 以上/);
    assert.deepEqual(
      [message?.kind, message?.isRead, message?.jump],
      ['market', false, { type: 'jumpMini', route: 'market.info', params: { lineId: LINE } }]
    );
    const { date } = await currentFigures();
    assert.deepEqual(
      (await listAlerts(token)).map((alert) => [alert.isArmed, alert.notifiedDate]),
      [[false, date]]
    );

    await publishNow(3000);
    await publishNow(3150);
    assert.equal((await messages(token)).length, 2);
  });

  it('report nothing that is true already when they are set', async () => {
    const token = await logIn(server);
    await publishNow(3000);
    const { isArmed } = await createAlert(token, { kind: 'below', priceFen: 3100 });
    assert.equal(isArmed, false);
    await publishNow(2900);
    assert.deepEqual(await messages(token), []);
  });

  it('report a move once a day', async () => {
    const token = await logIn(server);
    const { sparkFen } = await currentFigures();
    const before = sparkFen.at(-2) ?? 0;
    await publishNow(before);
    await createAlert(token, { kind: 'move', changeBp: 500 });
    await publishNow(Math.round(before * 1.1));
    await publishNow(Math.round(before * 0.9));
    const notifications = await messages(token);
    assert.equal(notifications.length, 1);
    assert.match(notifications[0]?.title ?? '', /涨了 \d+\.\d\d%$/);
  });

  it('report nothing when the publication is rolled back', async () => {
    const token = await logIn(server);
    await publishNow(3000);
    await createAlert(token, { kind: 'above', priceFen: 3100 });
    const failed = server.db.transaction().execute(async (tx) => {
      await publish(tx, 3200);
      throw new Error('taken back');
    });
    await assert.rejects(failed, /taken back/);
    assert.deepEqual(await messages(token), []);
    assert.equal((await listAlerts(token))[0]?.isArmed, true);
  });

  it('report once when two processes evaluate the same price at the same moment', async () => {
    const token = await logIn(server);
    await publishNow(3000);
    for (const priceFen of [3100, 3110, 3120]) await createAlert(token, { kind: 'above', priceFen });
    await server.db.transaction().execute(async (tx) => {
      await tx
        .updateTable('price_quote')
        .set({ mid_fen: 3200, high_fen: 3300, low_fen: 3100 })
        .where('line_id', '=', LINE)
        .where('date', '=', (await currentFigures()).date)
        .where('status', '=', 'published')
        .execute();
      await refreshStatistics(tx, [LINE]);
    });
    const nowMs = server.deps.now().getTime();
    await Promise.all(
      Array.from({ length: 6 }, () =>
        server.db.transaction().execute((tx) => evaluateAlerts(tx, [LINE, OTHER_LINE], nowMs))
      )
    );
    assert.equal((await messages(token)).length, 3);
  });

  it('set while a price is being published are triggered by it or know it', async () => {
    const token = await logIn(server);
    await publishNow(3000);
    let setting: Promise<PriceAlert> | undefined;
    await server.db.transaction().execute(async (tx) => {
      await publish(tx, 3200);
      setting = createAlert(token, { kind: 'above', priceFen: 3100 });
      await waitUntil(() => isLockAwaited(server.db), {
        failure: 'the alert does not wait for the line that is being published'
      });
    });
    assert.equal((await setting)?.isArmed, false);
    assert.deepEqual(await messages(token), []);
  });
});
