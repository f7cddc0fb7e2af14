import { MARKETS } from './markets';
import { VARIETIES } from './taxonomy';

/** A grade of a variety, its origin, its price and its markets. Prices in fen per kg. */
export interface SpecSeed {
  varietyId: string;
  gradeId: string;
  gradeName: string;
  origin: string;
  /** Price range of the year. */
  lowFen: number;
  highFen: number;
  /** Price at the end of the year at the home market. */
  nowFen: number;
  /** The home market first. */
  marketIds: string[];
}

/** A spec at one market: a line of the price list. */
export interface LineSeed {
  id: string;
  spec: SpecSeed;
  marketId: string;
  isHome: boolean;
  position: number;
}

/**
 * Yuan per kg: low, high, now; the markets, home first, separated by blanks. Ranges are those of the trade of 2018 to
 * 2024.
 */
type Row = [grade: string, name: string, origin: string, low: number, high: number, now: number, markets: string];

// prettier-ignore
const ROWS: Record<string, Row[]> = {
  'star-anise': [
    ['dahong', '大红', '玉林', 30, 38, 34.5, 'yulin chengdu bozhou anguo guangzhou kunming'],
    ['chunhua', '春花', '玉林', 24, 28, 26, 'yulin chengdu bozhou kunming'],
    ['ganzhi', '干枝', '防城', 18, 26, 21.5, 'yulin bozhou anguo'],
    ['dahong-wuliu', '无硫大红', '玉林', 34, 42, 38, 'yulin chengdu guangzhou'],
    ['sui', '碎八角', '百色', 14, 19, 16.2, 'yulin']
  ],
  fennel: [['tong', '统货', '民勤', 9, 12.5, 10.6, 'minqin yulin bozhou anguo'], ['xuan', '选货', '五原', 11, 14, 12.4, 'minqin yulin'], ['jingxuan', '精选', '民勤', 12.5, 16, 14.2, 'yulin minqin chengdu']],
  cumin: [['tong', '统货', '和静', 20, 27, 24.2, 'yulin chengdu'], ['jingxuan', '精选', '焉耆', 27, 38, 31, 'yulin chengdu guangzhou'], ['fen', '孜然粉', '焉耆', 22, 30, 26.5, 'yulin']],
  tsaoko: [
    ['tong', '统货', '红河', 38, 48, 44.5, 'yulin kunming bozhou'],
    ['xuan', '选货', '怒江', 44, 58, 52.8, 'yulin kunming chengdu anguo bozhou'],
    ['daguo', '大果', '怒江', 50, 62, 57.5, 'yulin kunming'],
    ['quba', '去把', '文山', 42, 55, 49.6, 'kunming yulin']
  ],
  'white-cardamom': [['tong', '统货', '印尼', 60, 82, 72, 'yulin guangzhou'], ['daguo', '大果', '泰国', 75, 110, 86, 'yulin guangzhou chengdu bozhou'], ['xiaoguo', '小果', '柬埔寨', 55, 72, 64.5, 'yulin']],
  'cao-cardamom': [['tong', '统货', '海南', 28, 38, 32.5, 'yulin guangzhou'], ['xuan', '选货', '海南', 34, 45, 39.8, 'yulin']],
  'red-cardamom': [['tong', '统货', '广西', 20, 30, 25.4, 'yulin'], ['xuan', '选货', '云南', 26, 35, 30.2, 'yulin kunming']],
  nutmeg: [['daike', '带壳', '印尼', 55, 68, 61, 'yulin guangzhou'], ['jingren', '净仁', '印尼', 66, 85, 76.5, 'yulin guangzhou chengdu'], ['suiren', '碎仁', '马来西亚', 50, 62, 55.5, 'guangzhou']],
  amomum: [['yangchun', '阳春砂', '阳春', 230, 320, 268, 'guangzhou yulin puning'], ['lvke', '绿壳砂', '西双版纳', 125, 180, 146, 'yulin kunming'], ['jinkou', '进口砂', '老挝', 90, 130, 108, 'yulin pingxiang']],
  'sharp-galangal-fruit': [['tong', '统货', '琼中', 25, 36, 30.4, 'yulin guangzhou'], ['xuan', '选货', '白沙', 32, 45, 37.6, 'yulin']],
  'long-pepper': [['tong', '统货', '印尼', 45, 62, 53, 'yulin'], ['datiao', '大条', '云南', 55, 75, 65.5, 'yulin kunming']],
  'coriander-seed': [['tong', '统货', '内蒙古', 7, 10, 8.4, 'yulin anguo'], ['jing', '净货', '甘肃', 9, 13, 10.8, 'yulin']],
  'dill-seed': [['tong', '统货', '甘肃', 10, 15, 12.2, 'yulin'], ['jing', '净货', '印度', 13, 18, 15.4, 'yulin']],
  cassia: [
    ['yangui', '烟桂', '防城', 20, 24, 22, 'yulin chengdu bozhou guangzhou anguo'],
    ['datong', '大通', '平南', 15.5, 18.5, 17.2, 'yulin guangzhou bozhou'],
    ['zhongtong', '中通', '容县', 14.5, 17.5, 16.1, 'yulin chengdu'],
    ['xiaotong', '小通', '岑溪', 13.5, 16.5, 14.9, 'yulin'],
    ['bangui', '板桂', '罗定', 16, 21, 18.6, 'yulin guangzhou pingxiang'],
    ['suigui', '桂碎', '越南', 8, 11, 9.4, 'yulin pingxiang']
  ],
  'cassia-select': [['qibian', '企边', '清化', 42, 60, 51.5, 'yulin guangzhou'], ['ban', '板片', '广西', 28, 42, 34.5, 'yulin']],
  'ceylon-cinnamon': [['c5', 'C5', '斯里兰卡', 155, 190, 172, 'guangzhou yulin'], ['m5', 'M5', '斯里兰卡', 138, 168, 152, 'guangzhou'], ['h1', 'H1', '斯里兰卡', 118, 142, 129, 'guangzhou']],
  'tangerine-peel': [['guang', '广陈皮', '广西', 16, 25, 20.5, 'yulin guangzhou bozhou'], ['chuan', '川陈皮', '四川', 12, 17, 14.2, 'chengdu bozhou'], ['xinhui3', '新会三年', '新会', 80, 150, 112, 'guangzhou']],
  ginger: [['pian', '姜片', '罗平', 19, 28, 23.6, 'yulin bozhou kunming'], ['kuai', '姜块', '山东', 16, 23, 19.2, 'bozhou yulin'], ['fen', '姜粉', '犍为', 23, 32, 27.5, 'yulin chengdu']],
  'sand-ginger': [['tong', '统片', '阳春', 33, 48, 41.5, 'yulin bozhou guangzhou'], ['xuan', '选片', '北流', 40, 55, 48.2, 'yulin'], ['fen', '沙姜粉', '北流', 36, 50, 44, 'yulin']],
  'lesser-galangal': [['tong', '统货', '徐闻', 18, 30, 23.4, 'yulin bozhou'], ['duan', '切段', '徐闻', 22, 36, 27.8, 'yulin puning']],
  galangal: [['pian', '统片', '潮汕', 14, 21, 17.2, 'puning yulin'], ['xuan', '选片', '广西', 18, 25, 21.4, 'yulin']],
  turmeric: [['ge', '统个', '犍为', 10, 15, 12.4, 'yulin chengdu'], ['pian', '统片', '云南', 13, 18, 15.2, 'yulin kunming'], ['fen', '姜黄粉', '广西', 16, 22, 18.8, 'yulin']],
  'angelica-dahurica': [['ge', '统个', '亳州', 8, 15, 11.2, 'bozhou anguo yulin'], ['pian', '统片', '遂宁', 11, 19, 14.6, 'bozhou chengdu'], ['xuan', '选片', '亳州', 14, 24, 18.4, 'bozhou']],
  'angelica-sinensis': [['tou', '归头', '岷县', 88, 130, 112, 'anguo bozhou yulin'], ['pian', '归片', '岷县', 78, 115, 96, 'bozhou yulin'], ['gujie', '股节', '渭源', 60, 90, 74.5, 'anguo lianqiao']],
  licorice: [['mao', '毛草', '新疆', 15, 21, 17.8, 'anguo bozhou'], ['tiao', '条草', '甘肃', 19, 27, 22.6, 'anguo yulin'], ['pian', '甘草片', '内蒙古', 21, 30, 25.4, 'bozhou yulin lianqiao']],
  'garlic-flake': [['baipian', '白片', '金乡', 18, 26, 22.2, 'jinxiang yulin'], ['li', '蒜粒', '金乡', 15, 22, 18.4, 'jinxiang'], ['fen', '蒜粉', '杞县', 14, 21, 17, 'jinxiang yulin']],
  costus: [['tong', '统货', '丽江', 12, 18, 14.8, 'kunming yulin bozhou'], ['pian', '统片', '四川', 15, 22, 18.2, 'chengdu lianqiao']],
  clove: [['gongding', '公丁', '印尼', 62, 88, 74.5, 'yulin guangzhou bozhou chengdu'], ['dahua', '大花', '马达加斯加', 68, 90, 79, 'yulin guangzhou'], ['qugeng', '去梗', '坦桑尼亚', 60, 80, 70.5, 'guangzhou']],
  'mother-clove': [['tong', '统货', '印尼', 30, 44, 36.5, 'yulin guangzhou'], ['xuan', '选货', '印尼', 36, 50, 42.8, 'yulin']],
  saffron: [['teji', '特级', '伊朗', 17000, 25000, 20500, 'guangzhou anguo'], ['yiji', '一级', '建德', 13000, 18500, 15800, 'guangzhou'], ['jinkou', '进口一级', '伊朗', 9000, 14000, 11200, 'guangzhou bozhou']],
  'bay-leaf': [['hongqing', '烘青', '广西', 9, 14, 11.4, 'yulin chengdu'], ['guochan', '国产', '贵州', 10, 15, 12.6, 'yulin'], ['jinkou', '进口', '土耳其', 14, 20, 17.2, 'yulin guangzhou']],
  lemongrass: [['duan', '切段', '广西', 8, 12, 9.8, 'yulin'], ['shu', '整束', '云南', 10, 15, 12.4, 'yulin kunming']],
  perilla: [['ye', '苏叶', '安徽', 8, 14, 10.6, 'bozhou yulin'], ['zi', '苏籽', '河北', 12, 18, 14.8, 'anguo yuzhou']],
  'mixed-herbs': [['luole', '罗勒干叶', '河南', 18, 28, 22.5, 'yuzhou guangzhou'], ['bailixiang', '百里香', '摩洛哥', 26, 40, 33.5, 'guangzhou'], ['midiexiang', '迷迭香', '云南', 22, 34, 28, 'kunming guangzhou']],
  'sweet-grass': [['paicao', '排草', '金秀', 15, 25, 19.6, 'yulin chengdu'], ['lingxiang', '灵香草', '金秀', 22, 35, 28.4, 'yulin']],
  'black-pepper': [['g500', '500 g/L', '越南', 24, 33, 29.4, 'yulin guangzhou pingxiang'], ['g550', '550 g/L', '柬埔寨', 28, 40, 34.8, 'yulin guangzhou'], ['daliz', '大颗粒', '海南', 36, 48, 42.5, 'guangzhou chengdu'], ['fen', '黑胡椒粉', '越南', 28, 38, 33.2, 'yulin']],
  'white-pepper': [['shuixi', '水洗', '越南', 37, 52, 45.6, 'yulin guangzhou chengdu'], ['jituo', '机脱皮', '马来西亚', 40, 56, 48.2, 'guangzhou'], ['jingpin', '精品', '琼海', 46, 70, 58.5, 'guangzhou yulin'], ['tong', '统货', '文昌', 38, 54, 46.8, 'guangzhou']],
  'red-sichuan-pepper': [
    ['maohuo', '毛货', '韩城', 44, 58, 51, 'hancheng chengdu'],
    ['jingjiao', '净椒', '韩城', 55, 72, 62, 'yulin hancheng chengdu anguo bozhou'],
    ['teji', '特级', '汉源', 85, 120, 102, 'chengdu yulin'],
    ['wudu', '武都大红袍', '武都', 70, 98, 83.5, 'chengdu hancheng'],
    ['maowen', '茂汶', '茂县', 80, 112, 95, 'chengdu']
  ],
  'green-sichuan-pepper': [['tonggan', '统干', '江津', 28, 42, 34.5, 'chengdu yulin'], ['sexuan', '色选', '金阳', 38, 58, 47.2, 'chengdu yulin kunming'], ['baoxian', '保鲜', '鲁甸', 30, 46, 37.8, 'chengdu']],
  'facing-heaven-chili': [
    ['sanying-daiba', '三樱带把', '柘城', 13, 17, 14.8, 'zhecheng zunyi'],
    ['sanying-quba', '三樱去把', '临颍', 15, 20, 17.4, 'zhecheng zunyi yulin'],
    ['xinyidai', '新一代', '鸡泽', 13.5, 18, 15.6, 'zhecheng zunyi'],
    ['mantianxing', '满天星', '虾子', 17, 22, 19.6, 'zunyi yulin chengdu']
  ],
  'lantern-chili': [['tong', '统货', '遵义', 17, 22, 19.2, 'zunyi chengdu'], ['xuan', '选货', '遵义', 20, 26, 22.8, 'zunyi']],
  erjingtiao: [['tong', '统货', '甘肃', 18, 25, 21.4, 'chengdu zunyi'], ['jingxuan', '精选', '四川', 23, 30, 26.2, 'chengdu']],
  'birds-eye': [['s17', 'S17', '印度', 18, 26, 21.8, 'zunyi zhecheng'], ['qiubei', '丘北统货', '丘北', 21, 30, 25.6, 'kunming zunyi']],
  'blend-oil': [['wuxiang', '五香粉', '河南', 22, 40, 29.5, 'yuzhou yulin'], ['luliao', '卤料包', '四川', 34, 60, 45, 'chengdu'], ['bajiao-you', '八角油', '广西', 95, 150, 121, 'yulin'], ['rougui-you', '肉桂油', '广西', 175, 270, 218, 'yulin guangzhou']]
};

