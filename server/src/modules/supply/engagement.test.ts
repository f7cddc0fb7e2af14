import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { DAY_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import { newId } from '../../database/id';
import { newPerson } from '../../testing/setupCompany';
import { type TestApp, testApp } from '../../testing/testApp';
import { purgeShareVisitsJob } from './supply.jobs';

describe('share visits of a supply', () => {
  let server: TestApp;
  let supplyId: string;
  before(async () => {
    server = await testApp({ isSeeded: true });
    const { items } = await server.api.call('GET /api/front/supply/list', { limit: 1 });
    supplyId = items[0]?.id ?? '';
  });
  after(() => server.close());

  const daysOf = async (viewerId: string) => {
    const visits = server.db.selectFrom('supply_share_visit').where('reader', '=', viewerId);
    return (await visits.select('date').orderBy('date').execute()).map(({ date }) => date);
  };

  it('are recorded once a day for each viewer, and not for an unknown supply', async () => {
    const { token, id } = await newPerson(server);
    const open = (opened: string) => server.api.call('POST /api/front/supply/shareVisit', { id: opened }, { token });
    await open(newId());
    assert.deepEqual(await daysOf(id), []);
    await open(supplyId);
    await open(supplyId);
    assert.deepEqual(await daysOf(id), [shanghaiDay(server.deps.now().getTime())]);
  });

  it('are purged after 90 days, and a second run changes nothing', async () => {
    const { id } = await newPerson(server);
    const nowMs = server.deps.now().getTime();
    const [expired, recent] = [91, 89].map((days) => shanghaiDay(nowMs - days * DAY_MS)) as [string, string];
    const visits = [expired, recent].map((date) => ({ supply_id: supplyId, reader: id, date }));
    await server.db.insertInto('supply_share_visit').values(visits).execute();
    for (const run of ['first', 'second']) {
      await purgeShareVisitsJob.run(server.deps, {}, nowMs);
      assert.deepEqual(await daysOf(id), [recent], run);
    }
  });
});
