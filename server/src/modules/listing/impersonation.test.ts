import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { newPerson, setupCompany, type TestPerson } from '../../testing/setupCompany';
import { publishedSupply } from '../../testing/supplies';
import { type TestApp, testApp } from '../../testing/testApp';

const NAME = '后来登记的八角合作社';

describe('a nickname equal to a company name', () => {
  let server: TestApp;
  let impostor: TestPerson;
  before(async () => {
    server = await testApp({ isSeeded: true });
    impostor = await newPerson(server);
  });
  after(() => server.close());

  const rename = (nickname: string, { token }: TestPerson) =>
    [{ nickname }, { token }] as [{ nickname: string }, { token: string }];
  const update = 'POST /api/member/user/basicInfo/update';
  const offer = { varietyId: 'star-anise', otherVariety: '' };
  const listed = async (certifiedOnly: boolean) => {
    const { items } = await server.api.call('GET /api/front/supply/list', { certifiedOnly, limit: 20 });
    return items.filter(({ seller }) => seller.name === NAME);
  };
  const searchCompanies = async () => (await server.api.call('GET /api/front/search/companies', { q: NAME })).items;

  it('is refused regardless of width, case, spaces and punctuation', async () => {
    const person = await newPerson(server);
    await setupCompany(server, person, 'ABC（玉林）香料·公司');
    for (const nickname of ['ABC玉林香料公司', 'ａｂｃ玉林 香料-公司', '桂南香叶供应链演示']) {
      const { error, fields } = await server.api.expectError(update, ...rename(nickname, person));
      assert.deepEqual([error, fields], ['VALIDATION', { nickname: 'banned' }], nickname);
    }
    await server.api.call(update, ...rename('ABC玉林香料', person));
  });

  it('a nickname that is older than the company has no badge and no share in its page and figures', async () => {
    await server.api.call(update, ...rename(NAME, impostor));
    const { id: foreign } = await publishedSupply(server, impostor, offer);
    const owner = await newPerson(server);
    const company = await setupCompany(server, owner, NAME);
    const page = () => server.api.call('GET /api/front/company/supplies', { id: company });
    const info = () => server.api.call('GET /api/front/company/info', { id: company });

    assert.deepEqual((await page()).items, []);
    assert.equal((await info()).supplyCount, 0);
    assert.deepEqual(
      (await listed(false)).map(({ id, seller }) => [id, seller]),
      [[foreign, { name: NAME, verifications: [], companyId: null }]]
    );
    assert.deepEqual(await listed(true), []);
    assert.deepEqual(await searchCompanies(), []);

    const { id: own } = await publishedSupply(server, owner, offer, { asCompany: true });
    assert.deepEqual(
      (await page()).items.map(({ id }) => id),
      [own]
    );
    assert.deepEqual(
      (await listed(true)).map(({ id, seller }) => [id, seller.companyId]),
      [[own, company]]
    );
    assert.deepEqual(
      (await searchCompanies()).map(({ id, supplyCount }) => [id, supplyCount]),
      [[company, 1]]
    );

    await server.api.call('POST /api/front/team/dissolve', { id: company, name: NAME }, { token: owner.token });
    assert.deepEqual(
      (await listed(false)).map(({ id }) => id),
      [foreign]
    );
  });
});