const fen = (yuan: number): number => Math.round(yuan * 100);

/** Markets of every variety: its leading grade, the first one, is quoted at five markets at least. */
const WIDE_MARKETS = ['yulin', 'chengdu', 'bozhou', 'guangzhou', 'anguo', 'kunming'];
const LEADING_MARKETS = 5;

function marketsOf(names: string, isLeading: boolean): string[] {
  const own = names.split(' ');
  if (!isLeading) return own;
  const more = WIDE_MARKETS.filter((market) => !own.includes(market));
  return [...own, ...more.slice(0, Math.max(0, LEADING_MARKETS - own.length))];
}

/** Every grade, in the order of the price list. */
export const SPECS: SpecSeed[] = VARIETIES.flatMap((variety) =>
  (ROWS[variety.id] ?? []).map(([gradeId, gradeName, origin, low, high, now, markets], index) => ({
    varietyId: variety.id,
    gradeId,
    gradeName,
    origin,
    lowFen: fen(low),
    highFen: fen(high),
    nowFen: fen(now),
    marketIds: marketsOf(markets, index === 0)
  }))
);

/** `<variety>.<grade>.<market>`: readable in an address and in a log; for clients it is opaque. */
export function lineIdOf(varietyId: string, gradeId: string, marketId: string): string {
  return `${varietyId}.${gradeId}.${marketId}`;
}

/** Every line. Positions leave gaps, so that a new market comes after its spec without renumbering the others. */
export const LINES: LineSeed[] = SPECS.flatMap((spec, specIndex) =>
  spec.marketIds.map((marketId, index) => ({
    id: lineIdOf(spec.varietyId, spec.gradeId, marketId),
    spec,
    marketId,
    isHome: index === 0,
    position: (specIndex + 1) * 100 + index
  }))
);

/**
 * Returns a market of the seed by its id.
 * @throws Error for an unknown id
 */
export function marketOf(id: string): (typeof MARKETS)[number] {
  const market = MARKETS.find((candidate) => candidate.id === id);
  if (!market) throw new Error(`the seed has no market ${id}`);
  return market;
}
