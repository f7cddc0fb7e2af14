type Terms = readonly [string, ...string[]];

/** Terms of the exhibitors of a hall. All names are invented. */
export interface HallTerms {
  stems: Terms;
  kinds: Terms;
  varietyIds: Terms;
  intros: Terms;
  exhibits: Terms;
  exhibitTexts: Terms;
}

const TOWNS: Terms = [
  '玉林',
  '容县',
  '北流',
  '防城',
  '百色',
  '怒江',
  '文山',
  '红河',
  '韩城',
  '汉源',
  '遵义',
  '民勤',
  '亳州',
  '金乡',
  '琼海',
  '阳春',
  '徐闻',
  '江津'
];
const IMPORT_TOWNS: Terms = [
  '凭祥',
  '东兴',
  '钦州',
  '清化',
  '槟城',
  '棉兰',
  '科钦',
  '科伦坡',
  '金边',
  '万象',
  '仰光',
  '安汶'
];

/** Returns the town in the name of an exhibitor: of harvest and trade, or of import. */
export function townOf(hallNumber: number, index: number): string {
  const towns = hallNumber === 5 ? IMPORT_TOWNS : TOWNS;
  return towns[(index * 5 + hallNumber) % towns.length] ?? towns[0];
}

const RAW_VARIETIES: Terms = [
  'star-anise',
  'cassia',
  'tsaoko',
  'red-sichuan-pepper',
  'fennel',
  'bay-leaf',
  'sand-ginger',
  'angelica-dahurica',
  'facing-heaven-chili',
  'cumin'
];

/** Words by hall, in order of their number. */
export const exhibitorTerms: readonly [HallTerms, ...HallTerms[]] = [
  {
    stems: ['岭上', '青禾', '云脚', '晒谷坪', '老林', '山里红', '南坡', '早雾', '石桥', '香樟'],
    kinds: ['香料合作社', '香料行', '产地初加工厂', '土产收购站'],
    varietyIds: RAW_VARIETIES,
    intros: [
      '产地自收自烘，当天过筛、当天进烘房，按批留样。',
      '六个村的联合收购点，统货、选货分级明码。',
      '专做无硫干货，附检测报告，可切段、磨粉。'
    ],
    exhibits: ['大红八角', '春花八角', '烟桂皮', '草果选货', '净花椒', '小茴香统货'],
    exhibitTexts: ['新货，水分 13% 以内。', '可看样、可取样 200 克。', '25 公斤编织袋，整车可议。']
  },
  {
    stems: ['澄露', '凝香', '清馏', '蒸云', '玉髓', '百滴', '香砂', '琥珀', '远芳'],
    kinds: ['精油厂', '香精香料厂', '油树脂科技', '植物提取厂'],
    varietyIds: ['star-anise', 'cassia', 'clove', 'black-pepper', 'ginger', 'blend-oil'],
    intros: ['水蒸气蒸馏与超临界萃取两条线，含量按批出具气相图谱。', '供调味、日化两类客户，小样 7 天内寄出。'],
    exhibits: ['八角油', '肉桂油', '花椒油树脂', '姜油树脂', '液体香精'],
    exhibitTexts: ['反式茴脑含量 85% 以上。', '200 公斤镀锌桶，留样三年。', '耐高温配方，适合膨化食品。']
  },
  {
    stems: ['灶火', '锅里香', '十三坊', '卤水', '味上', '红泥', '百味', '厨里', '井盐'],
    kinds: ['调味食品厂', '火锅底料厂', '卤料坊', '复合调味料厂'],
    varietyIds: ['red-sichuan-pepper', 'facing-heaven-chili', 'star-anise', 'tsaoko', 'blend', 'sand-ginger'],
    intros: ['为餐饮连锁代工底料和卤料包，起订 300 公斤。', '香料原料全部可追溯到批次，配方保密。'],
    exhibits: ['牛油火锅底料', '卤料包', '五香粉', '烧烤撒料', '麻辣烫底料'],
    exhibitTexts: ['现场试味。', '可按盐度、辣度调配。', '常温 12 个月。']
  },
  {
    stems: ['精筛', '恒温', '快联', '明检', '净选', '稳压', '利刃', '准度', '通达'],
    kinds: ['烘干设备厂', '色选设备厂', '包装机械厂', '检测仪器公司'],
    varietyIds: ['star-anise'],
    intros: ['做香料烘干、粉碎、色选整线，安装调试 20 天。', '快检设备进产地，二氧化硫十分钟出结果。'],
    exhibits: ['热泵烘房', '履带色选机', '低温粉碎机', '自动包装线', '二氧化硫快检仪'],
    exhibitTexts: ['现场开机演示。', '每小时 2 吨。', '整机质保两年。']
  },
  {
    stems: ['海丝', '椰港', '蓝礁', '金塔', '远洋', '雨林', '香岛', '南屿'],
    kinds: ['香料进出口', '国际贸易', '东盟香料行', '原料进口公司'],
    varietyIds: [
      'clove',
      'white-cardamom',
      'nutmeg',
      'black-pepper',
      'white-pepper',
      'cassia-select',
      'ceylon-cinnamon'
    ],
    intros: ['产地直采，凭祥、钦州两口岸清关，随货附检疫证。', '现货仓在玉林，整柜、拼柜都可以。'],
    exhibits: ['公丁香', '白豆蔻大果', '肉豆蔻净仁', '黑胡椒 550 克/升', '企边桂'],
    exhibitTexts: ['到港 15 天内现货。', '附原产地证，可享协定税率。', '样品免费，运费到付。']
  },
  {
    stems: ['县域', '双河', '山水', '百业', '新城', '万亩', '乡集'],
    kinds: ['香料产业展团', '香料产业园', '香料商会', '农业农村展团'],
    varietyIds: RAW_VARIETIES,
    intros: ['带来本地十余家合作社和加工厂的样品与招商项目。', '园区标准厂房可租可售，配套烘干中心与检测站。'],
    exhibits: ['地理标志产品', '招商项目册', '产地地图', '合作社样品柜'],
    exhibitTexts: ['可预约实地考察。', '附政策摘要。', '每日 10 点、14 点讲解。']
  }
];
