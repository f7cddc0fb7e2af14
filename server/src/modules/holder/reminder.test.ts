import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { DAY_MS, HOUR_MS } from '@rules/duration';
import { shanghaiDay, shanghaiMidnightMs } from '@rules/shanghaiTime';
import { buildCardFields, createTestCard } from '../../testing/cards';
import { holders } from '../../testing/holders';
import { notificationsOf } from '../../testing/notifications';
import { newPerson, type TestPerson } from '../../testing/setupCompany';
import { type TestApp, testApp } from '../../testing/testApp';
import { notifyOfRemindersJob } from './holder.jobs';

describe('reminders of a card holder', () => {
  let server: TestApp;
  let holder: ReturnType<typeof holders>;
  let today: string;
  let tomorrow: string;
  before(async () => {
    server = await testApp();
    holder = holders(server);
    const nowMs = server.deps.now().getTime();
    [today, tomorrow] = [shanghaiDay(nowMs), shanghaiDay(nowMs + DAY_MS)];
  });
  after(() => server.close());

  const remind = async (member: TestPerson, name: string, remindOn: string | null) => {
    const { id } = await holder.add(member, { name });
    await holder.update(member, id, { remindOn });
    return id;
  };
  const runAt = (day: string, hour: number) =>
    notifyOfRemindersJob.run(server.deps, {}, shanghaiMidnightMs(day) + hour * HOUR_MS);
  const bodiesOf = async ({ token }: TestPerson) =>
    (await notificationsOf(server, token)).items
      .filter(({ content }) => content.event === 'holder.reminder')
      .map(({ body }) => body);

  it('are due on their day and after it, under the name of today', async () => {
    const [member, owner] = [await newPerson(server), await newPerson(server)];
    const card = await createTestCard(server, owner, { name: '周海宁' });
    const kept = await holder.keep(member, { cardId: card.id });
    await holder.update(member, kept.id, { remindOn: today });
    await remind(member, '韦明远', tomorrow);
    const change = { id: card.id, revision: card.revision, ...buildCardFields({ name: '周海宁博士' }) };
    await server.api.call('POST /api/vcard/card/update', change, { token: owner.token });
    const { due } = await holder.summary(member);
    assert.deepEqual(
      due.map(({ id, name, remindOn }) => [id, name, remindOn]),
      [[kept.id, '周海宁博士', today]]
    );
  });

  it('are listed page by page, the earliest first', async () => {
    const member = await newPerson(server);
    const ids = [
      await remind(member, '周海宁', '2027-03-01'),
      await remind(member, '韦明远', '2026-01-05'),
      await remind(member, '陆志强', '2027-03-01')
    ];
    await remind(member, '覃秀兰', null);
    const list = (cursor?: string) =>
      server.api.call(
        'POST /api/vcard/holder/reminders',
        { limit: 2, ...(cursor !== undefined && { cursor }) },
        { token: member.token }
      );
    const first = await list();
    const second = await list(first.nextCursor ?? assert.fail());
    assert.deepEqual(
      [...first.items, ...second.items].map(({ id }) => id),
      [ids[1], ids[0], ids[2]]
    );
    assert.equal(second.nextCursor, null);
    const foreign = { cursor: 'nonsense', limit: 2 };
    const { error } = await server.api.expectError('POST /api/vcard/holder/reminders', foreign, {
      token: member.token
    });
    assert.equal(error, 'VALIDATION');
  });

  it('notify their user once, from eight in the morning', async () => {
    const [member, other] = [await newPerson(server), await newPerson(server)];
    const id = await remind(member, '陆志强', tomorrow);
    await remind(member, '周海宁', tomorrow);
    await remind(member, '韦明远', shanghaiDay(server.deps.now().getTime() + 3 * DAY_MS));
    await runAt(tomorrow, 7);
    assert.deepEqual(await bodiesOf(member), []);
    for (const hour of [8, 9]) await runAt(tomorrow, hour);
    assert.deepEqual(await bodiesOf(member), ['陆志强（辛味食品）和另外 1 人的联系提醒到了。']);
    assert.deepEqual(await bodiesOf(other), []);
    const [{ jump } = assert.fail()] = (await notificationsOf(server, member.token)).items;
    assert.deepEqual(jump, { type: 'jumpMini', route: 'vcard.webview', params: { webviewPathName: 'VcardHolder' } });
    const later = shanghaiDay(server.deps.now().getTime() + 2 * DAY_MS);
    await holder.update(member, id, { remindOn: later });
    await runAt(later, 8);
    assert.deepEqual((await bodiesOf(member)).length, 2);
  });

  it('notify no one of removed people', async () => {
    const member = await newPerson(server);
    const id = await remind(member, '陆志强', today);
    await holder.remove(member, id);
    await runAt(tomorrow, 8);
    assert.deepEqual(await bodiesOf(member), []);
  });
});
