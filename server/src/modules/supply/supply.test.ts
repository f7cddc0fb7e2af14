import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { SupplyFields } from '@contract/supply';
import { newId } from '../../database/id';
import { newPerson, putCompany, putMember, type TestPerson } from '../../testing/putCompany';
import {
  act,
  detailOf,
  publishedSupply,
  reviewSupplyAs,
  submitSupply,
  supplyBody,
  uploadPhoto
} from '../../testing/supplies';
import { OPERATOR_TOKEN, testApp, type TestApp } from '../../testing/testApp';
import { toldTo, verifiedPerson } from '../../testing/trade';
import { OPEN_LIMITS } from '../listing/openLimit.service';
import { eraseSupplies, exportOfSupplies } from './supply.personal';
import { approveInDemo } from './timer.service';
import { MAX_DRAFTS } from './writing.service';

const submitCall = 'POST /api/front/supply/submit';
const saveCall = 'POST /api/front/supply/saveDraft';

describe('a supply', () => {
  let server: TestApp;
  let seller: TestPerson;
  before(async () => (server = await testApp()));
  after(() => server.close());
  beforeEach(async () => (seller = await newPerson(server)));

  const as = ({ token }: TestPerson) => ({ token });
  const mine = (person = seller) => server.api.call('GET /api/front/supply/mine', {}, as(person));
  const rowOf = (id: string) =>
    server.db.selectFrom('supply').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
  async function refusedFields(changes: Partial<SupplyFields>) {
    const { error, fields } = await server.api.refusal(
      submitCall,
      await supplyBody(server, seller, changes),
      as(seller)
    );
    assert.equal(error, 'VALIDATION');
    return fields;
  }
  const listed = async (id: string) =>
    (await server.api.call('GET /api/front/supply/list', { limit: 50 })).items.find((item) => item.id === id);

  describe('is refused', () => {
    it('from somebody who is not logged in', async () => {
      for (const call of [saveCall, submitCall] as const) {
        assert.equal((await server.api.refusal(call, await supplyBody(server, seller))).error, 'UNAUTHORIZED');
      }
    });

    it('with every field that breaks a rule, which a draft may', async () => {
      const empty = await supplyBody(server, seller, {
        title: '',
        photos: [],
        fen: null,
        contactMobile: '',
        validUntil: null
      });
      const { fields } = await server.api.refusal(submitCall, empty, as(seller));
      assert.deepEqual(fields, {
        title: 'required',
        photos: 'required',
        fen: 'required',
        contactMobile: 'required',
        validUntil: 'required'
      });
      assert.equal((await mine()).items.length, 0);
      assert.equal((await server.api.call(saveCall, empty, as(seller))).status, 'draft');
    });

    it('with what there is not', async () => {
      assert.deepEqual(await refusedFields({ varietyId: 'no-such' }), { varietyId: 'unknown' });
      assert.deepEqual(await refusedFields({ gradeId: 'no-such' }), { gradeId: 'unknown' });
      assert.deepEqual(await refusedFields({ deliveryCode: '450000' }), { deliveryCode: 'unknown' });
      assert.deepEqual(await refusedFields({ origin: { regionCode: '459999', countryCode: null, detail: '' } }), {
        origin: 'unknown'
      });
      assert.deepEqual(await refusedFields({ origin: { regionCode: null, countryCode: 'QX', detail: '' } }), {
        origin: 'unknown'
      });
    });

    it('with contact data and banned words in what others read', async () => {
      assert.deepEqual(
        await refusedFields({
          description: '加微信 xiangliao88 看货',
          specText: '代开发票',
          contactName: '一三八零零一三八零零零'
        }),
        { description: 'contact', specText: 'banned', contactName: 'contact' }
      );
    });

    it('with files of somebody else or from elsewhere, also as a draft', async () => {
      const foreign = await uploadPhoto(server, await newPerson(server));
      for (const [changes, field] of [
        [{ photos: [foreign] }, 'photos.0'],
        [{ photos: ['https://spy.example/pixel.png'] }, 'photos.0'],
        [{ documents: [{ name: '检测报告', url: '/uploads/none.pdf', type: 'pdf' }] }, 'documents.0'],
        [{ video: '/uploads/none.mp4' }, 'video']
      ] as const) {
        const body = await supplyBody(server, seller, changes as Partial<SupplyFields>);
        for (const call of [saveCall, submitCall] as const) {
          assert.deepEqual((await server.api.refusal(call, body, as(seller))).fields, { [field]: 'unknown' });
        }
      }
      assert.equal((await mine()).items.length, 0);
    });

    it('when somebody else’s id is sent', async () => {
      const { id } = await publishedSupply(server, seller);
      const stranger = await newPerson(server);
      for (const call of [saveCall, submitCall] as const) {
        const body = await supplyBody(server, stranger, {}, { id });
        assert.equal((await server.api.refusal(call, body, as(stranger))).error, 'FORBIDDEN');
      }
      for (const [call, input] of [
        ['POST /api/front/supply/own', { id }],
        ['POST /api/front/supply/copy', { id, requestId: newId() }]
      ] as const) {
        assert.equal((await server.api.refusal(call, input, as(stranger))).error, 'FORBIDDEN');
      }
    });

    it('in the name of a company by somebody in none', async () => {
      const body = await supplyBody(server, seller, {}, { asCompany: true });
      assert.deepEqual(await server.api.refusal(submitCall, body, as(seller)), {
        error: 'FORBIDDEN',
        needs: 'company'
      });
    });
  });

  describe('is made once', () => {
    it('however often and however fast the same request comes', async () => {
      const body = await supplyBody(server, seller);
      const answers = await Promise.all([1, 2, 3, 4].map(() => server.api.call(submitCall, body, as(seller))));
      assert.equal(new Set(answers.map(({ id }) => id)).size, 1);
      assert.equal((await server.api.call(submitCall, body, as(seller))).status, 'pending');
      assert.equal((await mine()).items.length, 1);
    });

    it('when the answer to a draft was lost and its form is sent', async () => {
      const body = await supplyBody(server, seller);
      const draft = await server.api.call(saveCall, body, as(seller));
      const sent = await server.api.call(
        submitCall,
        { ...body, fields: { ...body.fields, title: '改过的八角' } },
        as(seller)
      );
      assert.deepEqual([sent.id, sent.status, sent.title], [draft.id, 'pending', '改过的八角']);
    });

    it('when the answer to the form was lost: kept again, it is as it stands', async () => {
      const body = await supplyBody(server, seller);
      const { id } = await server.api.call(saveCall, body, as(seller));
      await server.api.call(submitCall, { ...body, id, requestId: newId() }, as(seller));
      const kept = await server.api.call(saveCall, body, as(seller));
      assert.deepEqual([kept.id, kept.status], [id, 'pending']);
      assert.equal((await mine()).items.length, 1);
    });

    it('as a copy too', async () => {
      const { id } = await publishedSupply(server, seller);
      const requestId = newId();
      const copy = () => server.api.call('POST /api/front/supply/copy', { id, requestId }, as(seller));
      const [first, second] = await Promise.all([copy(), copy()]);
      assert.equal(first.id, second.id);
      assert.notEqual(first.id, id);
      assert.deepEqual(
        [first.status, first.views, first.validUntil, first.title],
        ['draft', 0, null, '防城八角大红新货']
      );
      const own = await server.api.call('POST /api/front/supply/own', { id: first.id }, as(seller));
      assert.equal(own.fields.photos.length, 1);
    });
  });

  describe('counts against a limit', () => {
    async function fill(person: TestPerson, count: number, companyId: string | null = null): Promise<void> {
      const { id } = await submitSupply(server, person, {}, { asCompany: companyId !== null });
      const model = await rowOf(id);
      const rows = Array.from({ length: count - 1 }, () => ({
        ...model,
        id: newId(),
        request_id: newId(),
        submit_request_id: null,
        fields: JSON.stringify(model.fields),
        public_fields: null
      }));
      if (rows.length > 0) await server.db.insertInto('supply').values(rows).execute();
    }

    it('of one for a member, ten for a verified person', async () => {
      const verified = await verifiedPerson(server);
      for (const [person, limit, needs] of [
        [seller, OPEN_LIMITS.member, 'verify'],
        [verified, OPEN_LIMITS.verified, 'company']
      ] as const) {
        await fill(person, limit - 1 || 1);
        if (limit > 1) await submitSupply(server, person);
        const body = await supplyBody(server, person);
        assert.deepEqual(await server.api.refusal(submitCall, body, as(person)), { error: 'FORBIDDEN', needs });
      }
    });

    it('of thirty in the name of a company, and none of the person’s own', async () => {
      const companyId = await putCompany(server, seller);
      await fill(seller, OPEN_LIMITS.company, companyId);
      const body = await supplyBody(server, seller, {}, { asCompany: true });
      assert.equal((await server.api.refusal(submitCall, body, as(seller))).error, 'CONFLICT');
      assert.equal((await submitSupply(server, seller)).status, 'pending');
    });

    it('that two at once cannot both pass', async () => {
      const bodies = [await supplyBody(server, seller), await supplyBody(server, seller)];
      const envelopes = await Promise.all(bodies.map((body) => server.api.send(submitCall, body, as(seller))));
      assert.deepEqual(envelopes.map(({ code }) => code).sort(), [200, 403]);
    });

    it('again when it comes back from where it did not count', async () => {
      const first = await publishedSupply(server, seller);
      await reviewSupplyAs(server, first.id, 'takedown');
      await publishedSupply(server, seller);
      const appeal = { id: first.id, do: { action: 'appeal', text: '货是真的，请再看一次' } };
      assert.deepEqual(await server.api.refusal('POST /api/front/supply/act', appeal, as(seller)), {
        error: 'FORBIDDEN',
        needs: 'verify'
      });
    });

    it('of drafts', async () => {
      for (let count = 0; count < MAX_DRAFTS; count += 1) {
        await server.api.call(saveCall, await supplyBody(server, seller, { photos: [] }), as(seller));
      }
      const { error, fields } = await server.api.refusal(saveCall, await supplyBody(server, seller), as(seller));
      assert.deepEqual([error, fields], ['CONFLICT', { drafts: 'tooMany' }]);
    });
  });

  describe('once it is in public', () => {
    it('stands in the list and reads as it was written, but for street and number', async () => {
      const { id, fields } = await publishedSupply(server, seller);
      const brief = await listed(id);
      assert.deepEqual(
        [brief?.origin, brief?.deliveryPlace, brief?.tags, brief?.cover, brief?.price],
        [
          '广西防城 那良',
          '广西玉林',
          ['inStock', 'sulfurFree', 'taxIncluded'],
          fields.photos[0],
          { mode: 'fixed', fen: 3450 }
        ]
      );
      const detail = await detailOf(server, id);
      assert.deepEqual(detail.photos, [{ url: fields.photos[0], width: 40, height: 30 }]);
      assert.deepEqual(detail.origin.region?.names.at(-1), '防城区');
      assert(!JSON.stringify(detail).includes('西门 18 号'));
      assert.deepEqual([detail.isMine, (await detailOf(server, id, seller.token)).isMine], [false, true]);
    });

    it('shows each kind of price', async () => {
      const priceOf = async (changes: Partial<SupplyFields>) => {
        const person = await newPerson(server);
        return (await listed((await publishedSupply(server, person, changes)).id))?.price;
      };
      const tiers = [
        { minGrams: 100_000, fen: 3500 },
        { minGrams: 1_000_000, fen: 3400 }
      ];
      assert.deepEqual(await priceOf({ priceMode: 'range', fen: 3400, highFen: 3600 }), {
        mode: 'range',
        lowFen: 3400,
        highFen: 3600
      });
      assert.deepEqual(await priceOf({ priceMode: 'tiered', fen: null, tiers }), { mode: 'tiered', tiers });
      assert.deepEqual(await priceOf({ priceMode: 'negotiable', fen: null }), { mode: 'negotiable' });
      assert.deepEqual(await priceOf({ unit: 'pack', gramsPerPack: 25_000, fen: 86_250 }), {
        mode: 'fixed',
        fen: 86_250
      });
    });

    it('keeps its old version there while a new text waits, and when that is refused', async () => {
      const { id, fields } = await publishedSupply(server, seller);
      const changed = { ...fields, title: '新写的八角标题' };
      const saved = await server.api.call(
        saveCall,
        { id, requestId: newId(), asCompany: false, fields: changed },
        as(seller)
      );
      assert.deepEqual([saved.status, (await listed(id))?.title], ['published', fields.title]);
      const body = { id, requestId: newId(), asCompany: false, fields: changed };
      const sent = await server.api.call(submitCall, body, as(seller));
      assert.deepEqual([sent.status, sent.isListed, (await listed(id))?.title], ['pending', true, fields.title]);
      await reviewSupplyAs(server, id, 'reject');
      const refused = await server.api.call('POST /api/front/supply/own', { id }, as(seller));
      assert.deepEqual([refused.status, refused.isListed, refused.review?.reason], ['rejected', true, '信息不实']);
      assert.equal((await detailOf(server, id)).title, fields.title);
      await server.api.call(submitCall, { ...body, requestId: newId() }, as(seller));
      await reviewSupplyAs(server, id);
      assert.equal((await listed(id))?.title, '新写的八角标题');
    });

    it('takes a new price and stock without a review', async () => {
      const { id, fields } = await publishedSupply(server, seller);
      const terms = { id, priceMode: 'range' as const, fen: 3300, highFen: 3400, tiers: [], stockGrams: 2_000_000 };
      await server.api.call('POST /api/front/supply/changeTerms', terms, as(seller));
      assert.deepEqual((await listed(id))?.price, { mode: 'range', lowFen: 3300, highFen: 3400 });
      const cheaper = { ...fields, fen: 3200 };
      const sent = await server.api.call(
        submitCall,
        { id, requestId: newId(), asCompany: false, fields: cheaper },
        as(seller)
      );
      assert.deepEqual([sent.status, (await listed(id))?.price], ['published', { mode: 'fixed', fen: 3200 }]);
      for (const [changes, wrong] of [
        [{ fen: 0 }, { fen: 'range' }],
        [{ highFen: 1 }, { highFen: 'order' }],
        [{ stockGrams: 99_999 }, { stockGrams: 'belowMoq' }]
      ] as const) {
        const refusal = await server.api.refusal(
          'POST /api/front/supply/changeTerms',
          { ...terms, ...changes },
          as(seller)
        );
        assert.deepEqual(refusal.fields, wrong);
      }
    });

    it('goes back there when its new version is taken back', async () => {
      const { id, fields } = await publishedSupply(server, seller);
      const body = { id, requestId: newId(), asCompany: false, fields: { ...fields, title: '新写的八角标题' } };
      await server.api.call(submitCall, body, as(seller));
      assert.equal((await act(server, seller, id, { action: 'withdraw' })).status, 'published');
      assert.equal((await listed(id))?.title, fields.title);
    });

    it('leaves the list when it is paused, closed or taken down, and says so to who has its address', async () => {
      const { id } = await publishedSupply(server, seller);
      await act(server, seller, id, { action: 'pause' });
      assert.deepEqual([await listed(id), (await detailOf(server, id)).status], [undefined, 'paused']);
      await act(server, seller, id, { action: 'resume' });
      assert((await listed(id)) !== undefined);
      await reviewSupplyAs(server, id, 'takedown');
      assert.deepEqual([await listed(id), (await detailOf(server, id)).status], [undefined, 'takedown']);
      assert.deepEqual((await toldTo(server, seller)).slice(0, 2), ['供应已被下架', '供应已通过审核']);
    });

    it('counts a view a day for each reader, and none of its owner', async () => {
      const { id } = await publishedSupply(server, seller);
      const reader = await newPerson(server);
      for (const token of [reader.token, reader.token, seller.token]) await detailOf(server, id, token);
      await Promise.all([detailOf(server, id), detailOf(server, id)]);
      assert.equal((await rowOf(id)).views, 2);
    });

    it('leaves a footprint of its readers, none of its owner', async () => {
      const { id, title } = await publishedSupply(server, seller);
      const reader = await newPerson(server);
      const footprints = async (person: TestPerson) =>
        (await server.api.call('GET /api/member/footprint/list', {}, as(person))).items;
      for (const { token } of [reader, reader, seller]) await detailOf(server, id, token);
      assert.deepEqual(
        (await footprints(reader)).map((footprint) => [footprint.kind, footprint.title, footprint.jump]),
        [['supply', title, { type: 'jumpMini', route: 'supply.info', params: { id } }]]
      );
      assert.deepEqual(await footprints(seller), []);
    });

    it('is marked once by each reader, and stays among the marked when it ends', async () => {
      const { id } = await publishedSupply(server, seller);
      const reader = await newPerson(server);
      const mark = (on: boolean) => server.api.call('POST /api/front/supply/favourite', { id, on }, as(reader));
      assert.deepEqual(await Promise.all([mark(true), mark(true)]), [{ favouriteCount: 1 }, { favouriteCount: 1 }]);
      assert.equal((await detailOf(server, id, reader.token)).isFavourite, true);
      const { counts } = await server.api.call('GET /api/member/user/current', undefined, as(reader));
      assert.equal(counts.favouriteListings, 1);
      await act(server, seller, id, { action: 'close', reason: 'dealt' });
      const { items } = await server.api.call('GET /api/front/supply/favourites', {}, as(reader));
      assert.deepEqual(
        items.map((item) => [item.id, item.status]),
        [[id, 'closed']]
      );
      assert.deepEqual([await mark(false), await mark(false)], [{ favouriteCount: 0 }, { favouriteCount: 0 }]);
    });

    it('is not there for others before that', async () => {
      const { id } = await submitSupply(server, seller);
      const reader = await newPerson(server);
      assert.equal((await server.api.refusal('GET /api/front/supply/detail', { id }, as(reader))).error, 'NOT_FOUND');
      assert.equal((await server.api.refusal('POST /api/front/supply/contact', { id }, as(reader))).error, 'NOT_FOUND');
      const mark = { id, on: true };
      assert.equal((await server.api.refusal('POST /api/front/supply/favourite', mark, as(reader))).error, 'NOT_FOUND');
    });
  });

  describe('among one’s own', () => {
    it('comes last changed first, window by window, by tab', async () => {
      const verified = await verifiedPerson(server);
      const ids: string[] = [];
      for (let count = 0; count < 3; count += 1) ids.unshift((await submitSupply(server, verified)).id);
      await reviewSupplyAs(server, ids[2] ?? '');
      const first = await server.api.call('GET /api/front/supply/mine', { limit: 2 }, as(verified));
      const rest = await server.api.call(
        'GET /api/front/supply/mine',
        { limit: 2, cursor: first.nextCursor ?? '' },
        as(verified)
      );
      assert.deepEqual(
        [...first.items, ...rest.items].map(({ id }) => id),
        [ids[2], ids[0], ids[1]]
      );
      const pending = await server.api.call('GET /api/front/supply/mine', { tab: 'pending' }, as(verified));
      assert.equal(pending.items.length, 2);
      const counts = await server.api.call('GET /api/front/supply/mineCounts', undefined, as(verified));
      await act(server, verified, ids[2] ?? '', { action: 'pause' });
      const paused = await server.api.call('GET /api/front/supply/mineCounts', undefined, as(verified));
      assert.deepEqual([counts.pending, counts.onSale, counts.offShelf, counts.draft], [2, 1, 0, 0]);
      assert.deepEqual([paused.onSale, paused.offShelf], [0, 1]);
    });

    it('stands what colleagues posted for who runs the company, not for other colleagues', async () => {
      const [boss, colleague] = [await newPerson(server), await newPerson(server)];
      const companyId = await putCompany(server, boss);
      await putMember(server, companyId, seller.id);
      await putMember(server, companyId, colleague.id);
      const { id, companyName } = await submitSupply(server, seller, {}, { asCompany: true });
      assert.notEqual(companyName, '');
      const seen = async (person: TestPerson) => (await mine(person)).items.map((item) => item.id);
      assert.deepEqual([await seen(boss), await seen(seller), await seen(colleague)], [[id], [id], []]);
    });
  });

  describe('waits for its review', () => {
    it('with what the text check was in doubt about, the oldest first', async () => {
      const { id } = await submitSupply(server, seller, { description: '每箱贴追溯二维码' });
      const waiting = await server.api.call('GET /api/operator/supply/list', {}, { token: OPERATOR_TOKEN });
      const own = waiting.find((item) => item.id === id);
      assert.deepEqual(own?.flagged, ['description']);
      assert.deepEqual(
        waiting.map(({ submittedAtMs }) => submittedAtMs),
        waiting.map(({ submittedAtMs }) => submittedAtMs).toSorted((a, b) => (a ?? 0) - (b ?? 0))
      );
      assert.equal((await server.api.refusal('GET /api/operator/supply/list', {}, as(seller))).error, 'UNAUTHORIZED');
    });

    it('and is not decided without a reason, nor twice', async () => {
      const { id } = await submitSupply(server, seller);
      const review = (action: string, reason: string) =>
        server.api.send(
          'POST /api/operator/supply/review/{id}',
          { operator: '审核员', action, reason },
          { token: OPERATOR_TOKEN, params: { id } }
        );
      const unexplained = await review('reject', ' ');
      assert.deepEqual(unexplained.data, { error: 'VALIDATION', fields: { reason: 'required' } });
      const decided = await Promise.all([review('approve', ''), review('reject', '重复发布')]);
      assert.deepEqual(decided.map(({ code }) => code).sort(), [200, 409]);
    });

    it('in the demo for some seconds, unless a person should look at it', async () => {
      const clear = await submitSupply(server, seller);
      const doubtful = await submitSupply(server, await newPerson(server), { description: '支持微信支付' });
      const statusOf = async ({ id }: { id: string }) => (await rowOf(id)).status;
      const deps = { ...server.deps, settings: { demoApprovalSec: 5 } };
      const nowMs = server.deps.now().getTime();
      await approveInDemo(deps, nowMs);
      assert.equal(await statusOf(clear), 'pending');
      await approveInDemo({ ...deps, settings: { demoApprovalSec: null } }, nowMs + 60_000);
      assert.equal(await statusOf(clear), 'pending');
      await Promise.all([1, 2].map(() => approveInDemo(deps, nowMs + 6_000)));
      assert.deepEqual([await statusOf(clear), await statusOf(doubtful)], ['published', 'pending']);
      assert.deepEqual(await toldTo(server, seller), ['供应已通过审核']);
    });
  });

  it('goes with the account of its owner', async () => {
    const { id } = await publishedSupply(server, seller);
    const { supplies } = await exportOfSupplies(server.db, seller.id);
    assert.deepEqual(
      supplies.map((one) => one.id),
      [id]
    );
    for (let twice = 0; twice < 2; twice += 1) {
      await server.db.transaction().execute((tx) => eraseSupplies(tx, seller.id, server.deps.now().getTime()));
    }
    assert.equal((await server.api.refusal('GET /api/front/supply/detail', { id })).error, 'NOT_FOUND');
  });
});
