import type { Region } from '@contract/region';
import { locationToAddress } from './locationToAddress';

const tree: Region[] = [
  {
    code: '450000',
    name: '广西壮族自治区',
    children: [{ code: '450900', name: '玉林市', children: [{ code: '450902', name: '玉州区' }] }]
  }
];
const point = { latitude: 22.6, longitude: 110.2 };
const parse = (address: string, name: string) => {
  const { region, street, position } = locationToAddress({ address, name, ...point }, tree);
  expect(position).toEqual(point);
  return [region?.code, region?.isExact, street];
};

describe('locationToAddress', () => {
  it.each([
    ['', '', [undefined, undefined, '']],
    ['河内市还剑郡', '', [undefined, undefined, '河内市还剑郡']],
    ['广西玉林市二环北路', '', ['450900', false, '二环北路']],
    ['广西壮族自治区玉林市玉州区', '', ['450902', true, '']]
  ])('fills only the parts that the map names: %s%s', (address, name, parts) => {
    expect(parse(address, name)).toEqual(parts);
  });

  it.each([
    ['广西壮族自治区玉林市玉州区二环北路168号', '香料交易中心', '二环北路168号香料交易中心'],
    ['中国广西壮族自治区玉林市玉州区 二环北路168号', '香料交易中心', '二环北路168号香料交易中心'],
    ['广西壮族自治区玉林市玉州区二环北路香料市场', '香料市场', '二环北路香料市场'],
    ['广西壮族自治区玉林市玉州区二环北路', '二环北路香料市场', '二环北路香料市场'],
    ['广西壮族自治区玉林市玉州区', '香料市场', '香料市场']
  ])('joins street and name without repetition: %s, %s', (address, name, street) => {
    expect(parse(address, name)).toEqual(['450902', true, street]);
  });

  it('cuts the street at its maximum length', () => {
    expect(parse('玉州区'.concat('路'.repeat(58)), '香料市场')).toEqual(['450902', true, `${'路'.repeat(58)}香料`]);
  });
});
