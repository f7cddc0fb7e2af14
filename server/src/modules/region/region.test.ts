import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type TestApp, testApp } from '../../testing/testApp';
import { isDistrict, regionOf } from './region.service';

describe('regions', () => {
  let server: TestApp;
  before(async () => (server = await testApp()));
  after(() => server.close());

  it('has 34 provinces with everything inside them', async () => {
    const tree = await server.api.call('GET /api/front/region/tree', undefined);
    assert.equal(tree.length, 34);
    const guangxi = tree.find(({ code }) => code === '450000');
    const yulin = guangxi?.children?.find(({ name }) => name === '玉林市');
    assert.deepEqual(yulin?.children?.[0], { code: '450902', name: '玉州区' });
    const districts = tree.flatMap(({ children = [] }) => children).flatMap((city) => city.children ?? []);
    assert.ok(districts.length > 2800, String(districts.length));
  });

  it('rejects an unknown code', () => {
    assert.equal(regionOf('999999'), null);
    assert.equal(isDistrict('999999'), false);
  });

  it('returns the names above a district, a municipality once', () => {
    assert.deepEqual(regionOf('450902'), { code: '450902', names: ['广西壮族自治区', '玉林市', '玉州区'] });
    assert.deepEqual(regionOf('110101'), { code: '110101', names: ['北京市', '东城区'] });
  });

  it('is exact at a district, or at the city or province where there is none', () => {
    assert.deepEqual(['450000', '450900', '450902', '441900', '810000'].map(isDistrict), [
      false,
      false,
      true,
      true,
      true
    ]);
  });

  it('rejects a position that is more precise than ten kilometres, and one that does not exist', async () => {
    const refused = (near: string) => server.api.expectError('GET /api/front/region/near', { near });
    for (const near of ['', '22.63,110.2', '22,110', 'Yulin']) {
      assert.deepEqual((await refused(near)).fields, { near: 'pattern' }, near);
    }
    assert.deepEqual((await refused('91.0,110.2')).fields, { near: 'range' });
    assert.deepEqual((await refused('22.6,180.1')).fields, { near: 'range' });
  });

  it('returns the city of a position, and whether an address needs more than that', async () => {
    const near = (position: string) => server.api.call('GET /api/front/region/near', { near: position });
    const yulin = { code: '450900', names: ['广西壮族自治区', '玉林市'], isExact: false };
    assert.deepEqual(await near('22.6,110.2'), yulin);
    assert.deepEqual(await near('23.0,113.7'), { code: '441900', names: ['广东省', '东莞市'], isExact: true });
    assert.deepEqual(await near('39.9,116.4'), { code: '110100', names: ['北京市'], isExact: false });
    assert.deepEqual((await near('30.3,108.4'))?.names, ['重庆市'], 'where the register has no city');
    assert.equal(await near('35.7,139.7'), null, 'Tokyo');
    assert.equal(await near('-33.9,151.2'), null, 'Sydney');
  });
});
