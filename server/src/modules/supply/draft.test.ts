import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { SupplyFields } from '@contract/supplyFields';
import type { UploadedVideo } from '@contract/upload';
import { newId } from '../../database/id';
import { isLockAwaited } from '../../testing/lockWait';
import { mp4File } from '../../testing/mp4File';
import { multipart } from '../../testing/multipart';
import { newPerson, setupCompany, setupMember, type TestPerson } from '../../testing/setupCompany';
import {
  actOnSupply,
  publishedSupply,
  reviewSupplyAs,
  submitSupply,
  supplyBody,
  uploadPhoto
} from '../../testing/supplies';
import { type TestApp, testApp } from '../../testing/testApp';
import { verifiedPerson } from '../../testing/trade';
import { waitUntil } from '../../testing/waitUntil';
import { moderationDuring, withDeps } from '../../testing/withDeps';
import { applyDissolution } from '../company/companyDissolution.service';
import { MAX_DRAFTS, OPEN_LIMITS } from '../listing/listingSlot.service';

const submitCall = 'POST /api/front/supply/submit';
const saveCall = 'POST /api/front/supply/saveDraft';

describe('writing a supply', () => {
  let server: TestApp;
  let seller: TestPerson;
  before(async () => (server = await testApp()));
  after(() => server.close());
  beforeEach(async () => (seller = await newPerson(server)));

  const as = ({ token }: TestPerson) => ({ token });
  const mine = (person = seller) => server.api.call('GET /api/front/supply/mine', {}, as(person));
  const rowOf = (id: string) =>
    server.db.selectFrom('supply').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
  async function expectInvalidFields(changes: Partial<SupplyFields>) {
    const { error, fields } = await server.api.expectError(
      submitCall,
      await supplyBody(server, seller, changes),
      as(seller)
    );
    assert.equal(error, 'VALIDATION');
    return fields;
  }

  describe('a supply that breaks a rule', () => {
    it('[compliance 9] a supply of a visitor is refused', async () => {
      for (const call of [saveCall, submitCall] as const) {
        assert.equal((await server.api.expectError(call, await supplyBody(server, seller))).error, 'UNAUTHORIZED');
      }
    });

    it('a submission is refused with every broken rule, which a draft may break', async () => {
      const empty = await supplyBody(server, seller, {
        title: '',
        photos: [],
        fen: null,
        contactMobile: '',
        validUntil: null
      });
      const { fields } = await server.api.expectError(submitCall, empty, as(seller));
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

    it('a supply with unknown references is refused', async () => {
      assert.deepEqual(await expectInvalidFields({ varietyId: 'no-such' }), { varietyId: 'unknown' });
      assert.deepEqual(await expectInvalidFields({ gradeId: 'no-such' }), { gradeId: 'unknown' });
      assert.deepEqual(await expectInvalidFields({ deliveryCode: '450000' }), { deliveryCode: 'unknown' });
      assert.deepEqual(await expectInvalidFields({ origin: { regionCode: '459999', countryCode: null, detail: '' } }), {
        origin: 'unknown'
      });
      assert.deepEqual(await expectInvalidFields({ origin: { regionCode: null, countryCode: 'QX', detail: '' } }), {
        origin: 'unknown'
      });
    });

    it('[compliance 10] a supply with contact data or banned words in public texts is refused', async () => {
      assert.deepEqual(
        await expectInvalidFields({
          description: '加微信 xiangliao88 看货',
          specText: '代开发票',
          contactName: '一三八零零一三八零零零'
        }),
        { description: 'contact', specText: 'banned', contactName: 'contact' }
      );
    });

    it('a supply with files of others or from elsewhere is refused, also as a draft', async () => {
      const foreign = await uploadPhoto(server, await newPerson(server));
      for (const [changes, field] of [
        [{ photos: [foreign] }, 'photos.0'],
        [{ photos: ['https://spy.example/pixel.png'] }, 'photos.0'],
        [{ documents: [{ name: '检测报告', url: '/uploads/none.pdf', type: 'pdf' }] }, 'documents.0'],
        [{ video: '/uploads/none.mp4' }, 'video']
      ] as const) {
        const body = await supplyBody(server, seller, changes as Partial<SupplyFields>);
        for (const call of [saveCall, submitCall] as const) {
          assert.deepEqual((await server.api.expectError(call, body, as(seller))).fields, { [field]: 'unknown' });
        }
      }
      assert.equal((await mine()).items.length, 0);
    });

    it('a supply with the id of a supply of others is refused', async () => {
      const { id } = await publishedSupply(server, seller);
      const stranger = await newPerson(server);
      for (const call of [saveCall, submitCall] as const) {
        const body = await supplyBody(server, stranger, {}, { id });
        assert.equal((await server.api.expectError(call, body, as(stranger))).error, 'FORBIDDEN');
      }
      for (const [call, input] of [
        ['POST /api/front/supply/own', { id }],
        ['POST /api/front/supply/copy', { id, requestId: newId() }]
      ] as const) {
        assert.equal((await server.api.expectError(call, input, as(stranger))).error, 'FORBIDDEN');
      }
    });

    it('a supply for a company by a member of none is refused', async () => {
      const body = await supplyBody(server, seller, {}, { asCompany: true });
      assert.deepEqual(await server.api.expectError(submitCall, body, as(seller)), {
        error: 'FORBIDDEN',
        needs: 'company'
      });
    });

    it('a supply whose company is dissolved while the texts are moderated is refused, not moved to another company', async () => {
      const id = await setupCompany(server, seller, '供货解散公司');
      await setupMember(server, await setupCompany(server, await newPerson(server)), seller.id);
      const dissolution = { id, name: '供货解散公司' };
      const textModeration = moderationDuring(() =>
        server.api.call('POST /api/front/team/dissolve', dissolution, as(seller))
      );
      const body = await supplyBody(server, seller, {}, { asCompany: true });
      const refusal = await withDeps(server, { textModeration }, () =>
        server.api.expectError(submitCall, body, as(seller))
      );
      assert.deepEqual(refusal, { error: 'FORBIDDEN', needs: 'company' });
    });

    it('a supply for a company that is being dissolved is refused, and copied without it', async () => {
      for (const action of ['save', 'submit', 'submit a draft', 'copy'] as const) {
        const owner = await newPerson(server);
        const company = { id: await setupCompany(server, owner, `供货${action}公司`), name: `供货${action}公司` };
        const own = await server.api.call(
          saveCall,
          await supplyBody(server, owner, {}, { asCompany: action === 'copy' }),
          as(owner)
        );
        const id = action === 'submit a draft' ? own.id : null;
        const body = await supplyBody(server, owner, {}, { id, asCompany: true });
        let answer: Promise<{ code: number }> | undefined;
        await server.db.transaction().execute(async (tx) => {
          await applyDissolution(tx, company, server.deps.now().getTime());
          answer =
            action === 'copy'
              ? server.api.send('POST /api/front/supply/copy', { id: own.id, requestId: newId() }, as(owner))
              : server.api.send(action === 'save' ? saveCall : submitCall, body, as(owner));
          const failure = `${action} does not wait for the dissolution`;
          await waitUntil(() => isLockAwaited(server.db), { failure });
        });
        assert.equal((await answer)?.code, action === 'copy' ? 200 : 403, action);
        const rows = await server.db.selectFrom('supply').where('owner_user_id', '=', owner.id).selectAll().execute();
        assert.deepEqual(new Set(rows.map((row) => row.company_id)), new Set([null]), action);
      }
    });
  });

  describe('a repeated request', () => {
    it('a repeated submission makes one supply, also at once', async () => {
      const body = await supplyBody(server, seller);
      const answers = await Promise.all([1, 2, 3, 4].map(() => server.api.call(submitCall, body, as(seller))));
      assert.equal(new Set(answers.map(({ id }) => id)).size, 1);
      assert.equal((await server.api.call(submitCall, body, as(seller))).status, 'pending');
      assert.equal((await mine()).items.length, 1);
    });

    it('a form whose draft was saved without a response is submitted as that draft', async () => {
      const body = await supplyBody(server, seller);
      const draft = await server.api.call(saveCall, body, as(seller));
      const sent = await server.api.call(
        submitCall,
        { ...body, fields: { ...body.fields, title: '改过的八角' } },
        as(seller)
      );
      assert.deepEqual([sent.id, sent.status, sent.title], [draft.id, 'pending', '改过的八角']);
    });

    it('a form that was submitted without a response stays submitted when it is saved again', async () => {
      const body = await supplyBody(server, seller);
      const { id } = await server.api.call(saveCall, body, as(seller));
      await server.api.call(submitCall, { ...body, id, requestId: newId() }, as(seller));
      const kept = await server.api.call(saveCall, body, as(seller));
      assert.deepEqual([kept.id, kept.status], [id, 'pending']);
      assert.equal((await mine()).items.length, 1);
    });

    it('a withdrawn supply can be submitted again, also with the same request id', async () => {
      const body = await supplyBody(server, seller);
      const { id } = await server.api.call(submitCall, body, as(seller));
      await actOnSupply(server, seller, id, { action: 'withdraw' });
      const sent = await server.api.call(submitCall, body, as(seller));
      assert.deepEqual([sent.id, sent.status], [id, 'pending']);
    });

    it('a repeated submission is answered without another moderation', async () => {
      const body = await supplyBody(server, seller);
      const { id } = await server.api.call(submitCall, body, as(seller));
      const textModeration = { isAllowed: () => Promise.reject(new Error('moderated again')) };
      const repeated = await withDeps(server, { textModeration }, () => server.api.call(submitCall, body, as(seller)));
      assert.deepEqual([repeated.id, repeated.status], [id, 'pending']);
    });

    it('a repeated copy makes one draft', async () => {
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

  it('releases the video of an edit that goes back to the published one', async () => {
    const uploadVideo = async () => {
      const form = multipart('file', mp4File(), { authorization: `Bearer ${seller.token}` });
      const response = await server.app.inject({ method: 'POST', url: '/api/front/upload/video', ...form });
      return response.json<{ data: UploadedVideo }>().data.url;
    };
    const [published, other] = [await uploadVideo(), await uploadVideo()];
    const { id } = await publishedSupply(server, seller, { video: published });
    const save = async (video: string, about: { id: string | null } = { id: null }) =>
      server.api.send(saveCall, await supplyBody(server, seller, { video }, about), as(seller));
    assert.equal((await save(other, { id })).code, 200);
    assert.equal((await save(other)).code, 400, 'it is in use');
    assert.equal((await save(published, { id })).code, 200);
    assert.equal((await save(other)).code, 200);
    assert.equal((await save(published)).code, 400, 'it is published');
  });

  describe('the limits of open supplies and drafts', () => {
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

    it('a member has one open supply, a verified person ten', async () => {
      const verified = await verifiedPerson(server);
      for (const [person, limit, needs] of [
        [seller, OPEN_LIMITS.member, 'verify'],
        [verified, OPEN_LIMITS.verified, 'company']
      ] as const) {
        await fill(person, limit - 1 || 1);
        if (limit > 1) await submitSupply(server, person);
        const body = await supplyBody(server, person);
        assert.deepEqual(await server.api.expectError(submitCall, body, as(person)), { error: 'FORBIDDEN', needs });
      }
    });

    it('a company has thirty open supplies, which do not count against the person’s own', async () => {
      const companyId = await setupCompany(server, seller);
      await fill(seller, OPEN_LIMITS.company, companyId);
      const body = await supplyBody(server, seller, {}, { asCompany: true });
      assert.equal((await server.api.expectError(submitCall, body, as(seller))).error, 'CONFLICT');
      assert.equal((await submitSupply(server, seller)).status, 'pending');
    });

    it('a company has a limit of its own only while its licence is verified', async () => {
      const companyId = await setupCompany(server, seller);
      await server.db.updateTable('company').set({ verified_at_ms: null }).where('id', '=', companyId).execute();
      await server.db.deleteFrom('user_verification').where('user_id', '=', seller.id).execute();
      const body = await supplyBody(server, seller, {}, { asCompany: true });
      assert.deepEqual(await server.api.expectError(submitCall, body, as(seller)), {
        error: 'FORBIDDEN',
        needs: 'company'
      });
    });

    it('two submissions at once cannot both pass the limit', async () => {
      const bodies = [await supplyBody(server, seller), await supplyBody(server, seller)];
      const envelopes = await Promise.all(bodies.map((body) => server.api.send(submitCall, body, as(seller))));
      assert.deepEqual(envelopes.map(({ code }) => code).sort(), [200, 403]);
    });

    it('a supply counts against the limit again when it becomes open again', async () => {
      const first = await publishedSupply(server, seller);
      await reviewSupplyAs(server, first.id, 'takedown');
      await publishedSupply(server, seller);
      const appeal = { id: first.id, do: { action: 'appeal', text: '货是真的，请再看一次' } };
      assert.deepEqual(await server.api.expectError('POST /api/front/supply/act', appeal, as(seller)), {
        error: 'FORBIDDEN',
        needs: 'verify'
      });
    });

    it('drafts have a limit of their own', async () => {
      for (let count = 0; count < MAX_DRAFTS; count += 1) {
        await server.api.call(saveCall, await supplyBody(server, seller, { photos: [] }), as(seller));
      }
      const { error, fields } = await server.api.expectError(saveCall, await supplyBody(server, seller), as(seller));
      assert.deepEqual([error, fields], ['CONFLICT', { drafts: 'tooMany' }]);
    });

    it('two drafts at once cannot both pass the limit', async () => {
      for (let count = 1; count < MAX_DRAFTS; count += 1) {
        await server.api.call(saveCall, await supplyBody(server, seller, { photos: [] }), as(seller));
      }
      const bodies = [await supplyBody(server, seller), await supplyBody(server, seller)];
      const envelopes = await Promise.all(bodies.map((body) => server.api.send(saveCall, body, as(seller))));
      assert.deepEqual(envelopes.map(({ code }) => code).sort(), [200, 409]);
    });
  });
});
