import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { cancelAndErase } from '../../testing/accountCancellation';
import { notificationsOf } from '../../testing/notifications';
import { actOnSupply, getSupplyDetail, publishedSupply, reviewSupplyAs, supplyBody } from '../../testing/supplies';
import { setupTeam, teamNotificationTitles, type TestTeam } from '../../testing/teams';
import { OPERATOR_TOKEN, type TestApp, testApp } from '../../testing/testApp';
import {
  acceptBody,
  getQuotation,
  sendQuotation,
  setupOpenPurchase,
  type TestPerson,
  verifiedPerson
} from '../../testing/trade';

describe('listings of a former member', () => {
  let server: TestApp;
  let team: TestTeam;
  before(async () => (server = await testApp()));
  after(() => server.close());
  beforeEach(async () => (team = await setupTeam(server)));

  const remove = ({ id: userId }: TestPerson) =>
    server.api.call('POST /api/front/team/remove', { companyId: team.id, userId }, { token: team.owner.token });
  const getTeamStats = async ({ token }: TestPerson) =>
    (await server.api.call('GET /api/front/team/info', { id: team.id }, { token })).stats;
  const getOwnSupplies = async ({ token }: TestPerson) =>
    (await server.api.call('GET /api/front/supply/mine', {}, { token })).items.map(({ id }) => id);
  const publish = (person: TestPerson) => publishedSupply(server, person, {}, { asCompany: true });

  it('counts among the figures of the team', async () => {
    const { member } = team;
    const supply = await publish(member);
    const [buyer, viewer] = [await verifiedPerson(server), await verifiedPerson(server)];
    const purchase = await setupOpenPurchase(server, buyer);
    const { id } = await sendQuotation(server, member, purchase, {}, true);
    for (let time = 0; time < 2; time += 1) {
      await getSupplyDetail(server, supply.id, viewer.token);
    }
    const { supplies, purchases, quotations, views } = await getTeamStats(member);
    assert.deepEqual(
      { supplies, purchases, quotations, views },
      { supplies: 1, purchases: 0, quotations: 1, views: 1 }
    );
    const { revision } = await getQuotation(server, member, id);
    await server.api.call('POST /api/front/quotation/withdraw', { id, revision }, { token: member.token });
    assert.equal((await getTeamStats(member)).quotations, 0);
  });

  it('stay with the company: the owner manages them and is their contact, the former member neither sees nor changes them', async () => {
    const { owner, member } = team;
    const [first, second] = [await publish(member), await publish(member)];
    const own = await publishedSupply(server, member);
    await Promise.all([remove(member), remove(member)]);
    assert.deepEqual(new Set(await getOwnSupplies(owner)), new Set([first.id, second.id]));
    assert.deepEqual(await getOwnSupplies(member), [own.id]);
    const pause = { id: first.id, do: { action: 'pause' } } as const;
    const refused = await server.api.expectError('POST /api/front/supply/act', pause, { token: member.token });
    assert.equal(refused.error, 'FORBIDDEN');
    const { contact, status } = await getSupplyDetail(server, first.id);
    assert.deepEqual(
      [status, contact.mobile],
      ['published', `${owner.mobile.slice(0, 3)}****${owner.mobile.slice(-4)}`]
    );
    const { token } = await verifiedPerson(server);
    const { needs } = await server.api.call('POST /api/front/supply/contact', { id: first.id }, { token });
    assert.equal(needs, 'exchange', 'no member chose to show the owner’s number');
    assert.deepEqual(await teamNotificationTitles(server, owner), ['接手同事的供应'], 'notified once of both');
    await server.api.call('POST /api/front/supply/act', pause, { token: owner.token });
  });

  it('are named to the owner by the public title, never by that of a draft saved beside it', async () => {
    const { owner, member } = team;
    const { id, title } = await publish(member);
    const changes = { title: '没有送审的草稿标题' };
    const body = await supplyBody(server, member, changes, { id, asCompany: true });
    await server.api.call('POST /api/front/supply/saveDraft', body, { token: member.token });
    await remove(member);
    const notification = (await notificationsOf(server, owner.token)).items.find(({ kind }) => kind === 'team');
    assert.deepEqual(notification?.content, { event: 'supply.handedOver', params: { title, count: 1 } });
  });

  it('are restored by the appeal of the former member, without a draft that was never submitted', async () => {
    for (const event of ['removed', 'erased'] as const) {
      const { member } = team;
      const { id, title } = await publish(member);
      const body = await supplyBody(server, member, { title: '没有送审的草稿标题' }, { id, asCompany: true });
      await server.api.call('POST /api/front/supply/saveDraft', body, { token: member.token });
      await reviewSupplyAs(server, id, 'takedown');
      await actOnSupply(server, member, id, { action: 'appeal', text: '检测报告齐全，请复核' });
      if (event === 'removed') await remove(member);
      else await cancelAndErase(server, member.token);
      const waiting = await server.api.call('GET /api/operator/supply/list', {}, { token: OPERATOR_TOKEN });
      const { title: judged, appealText } = waiting.find((one) => one.id === id) ?? {};
      assert.deepEqual([judged, appealText], [title, event === 'removed' ? '检测报告齐全，请复核' : ''], event);
      await reviewSupplyAs(server, id);
      const detail = await getSupplyDetail(server, id);
      assert.deepEqual([detail.status, detail.title], ['published', title], event);
      team = await setupTeam(server);
    }
  });

  it('stay with the author while they are drafts', async () => {
    const { owner, member } = team;
    const body = { ...(await supplyBody(server, member)), asCompany: true };
    const { id } = await server.api.call('POST /api/front/supply/saveDraft', body, { token: member.token });
    await server.api.call('POST /api/front/team/leave', { id: team.id }, { token: member.token });
    assert.deepEqual([await getOwnSupplies(member), await getOwnSupplies(owner)], [[id], []]);
  });

  it('lead a buyer to a manager of the company, also after a deal', async () => {
    const { owner, member } = team;
    const buyer = await verifiedPerson(server);
    const purchase = await setupOpenPurchase(server, buyer);
    const { id } = await sendQuotation(server, member, purchase, {}, true);
    const accept = acceptBody(await getQuotation(server, buyer, id), 1_000_000);
    await server.api.call('POST /api/front/quotation/accept', accept, { token: buyer.token });
    const called = async () => (await getQuotation(server, buyer, id)).deal?.contactMobile;
    assert.equal(await called(), member.mobile);
    await remove(member);
    assert.equal(await called(), owner.mobile);
    assert.equal((await getQuotation(server, owner, id)).status, 'accepted');
    const { error } = await server.api.expectError('POST /api/front/quotation/detail', { id }, { token: member.token });
    assert.equal(error, 'NOT_FOUND');
  });
});
