import type { Region } from '@contract/region';
import { parsePastedAddress } from './parsePastedAddress';

const buildRegion = (code: string, name: string, children?: Region[]): Region => ({
  code,
  name,
  ...(children && { children })
});

const tree: Region[] = [
  buildRegion('110000', '北京市', [
    buildRegion('110100', '北京市', [
      buildRegion('110105', '朝阳区'),
      buildRegion('110108', '海淀区'),
      buildRegion('110101', '东城区')
    ])
  ]),
  buildRegion('120000', '天津市', [
    buildRegion('120100', '天津市', [buildRegion('120101', '和平区'), buildRegion('120105', '河北区')])
  ]),
  buildRegion('130000', '河北省', [
    buildRegion('130100', '石家庄市', [buildRegion('130102', '长安区')]),
    buildRegion('130600', '保定市', [buildRegion('130683', '安国市')])
  ]),
  buildRegion('150000', '内蒙古自治区', [buildRegion('152500', '锡林郭勒盟', [buildRegion('152502', '锡林浩特市')])]),
  buildRegion('210000', '辽宁省', [buildRegion('211300', '朝阳市', [buildRegion('211321', '朝阳县')])]),
  buildRegion('220000', '吉林省', [buildRegion('220100', '长春市', [buildRegion('220104', '朝阳区')])]),
  buildRegion('440000', '广东省', [
    buildRegion('440100', '广州市', [buildRegion('440103', '荔湾区'), buildRegion('440106', '天河区')]),
    buildRegion('441900', '东莞市')
  ]),
  buildRegion('450000', '广西壮族自治区', [
    buildRegion('450100', '南宁市', [buildRegion('450103', '青秀区')]),
    buildRegion('450900', '玉林市', [
      buildRegion('450902', '玉州区'),
      buildRegion('450923', '博白县'),
      buildRegion('450921', '容县'),
      buildRegion('450981', '北流市')
    ])
  ]),
  buildRegion('460000', '海南省', [
    buildRegion('460100', '海口市', [buildRegion('460106', '龙华区')]),
    buildRegion('469000', '省直辖县级行政区划', [buildRegion('469002', '琼海市')])
  ]),
  buildRegion('500000', '重庆市', [
    buildRegion('500100', '重庆市', [buildRegion('500105', '江北区')]),
    buildRegion('500200', '县', [buildRegion('500235', '云阳县')])
  ]),
  buildRegion('530000', '云南省', [
    buildRegion('533300', '怒江傈僳族自治州', [
      buildRegion('533301', '泸水市'),
      buildRegion('533324', '贡山独龙族怒族自治县')
    ])
  ]),
  buildRegion('650000', '新疆维吾尔自治区', [
    buildRegion('652800', '巴音郭楞蒙古自治州', [buildRegion('652826', '焉耆回族自治县')])
  ])
];

const parse = (text: string) => {
  const { region, ...rest } = parsePastedAddress(text, tree);
  return { ...rest, ...(region && { code: region.code }) };
};

const complete = { receiver: '张三', mobile: '13800138000', code: '450902', street: '二环北路香料市场3栋5号' };

