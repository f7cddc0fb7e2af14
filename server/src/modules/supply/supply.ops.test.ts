import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { newPerson } from '../../testing/setupCompany';
import { actOnSupply, submitSupply } from '../../testing/supplies';
import { OPERATOR_TOKEN, type TestApp, testApp } from '../../testing/testApp';
import { notificationTitles } from '../../testing/trade';
import { listSuppliesCommand, reviewSupplyCommand } from './supply.ops';

describe('operator commands for supplies', () => {
  let server: TestApp;
  before(async () => (server = await testApp()));
  after(() => server.close());

  const review = (...args: string[]) => reviewSupplyCommand(server.deps, args, server.deps.now().getTime());

  it('report missing and wrong arguments', async () => {
    const { id } = await submitSupply(server, await newPerson(server));
    for (const [args, message] of [
      [[], 'ID is missing.'],
      [[id], 'ACTION must be one of approve, reject, takedown.'],
      [[id, 'delete'], 'ACTION must be one of approve, reject, takedown.'],
      [[id, 'reject'], 'A reason is missing.'],
      [[id, 'reject', 'x'.repeat(141)], 'The reason must have at most 140 characters.'],
      [[id, 'approve', '--by'], '--by needs a name.'],
      [['none', 'approve'], 'There is no supply none.']
    ] as const) {
      await assert.rejects(review(...args), { message });
    }
    await assert.rejects(listSuppliesCommand(server.deps, 'lost'), /STATUS must be one of draft, pending/);
  });

  it('list pending supplies and review each only once', async () => {
    const seller = await newPerson(server);
    const { id } = await submitSupply(server, seller, { title: '藤椒油现货', description: '批号 20260105' });
    assert.match(await listSuppliesCommand(server.deps), new RegExp(`^${id}.*藤椒油现货  flagged: description$`, 'm'));
    assert.equal(
      await review(id, 'reject', '照片', '看不清', '--by', '小王'),
      `${id} is rejected; its owner was notified.`
    );
    const { by_name: by, reason } = await server.db
      .selectFrom('supply_review')
      .where('supply_id', '=', id)
      .selectAll()
      .executeTakeFirstOrThrow();
    assert.deepEqual([by, reason], ['小王', '照片 看不清']);
    assert.deepEqual(await notificationTitles(server, seller), ['供应未通过审核']);
    await assert.rejects(review(id, 'approve'), { message: `Supply ${id} is in a status that does not allow this.` });
    assert.equal(await listSuppliesCommand(server.deps, 'expired'), 'No supply is expired.');
  });

  it('show the text of an appeal', async () => {
    const seller = await newPerson(server);
    const { id } = await submitSupply(server, seller, { title: '被下架的藤椒' });
    await review(id, 'takedown', '货不对板');
    await actOnSupply(server, seller, id, { action: 'appeal', text: '照片是自家仓库，请复核' });
    const waiting = await server.api.call('GET /api/operator/supply/list', {}, { token: OPERATOR_TOKEN });
    assert.equal(waiting.find((one) => one.id === id)?.appealText, '照片是自家仓库，请复核');
    const text = await listSuppliesCommand(server.deps);
    assert.match(text, new RegExp(`^${id}.*被下架的藤椒  appeal: 照片是自家仓库，请复核$`, 'm'));
  });
});
