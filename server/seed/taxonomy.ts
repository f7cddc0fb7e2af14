import type { CategoryId } from '@contract/common';

/** One of the 44 varieties. The id is also that of its drawing. */
export interface VarietySeed {
  id: string;
  name: string;
  categoryId: CategoryId;
  aliases: string[];
  /** First letters of the pinyin of the name and the aliases. */
  initials: string[];
  latinName: string;
  englishName: string;
  origins: string[];
  /** Months in which the new crop reaches the markets; empty for what is made or imported all year. */
  cropMonths: number[];
}

/** `aliases`, `initials` and `origins` are words, `cropMonths` numbers, each separated by a blank. */
function variety(
  categoryId: CategoryId,
  id: string,
  name: string,
  aliases: string,
  initials: string,
  latinName: string,
  englishName: string,
  origins: string,
  cropMonths = ''
): VarietySeed {
  const splitNames = (text: string): string[] => text.split(' ').filter((word) => word !== '');
  const months = splitNames(cropMonths).map(Number);
  return {
    id,
    name,
    categoryId,
    aliases: splitNames(aliases),
    initials: splitNames(initials),
    latinName,
    englishName,
    origins: splitNames(origins),
    cropMonths: months
  };
}

/** In the order of the price list. Names follow GB/T 12729.1, groups the plant parts of the herb price services. */
// prettier-ignore
export const VARIETIES: VarietySeed[] = [
  variety('fruit', 'star-anise', '八角', '大料 大茴香 八角茴香', 'bj dl dhx bjhx', 'Illicium verum', 'Star anise', '玉林 防城 百色 梧州 富宁 越南', '3 4 8 9 10'),
  variety('fruit', 'fennel', '小茴香', '茴香籽 谷茴', 'xhx hxz gh', 'Foeniculum vulgare', 'Fennel seed', '民勤 玉门 托克托 五原 海原', '7 8 9'),
  variety('fruit', 'cumin', '孜然', '安息茴香 枯茗', 'zr axhx km', 'Cuminum cyminum', 'Cumin', '焉耆 和静 印度 叙利亚', '7 8 9'),
  variety('fruit', 'tsaoko', '草果', '草果仁 红草果', 'cg cgr hcg', 'Lanxangia tsao-ko', 'Tsaoko', '怒江 红河 文山 越南 老挝', '9 10 11'),
  variety('fruit', 'white-cardamom', '白豆蔻', '白扣 白蔻 豆蔻', 'bdk bk dk', 'Wurfbainia vera', 'Round cardamom', '泰国 柬埔寨 印尼 越南 云南', '8 9'),
  variety('fruit', 'cao-cardamom', '草豆蔻', '草蔻 草扣', 'cdk ck', 'Alpinia hainanensis', 'Hainan galangal seed', '海南 广西 云南', '7 8'),
  variety('fruit', 'red-cardamom', '红豆蔻', '红蔻 良姜子', 'hdk hk ljz', 'Alpinia galanga (fructus)', 'Galanga fruit', '广西 广东 云南', '9 10'),
  variety('fruit', 'nutmeg', '肉豆蔻', '玉果 肉蔻', 'rdk yg rk', 'Myristica fragrans', 'Nutmeg', '印尼 马来西亚 斯里兰卡', '5 6'),
  variety('fruit', 'amomum', '砂仁', '春砂仁 阳春砂 缩砂', 'sr csr ycs ss', 'Wurfbainia villosa', 'Amomum', '阳春 西双版纳 广西', '8 9'),
  variety('fruit', 'sharp-galangal-fruit', '益智', '益智仁', 'yz yzr', 'Alpinia oxyphylla', 'Sharp-leaf galangal fruit', '琼中 白沙', '5 6 7'),
  variety('fruit', 'long-pepper', '荜茇', '荜拨 长胡椒', 'bb chj', 'Piper longum', 'Long pepper', '云南 印尼 越南', '9 10'),
  variety('fruit', 'coriander-seed', '芫荽籽', '香菜籽 胡荽子', 'ysz xcz hsz', 'Coriandrum sativum', 'Coriander seed', '内蒙古 甘肃 山西', '7 8'),
  variety('fruit', 'dill-seed', '莳萝籽', '莳萝子 土茴香', 'slz thx', 'Anethum graveolens', 'Dill seed', '甘肃 印度', '8 9'),
  variety('bark', 'cassia', '桂皮', '肉桂 玉桂 中国肉桂', 'gp rg yg zgrg', 'Cinnamomum cassia', 'Cassia', '防城 平南 容县 岑溪 罗定 越南', '3 4 8 9'),
  variety('bark', 'cassia-select', '官桂', '企边桂', 'gg qbg', 'Cinnamomum cassia (cortex selectus)', 'Selected cassia bark', '广西 广东 清化', '4 5'),
  variety('bark', 'ceylon-cinnamon', '锡兰肉桂', '真肉桂 斯里兰卡肉桂', 'xlrg zrg sllkrg', 'Cinnamomum verum', 'True cinnamon', '斯里兰卡', '6 7'),
  variety('bark', 'tangerine-peel', '陈皮', '橘皮 广陈皮', 'cp jp gcp', 'Citrus reticulata', 'Tangerine peel', '新会 广西 四川', '11 12'),
  variety('root', 'ginger', '生姜', '干姜 姜片', 'sj gj jp', 'Zingiber officinale', 'Dried ginger', '山东 罗平 贵州 犍为', '11 12'),
  variety('root', 'sand-ginger', '沙姜', '山柰 三柰', 'sj sn', 'Kaempferia galanga', 'Sand ginger', '阳春 北流', '12 1'),
  variety('root', 'lesser-galangal', '高良姜', '良姜 小良姜', 'glj lj xlj', 'Alpinia officinarum', 'Lesser galangal', '徐闻 海南', '8 9'),
  variety('root', 'galangal', '南姜', '大良姜 大高良姜', 'nj dlj dglj', 'Alpinia galanga', 'Galangal', '潮汕 广西', '10 11'),
  variety('root', 'turmeric', '姜黄', '黄姜', 'jh hj', 'Curcuma longa', 'Turmeric', '云南 犍为 广西 印度', '12 1 2'),
  variety('root', 'angelica-dahurica', '白芷', '香白芷 川白芷', 'bz xbz cbz', 'Angelica dahurica', 'Dahurian angelica', '亳州 遂宁 安国', '7 8'),
  variety('root', 'angelica-sinensis', '当归', '岷归 秦归', 'dg mg qg', 'Angelica sinensis', 'Chinese angelica', '岷县 渭源', '10 11'),
  variety('root', 'licorice', '甘草', '甜草 国老', 'gc tc gl', 'Glycyrrhiza uralensis', 'Licorice', '甘肃 新疆 内蒙古', '10 11'),
  variety('root', 'garlic-flake', '蒜片', '脱水蒜片 干蒜', 'sp tssp gs', 'Allium sativum', 'Dried garlic', '金乡 杞县', '6 7'),
  variety('root', 'costus', '木香', '云木香 广木香', 'mx ymx gmx', 'Aucklandia costus', 'Costus root', '丽江 四川', '10 11'),
  variety('bud', 'clove', '丁香', '公丁香 丁子香', 'dx gdx dzx', 'Syzygium aromaticum', 'Clove', '印尼 马达加斯加 坦桑尼亚 海南', '8 9 10'),
  variety('bud', 'mother-clove', '母丁香', '鸡舌香', 'mdx jsx', 'Syzygium aromaticum (fructus)', 'Mother clove', '印尼', '10 11'),
  variety('bud', 'saffron', '藏红花', '西红花 番红花', 'zhh xhh fhh', 'Crocus sativus', 'Saffron', '伊朗 建德 崇明', '11 12'),
  variety('leaf', 'bay-leaf', '香叶', '月桂叶', 'xy ygy', 'Laurus nobilis', 'Bay leaf', '土耳其 广西 云南 贵州', '9 10'),
  variety('leaf', 'lemongrass', '香茅', '柠檬草 香茅草', 'xm nmc xmc', 'Cymbopogon citratus', 'Lemongrass', '广西 广东 云南', '7 8 9'),
  variety('leaf', 'perilla', '紫苏', '苏叶 苏子', 'zs sy sz', 'Perilla frutescens', 'Perilla', '安徽 河北 广西', '8 9 10'),
  variety('leaf', 'mixed-herbs', '罗勒·百里香', '九层塔 迷迭香 西式香草', 'llblx jct mdx xsxc', 'Ocimum / Thymus / Salvia rosmarinus', 'Basil, thyme, rosemary', '云南 河南 埃及 摩洛哥', '6 7'),
  variety('leaf', 'sweet-grass', '香排草', '排草 灵香草 零陵香', 'xpc pc lxc llx', 'Lysimachia foenum-graecum', 'Sweet loosestrife', '金秀 云南', '10 11'),
  variety('hot', 'black-pepper', '黑胡椒', '黑椒 黑川', 'hhj hj hc', 'Piper nigrum', 'Black pepper', '海南 越南 柬埔寨 马来西亚 印尼 巴西', '3 4 5'),
  variety('hot', 'white-pepper', '白胡椒', '白川 白古月', 'bhj bc bgy', 'Piper nigrum (decorticated)', 'White pepper', '文昌 琼海 万宁 马来西亚 印尼', '5 6 7'),
  variety('hot', 'red-sichuan-pepper', '花椒', '大红袍 红花椒 川椒', 'hj dhp hhj cj', 'Zanthoxylum bungeanum', 'Red Sichuan pepper', '韩城 汉源 茂县 武都 秦安', '6 7 8 9'),
  variety('hot', 'green-sichuan-pepper', '青花椒', '九叶青 藤椒 麻椒', 'qhj jyq tj mj', 'Zanthoxylum armatum', 'Green Sichuan pepper', '江津 金阳 鲁甸', '6 7'),
  variety('hot', 'facing-heaven-chili', '朝天椒', '干辣椒 三樱椒 满天星', 'ctj glj syj mtx', 'Capsicum annuum', 'Facing-heaven chili', '柘城 临颍 鸡泽 冀州 虾子', '9 10 11 12'),
  variety('hot', 'lantern-chili', '灯笼椒', '灯笼干椒', 'dlj dlgj', 'Capsicum annuum (lantern)', 'Lantern chili', '遵义 河南', '9 10 11'),
  variety('hot', 'erjingtiao', '二荆条', '二金条', 'ejt', 'Capsicum annuum (Erjingtiao)', 'Erjingtiao chili', '四川 甘肃 新疆', '9 10'),
  variety('hot', 'birds-eye', '小米辣', '米椒 指天椒', 'xml mj ztj', 'Capsicum frutescens', "Bird's eye chili", '丘北 印度', '10 11 12'),
  variety('blend', 'blend-oil', '五香粉·精油', '卤料包 八角油 肉桂油', 'wxfjy llb bjy rgy', 'Mixta et olea', 'Blends and essential oils', '广西 四川 河南')
];