describe('parsePastedAddress', () => {
  it.each([
    ['the word for the number', '张三 广西壮族自治区玉林市玉州区二环北路香料市场3栋5号 电话13800138000'],
    [
      'instructions for the courier',
      '张三 13800138000 广西壮族自治区玉林市玉州区二环北路香料市场3栋5号，麻烦送货前打电话'
    ],
    ['both', '收件人：张三，电话13800138000，广西壮族自治区玉林市玉州区二环北路香料市场3栋5号。到货前提前联系，谢谢！']
  ])('leaves this out of the street: %s', (_what, text) => expect(parse(text)).toEqual(complete));

  it.each([
    ['name first', '张三 13800138000 广西壮族自治区玉林市玉州区二环北路香料市场3栋5号'],
    ['number first', '13800138000 张三 广西壮族自治区玉林市玉州区二环北路香料市场3栋5号'],
    ['street first', '广西壮族自治区玉林市玉州区二环北路香料市场3栋5号 张三 13800138000'],
    ['name after the street, number first', '13800138000，广西玉林玉州区二环北路香料市场3栋5号，张三'],
    ['commas', '张三,13800138000,广西壮族自治区,玉林市,玉州区,二环北路香料市场3栋5号'],
    ['Chinese commas and semicolons', '张三；13800138000；广西玉林市玉州区，二环北路香料市场3栋5号'],
    ['lines', '张三\n13800138000\n广西 玉林市 玉州区\n二环北路香料市场3栋5号'],
    ['Windows lines', '张三\r\n13800138000\r\n广西玉林市玉州区\r\n二环北路香料市场3栋5号\r\n'],
    ['nothing between', '张三13800138000广西玉林市玉州区二环北路香料市场3栋5号'],
    ['the province in short', '张三 13800138000 广西玉林市玉州区二环北路香料市场3栋5号'],
    ['all of it in short', '张三 13800138000 广西玉林玉州二环北路香料市场3栋5号'],
    ['no province', '张三 13800138000 玉林市玉州区二环北路香料市场3栋5号'],
    ['no city', '张三 13800138000 广西玉州区二环北路香料市场3栋5号'],
    ['the district only', '张三 13800138000 玉州区二环北路香料市场3栋5号'],
    ['a wrong word for the province', '张三 13800138000 广西省玉林市玉州区二环北路香料市场3栋5号'],
    ['spaces in the number', '张三 138 0013 8000 广西玉林市玉州区二环北路香料市场3栋5号'],
    ['hyphens in the number', '张三 138-0013-8000 广西玉林市玉州区二环北路香料市场3栋5号'],
    ['the country code', '张三 +86 13800138000 广西玉林市玉州区二环北路香料市场3栋5号'],
    ['the country code, joined', '张三 +8613800138000 广西玉林市玉州区二环北路香料市场3栋5号'],
    ['the country code with zeros', '张三 0086-138-0013-8000 广西玉林市玉州区二环北路香料市场3栋5号'],
    ['wide digits', '张三 １３８００１３８０００ 广西玉林市玉州区二环北路香料市场３栋５号'],
    ['wide spaces', '张三　13800138000　广西玉林市玉州区　二环北路香料市场3栋5号'],
    ['labels', '收货人：张三\n手机号：13800138000\n所在地区：广西玉林市玉州区\n详细地址：二环北路香料市场3栋5号'],
    ['labels of a shop', '收件人: 张三 联系电话: 13800138000 收货地址: 广西玉林市玉州区二环北路香料市场3栋5号'],
    ['labels without colons', '姓名 张三 电话 13800138000 地址 广西玉林市玉州区二环北路香料市场3栋5号'],
    ['labels in another order', '地址：广西玉林市玉州区二环北路香料市场3栋5号，电话：13800138000，联系人：张三'],
    ['invisible characters', '\u200b张三\ufeff 13800138000 \u202d广西玉林市玉州区二环北路香料市场3栋5号'],
    ['slashes between the levels', '张三 13800138000 广西/玉林市/玉州区 二环北路香料市场3栋5号'],
    ['a street in two parts', '张三 13800138000 广西玉林市玉州区 二环北路香料市场 3栋5号']
  ])('parses an address with %s', (_, text) => {
    expect(parse(text)).toEqual(complete);
  });

  it.each([
    ['a municipality', '李四 13900139000 北京市朝阳区望京街10号', '110105'],
    ['a municipality named twice', '李四 13900139000 北京市北京市朝阳区望京街10号', '110105'],
    ['a municipality in short', '李四 13900139000 北京朝阳望京街10号', '110105'],
    ['a county of Chongqing', '李四 13900139000 重庆市云阳县望京街10号', '500235'],
    ['a district that is called like a province', '李四 13900139000 天津市河北区望京街10号', '120105'],
    ['a city that is called like districts elsewhere', '李四 13900139000 辽宁省朝阳市朝阳县望京街10号', '211321'],
    ['a city without districts', '李四 13900139000 广东省东莞市望京街10号', '441900'],
    ['a county-level city', '李四 13900139000 广西玉林北流市望京街10号', '450981'],
    ['a name of two characters', '李四 13900139000 广西玉林市容县望京街10号', '450921'],
    ['a prefecture by its short name', '李四 13900139000 云南怒江州泸水市望京街10号', '533301'],
    ['a prefecture by its full name', '李四 13900139000 云南省怒江傈僳族自治州泸水市望京街10号', '533301'],
    ['an autonomous county in short', '李四 13900139000 新疆巴音郭楞州焉耆县望京街10号', '652826'],
    ['a league', '李四 13900139000 内蒙古锡林郭勒盟锡林浩特市望京街10号', '152502'],
    ['a city right below the province', '李四 13900139000 海南省琼海市望京街10号', '469002']
  ])('recognises %s', (_, text, code) => {
    expect(parse(text)).toEqual({ receiver: '李四', mobile: '13900139000', code, street: '望京街10号' });
  });

  it('marks a city without a district as inexact', () => {
    const { region } = parsePastedAddress('张三 13800138000 广西玉林市二环北路1号', tree);
    expect(region).toEqual({ code: '450900', names: ['广西壮族自治区', '玉林市'], isExact: false });
  });

  it('names a municipality only once', () => {
    expect(parsePastedAddress('北京市朝阳区望京街', tree).region?.names).toEqual(['北京市', '朝阳区']);
  });

  it('does not guess between districts of the same name', () => {
    expect(parse('张三 13800138000 朝阳区望京街10号')).not.toHaveProperty('code');
  });

  it.each([
    ['先生', '李先生 13800138000 广西玉林市玉州区望京街10号', '李先生'],
    ['a name of four characters', '欧阳志强 13800138000 广西玉林市玉州区望京街10号', '欧阳志强'],
    ['a transcribed name, labelled', '收货人：阿迪力·买买提 13800138000 广西玉林市玉州区望京街10号', '阿迪力·买买提'],
    ['a Latin name', 'Peter 13800138000 广西玉林市玉州区望京街10号', 'Peter'],
    ['a company, labelled', '收货人：桂南香叶供应链 13800138000 广西玉林市玉州区望京街10号', '桂南香叶供应链']
  ])("recognises %s as the recipient's name", (_, text, receiver) => {
    expect(parse(text)).toEqual({ receiver, mobile: '13800138000', code: '450902', street: '望京街10号' });
  });

  it.each([
    ['no number', '张三 广西玉林市玉州区二环北路1号', { receiver: '张三', code: '450902', street: '二环北路1号' }],
    [
      'no name',
      '13800138000 广西玉林市玉州区二环北路1号',
      { mobile: '13800138000', code: '450902', street: '二环北路1号' }
    ],
    ['a number alone', '13800138000', { mobile: '13800138000' }],
    ['a number with a digit too many', '138001380001', { street: '138001380001' }],
    ['a landline', '0775-3850001', { street: '0775-3850001' }],
    ['nothing', '  \n ', {}],
    ['no address at all', '明天开会', { receiver: '明天开会' }]
  ])('returns only what it finds in a text with %s', (_, text, found) => {
    expect(parse(text)).toEqual(found);
  });

  it('parses the longest text quickly', () => {
    expect(parse('玉林市'.repeat(46))).toHaveProperty('code', '450900');
  });
});
