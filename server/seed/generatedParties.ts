import type { PartySeed } from './parties';
import { random } from './random';

/** Locations of the further companies: places of harvest and of trade. */
const TOWNS: [string, ...string[]] = [
  '广西玉林',
  '广西百色',
  '广西防城港',
  '广西北流',
  '广西容县',
  '云南怒江',
  '云南红河',
  '云南文山',
  '云南昆明',
  '四川成都',
  '四川汉源',
  '四川金阳',
  '陕西韩城',
  '甘肃民勤',
  '甘肃岷县',
  '新疆焉耆',
  '贵州遵义',
  '河南柘城',
  '山东金乡',
  '安徽亳州',
  '河北安国',
  '广东广州',
  '广东徐闻',
  '海南琼海',
  '重庆江津'
];
const NAME_STEMS = ['满山', '青桂', '聚香', '百草', '禾岭', '南亭', '云栈', '长坡', '金穗', '晒场'];
const SELLER_KINDS = ['香料行', '农业合作社', '香辛料加工厂', '供应链', '土产贸易'];
const BUYER_KINDS = ['调味食品', '火锅底料厂', '卤味食品', '复合调味料', '餐饮供应链'];
const SURNAMES = '韦覃黄陆农蓝岑莫梁甘何刘宋邹罗苏程丁任姚';
const GIVEN = ['家兴', '月娥', '水生', '桂芳', '文才', '美玲', '天佑', '艳芬', '宗明', '翠珍', '启航', '小满'];

const SELLER_COMPANIES = 28;
const BUYER_COMPANIES = 14;
const GROWERS = 34;
const HOUSEHOLDS = 12;

/** Further sellers, all invented: companies, then people in their own name. */
export const GENERATED_SELLERS: PartySeed[] = [
  ...companies(SELLER_COMPANIES, SELLER_KINDS, 'seller'),
  ...Array.from({ length: GROWERS }, (_, index) => person(index, index % 5 === 4 ? [] : ['person']))
];

/** Further buyers: companies, then people in their own name. */
export const GENERATED_BUYERS: PartySeed[] = [
  ...companies(BUYER_COMPANIES, BUYER_KINDS, 'buyer'),
  ...Array.from({ length: HOUSEHOLDS }, (_, index) => person(GROWERS + index, index % 3 === 2 ? [] : ['person']))
];

function companies(count: number, kinds: string[], salt: string): PartySeed[] {
  return Array.from({ length: count }, (_, index) => {
    const location = townAt(index, salt);
    const word = NAME_STEMS[(index * 3) % NAME_STEMS.length] ?? '';
    return {
      // The location distinguishes names that share a word, as in the trade.
      name: `${location.slice(2)}${word}${kinds[index % kinds.length]}`,
      verifications: index % 3 === 0 ? ['person', 'company'] : ['company'],
      location,
      range: index % 2 === 0 ? 'all' : 'local'
    };
  });
}

function person(index: number, verifications: PartySeed['verifications']): PartySeed {
  return {
    name: `${SURNAMES[index % SURNAMES.length]}${GIVEN[(index * 5) % GIVEN.length]}`,
    verifications,
    location: townAt(index, 'person'),
    range: 'local'
  };
}

function townAt(index: number, salt: string): string {
  const shift = random(salt).integer(0, TOWNS.length - 1);
  return TOWNS[(index + shift) % TOWNS.length] ?? TOWNS[0];
}
