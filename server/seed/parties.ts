import type { VerificationKind } from '@contract/user';

/** A seller or buyer; every name is invented. */
export interface PartySeed {
  name: string;
  verifications: VerificationKind[];
  location: string;
  /** Range of a seller: goods of the own region, of every region, or from abroad. Buyers take any. */
  range: 'local' | 'all' | 'import';
}

/** `kinds`: p a verified person, c a verified company, k a verified park; a dash for none. */
function party(name: string, kinds: string, location: string, range: PartySeed['range'] = 'local'): PartySeed {
  const known: Record<string, VerificationKind> = { p: 'person', c: 'company', k: 'park' };
  return { name, verifications: [...kinds].flatMap((kind) => known[kind] ?? []), location, range };
}

export const SELLERS: [PartySeed, ...PartySeed[]] = [
  party('桂南香叶供应链（演示）', 'pc', '广西玉林', 'all'),
  party('六万岭八角合作社', 'pc', '广西玉林'),
  party('玉州满仓香料行', 'c', '广西玉林', 'all'),
  party('防城十万桂业', 'pc', '广西防城港', 'local'),
  party('容州烟桂加工厂（演示）', 'c', '广西容县'),
  party('百越果香贸易', 'p', '广西百色'),
  party('怒水谷草果合作社', 'pc', '云南怒江'),
  party('红河谷香辛料', 'c', '云南红河'),
  party('滇香源商行', 'p', '云南昆明', 'all'),
  party('芝川椒农联合社', 'pc', '陕西韩城'),
  party('贡岭花椒坊（演示）', 'c', '四川汉源'),
  party('荷池巷香料铺', '-', '四川成都', 'all'),
  party('沙井子茴香社', 'c', '甘肃民勤'),
  party('焉河孜然庄园', 'pc', '新疆焉耆'),
  party('虾镇红椒仓', 'c', '贵州遵义'),
  party('中原椒业市集', 'p', '河南柘城'),
  party('金蒜坡食品原料', 'c', '山东金乡'),
  party('南洋帆香料进出口（演示）', 'pc', '广东广州', 'import'),
  party('友谊关通货栈', 'c', '广西凭祥', 'import'),
  party('清平里老铺', '-', '广东广州', 'all'),
  party('琼东胡椒园', 'c', '海南琼海'),
  party('岷山归源药材', 'pc', '甘肃岷县'),
  party('涡水芷香药材行', 'p', '安徽亳州', 'all'),
  party('瑶山排草合作社', '-', '广西金秀'),
  party('桂香提取科技（演示）', 'pck', '广西玉林')
];

export const BUYERS: [PartySeed, ...PartySeed[]] = [
  party('红泥灶火锅底料厂（演示）', 'pc', '四川成都'),
  party('卤一锅食品', 'pc', '湖南长沙'),
  party('老巷口卤味连锁', 'c', '湖北武汉'),
  party('鼎沸餐饮供应链（演示）', 'pc', '重庆江北'),
  party('百草汤饮片厂', 'c', '安徽亳州'),
  party('东篱调味品', 'p', '河南郑州'),
  party('岭南月饼原料行', '-', '广东佛山'),
  party('北岸烤肉研究所', 'p', '辽宁沈阳'),
  party('香木精油工坊（演示）', 'c', '广东广州'),
  party('味里寻复合调味料', 'pc', '山东潍坊'),
  party('西市清真食品', 'c', '宁夏银川'),
  party('码头老饭店', '-', '江苏苏州')
];
