import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { testApp, type TestApp } from '../../testing/testApp';
import { isDistrict, regionOf } from './region.service';

describe('the regions of the country', () => {
  let server: TestApp;
  before(async () => (server = await testApp()));
  after(() => server.close());

  it('are 34 provinces with everything inside them', async () => {
    const tree = await server.api.call('GET /api/front/region/tree', undefined);
    assert.equal(tree.length, 34);
    const guangxi = tree.find(({ code }) => code === '450000');
    const yulin = guangxi?.children?.find(({ name }) => name === '玉林市');
    assert.deepEqual(yulin?.children?.[0], { code: '450902', name: '玉州区' });
    const districts = tree.flatMap(({ children = [] }) => children).flatMap((city) => city.children ?? []);
    assert.ok(districts.length > 2800, String(districts.length));
  });

  it('refuses a code that there is not', () => {
    assert.equal(regionOf('999999'), null);
    assert.equal(isDistrict('999999'), false);
  });

  it('names the way to a district, a municipality once', () => {
    assert.deepEqual(regionOf('450902'), { code: '450902', names: ['广西壮族自治区', '玉林市', '玉州区'] });
    assert.deepEqual(regionOf('110101'), { code: '110101', names: ['北京市', '东城区'] });
  });

  it('is exact at a district, or where there is none at the city or province', () => {
    assert.deepEqual(['450000', '450900', '450902', '441900', '810000'].map(isDistrict), [
      false,
      false,
      true,
      true,
      true
    ]);
  });
});
