import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { CallInput } from '@contract';
import { DAY_MS } from '@rules/duration';
import { ServiceUnavailableError } from '../../providers/externalService';
import { cancelAndErase } from '../../testing/accountCancellation';
import { inquiries, textMessage } from '../../testing/inquiries';
import { newPerson, setupCompany } from '../../testing/setupCompany';
import { publishedSupply } from '../../testing/supplies';
import { type TestApp, testApp } from '../../testing/testApp';
import { sendQuotation, setupOpenPurchase, type TestPerson, verifiedPerson } from '../../testing/trade';
import { withDeps } from '../../testing/withDeps';
import { purgeTranslations } from './translation.service';

const translate = 'POST /api/front/translation/translate';
const TEXT = '自有烘房烘干，色泽自然。';

describe('translation of members’ texts', () => {
  let server: TestApp;
  let seller: TestPerson;
  let viewer: TestPerson;
  let supplyId: string;
  /** Texts that the service got. */
  const sent: string[] = [];
  const translator = {
    name: '译通',
    isDemo: false,
    translate: (text: string, language: string): Promise<string> => {
      sent.push(text);
      return Promise.resolve(`${language}: ${text}`);
    }
  };

  before(async () => {
    server = await testApp({ deps: { textTranslator: translator } });
    [seller, viewer] = [await verifiedPerson(server), await newPerson(server)];
    supplyId = (await publishedSupply(server, seller, { description: TEXT })).id;
  });
  after(() => server.close());
  beforeEach(() => {
    sent.length = 0;
  });

  const description = (id = supplyId, language: CallInput<typeof translate>['language'] = 'en') =>
    ({ kind: 'supplyDescription', id, language }) as const;
  const stored = () => server.db.selectFrom('translation').selectAll().execute();
  const clear = () => server.db.deleteFrom('translation').execute();

  it('refuses texts of its callers, unknown kinds and other languages', async () => {
    for (const input of [
      { ...description(), text: '任意一段文字' },
      { ...description(), kind: 'article' },
      { ...description(), language: 'de' }
    ])
      assert.equal((await server.api.expectError(translate, input)).error, 'VALIDATION');
    assert.deepEqual(sent, []);
  });

  it('refuses what is not shown, and an empty text', async () => {
    const { id } = await publishedSupply(server, seller, { description: '' });
    for (const input of [
      description('unknown'),
      description(id),
      { kind: 'companyIntro', id: 'unknown', language: 'en' },
      { kind: 'cardIntro', id: 'unknown', language: 'en' }
    ])
      assert.equal((await server.api.expectError(translate, input)).error, 'NOT_FOUND');
    await server.db.updateTable('supply').set({ removed_at_ms: 1 }).where('id', '=', id).execute();
    assert.equal(
      (await server.api.expectError(translate, { kind: 'supplyTitle', id, language: 'en' })).error,
      'NOT_FOUND'
    );
    assert.deepEqual(sent, []);
  });

  it('gives texts between members to their sides only', async () => {
    const { threadId, message } = await inquiries(server).send(viewer, { supplyId }, textMessage('还有货吗？'));
    const ref = { kind: 'inquiryMessage', id: threadId, part: message.id, language: 'en' } as const;
    const outsider = await newPerson(server);
    assert.equal((await server.api.expectError(translate, ref)).error, 'UNAUTHORIZED');
    assert.equal((await server.api.expectError(translate, ref, { token: outsider.token })).error, 'FORBIDDEN');
    const unknown = { ...ref, part: 'unknown' };
    assert.equal((await server.api.expectError(translate, unknown, { token: seller.token })).error, 'NOT_FOUND');
    assert.deepEqual(sent, []);
    const { text } = await server.api.call(translate, ref, { token: seller.token });
    assert.equal(text, 'en: 还有货吗？');
  });

  it('gives the texts of requests and quotations with the rights of reading them', async () => {
    const [buyer, supplier] = [await newPerson(server), await verifiedPerson(server)];
    await setupCompany(server, buyer);
    await setupCompany(server, supplier);
    const purchaseId = await setupOpenPurchase(server, buyer, { audience: 'verifiedCompanies' }, true);
    const demand = { kind: 'purchaseDemand', id: purchaseId, language: 'fr' } as const;
    const title = { ...demand, kind: 'purchaseTitle' } as const;
    assert.equal((await server.api.expectError(translate, demand)).error, 'FORBIDDEN');
    assert.equal((await server.api.expectError(translate, title, { token: viewer.token })).error, 'FORBIDDEN');
    const { id } = await sendQuotation(server, supplier, purchaseId, { remark: '可以分两批发货。' }, true);
    const remark = { kind: 'quotationRemark', id, part: '1', language: 'fr' } as const;
    assert.equal((await server.api.expectError(translate, remark, { token: viewer.token })).error, 'NOT_FOUND');
    assert.deepEqual(sent, []);
    for (const [ref, text] of [
      [demand, 'fr: 干燥无霉，水分不超过 13%'],
      [title, 'fr: 采购大红八角五吨'],
      [remark, 'fr: 可以分两批发货。']
    ] as const)
      assert.equal((await server.api.call(translate, ref, { token: supplier.token })).text, text);
  });

  it('refuses a text that the viewer can read already', async () => {
    const { error, fields } = await server.api.expectError(translate, description(supplyId, 'zh-Hant'));
    assert.deepEqual([error, fields], ['VALIDATION', { language: 'same' }]);
  });

  it('is not offered without a service', async () => {
    assert.deepEqual(await server.api.call('GET /api/front/translation/service', undefined), {
      name: '译通',
      isDemo: false
    });
    await withDeps(server, { textTranslator: null }, async () => {
      assert.equal(await server.api.call('GET /api/front/translation/service', undefined), null);
      await assert.rejects(server.api.call(translate, description()), /HTTP 503/);
    });
  });

  it('stores nothing when the service fails or answers what may not be shown, and can be repeated', async () => {
    await clear();
    const failing = { ...translator, translate: () => Promise.reject(new ServiceUnavailableError('away')) };
    const offensive = { ...translator, translate: () => Promise.resolve('海洛因') };
    for (const textTranslator of [failing, offensive])
      await withDeps(server, { textTranslator }, () =>
        assert.rejects(server.api.call(translate, description()), /503/)
      );
    assert.deepEqual(await stored(), []);
    assert.equal((await server.api.call(translate, description())).text, `en: ${TEXT}`);
  });

  it('limits new translations of a visitor, and gives stored ones beyond', async () => {
    const from = '203.0.113.9';
    await clear();
    await server.api.call(translate, description(), { from });
    const counts = () => server.db.selectFrom('rate_window').select('key').where('key', 'like', 'translateVisitor:%');
    await server.db.updateTable('rate_window').set({ count: 30 }).where('key', 'in', counts()).execute();
    const other = description(supplyId, 'es');
    assert.equal((await server.api.expectError(translate, other, { from })).error, 'RATE_LIMITED');
    assert.equal((await server.api.call(translate, description(), { from })).text, `en: ${TEXT}`);
    assert.equal((await server.api.call(translate, other, { token: viewer.token })).text, `es: ${TEXT}`);
    // All visitors of the tests share it.
    await server.db.deleteFrom('rate_window').where('key', 'in', counts()).execute();
  });

  it('asks the service once for viewers at once and after each other', async () => {
    await clear();
    const texts = await Promise.all([1, 2, 3, 4].map(() => server.api.call(translate, description(supplyId, 'fr'))));
    await server.api.call(translate, description(supplyId, 'fr'), { token: viewer.token });
    assert.deepEqual([new Set(texts.map(({ text }) => text)).size, sent.length], [1, 1]);
  });

  it('translates a changed text again, and with another service', async () => {
    await server.api.call(translate, description());
    sent.length = 0;
    const fields = await server.db
      .selectFrom('supply')
      .select('public_fields')
      .where('id', '=', supplyId)
      .executeTakeFirstOrThrow();
    const changed = { ...fields.public_fields, description: '换了一批新货。' };
    const change = (value: unknown) =>
      server.db
        .updateTable('supply')
        .set({ public_fields: JSON.stringify(value) })
        .where('id', '=', supplyId)
        .execute();
    await change(changed);
    assert.equal((await server.api.call(translate, description())).text, 'en: 换了一批新货。');
    await change(fields.public_fields);
    await withDeps(server, { textTranslator: { ...translator, name: '另一家' } }, async () => {
      assert.equal((await server.api.call(translate, description())).text, `en: ${TEXT}`);
    });
    assert.equal(sent.length, 2);
  });

  it('keeps contact data from the service', async () => {
    const { threadId, message } = await inquiries(server).send(
      viewer,
      { supplyId },
      textMessage('要十吨，货款 1234567 元')
    );
    const ref = { kind: 'inquiryMessage', id: threadId, part: message.id, language: 'en' } as const;
    const { text } = await server.api.call(translate, ref, { token: seller.token });
    assert.deepEqual(sent, ['要十吨，货款 [[1]] 元']);
    assert.equal(text, 'en: 要十吨，货款 1234567 元');
  });

  it('is deleted after 30 days', async () => {
    await clear();
    await server.api.call(translate, description());
    const nowMs = server.deps.now().getTime();
    await purgeTranslations(server.db, nowMs + 29 * DAY_MS);
    assert.equal((await stored()).length, 1);
    await purgeTranslations(server.db, nowMs + 31 * DAY_MS);
    assert.deepEqual(await stored(), []);
  });

  it('[compliance 5] is erased with the account of the author, also one that arrives during the erasure', async () => {
    await clear();
    const leaving = await verifiedPerson(server);
    const { id } = await publishedSupply(server, leaving, { description: TEXT });
    await server.api.call(translate, description(id, 'fr'));
    const during = {
      ...translator,
      translate: async () => {
        await cancelAndErase(server, leaving.token);
        return 'too late';
      }
    };
    await withDeps(server, { textTranslator: during }, async () => {
      assert.equal((await server.api.expectError(translate, description(id))).error, 'NOT_FOUND');
    });
    assert.deepEqual(await stored(), []);
  });
});
