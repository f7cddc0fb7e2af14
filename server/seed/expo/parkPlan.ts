import type { ParkIndustry, PlotKind, PlotStatus, PriceBasis } from '@contract/park';
import type { Setting } from '../photos/newsScenes';

type PlotSeed = [no: string, kind: PlotKind, areaM2: number, yuan: number | null, basis: PriceBasis, note?: string];

export interface ParkSeed {
  id: string;
  name: string;
  location: string;
  at: [latitude: number, longitude: number];
  intro: string;
  areaMu: number;
  industries: ParkIndustry[];
  policyTags: string[];
  /** Pictures of articles: their settings with the variety in each. */
  scenes: Partial<Record<Setting, string>>;
  /** Size of the site in metres. */
  plan: { width: number; height: number };
  manager: [person: string, phone: string];
  transport: string;
  supply: string;
  services: string;
  plots: PlotSeed[];
  /** Plots that are not left. */
  gone: Partial<Record<string, PlotStatus>>;
}

export const PARKS: ParkSeed[] = [
  {
    id: 'park-fuda',
    name: '福达香料市场园（演示）',
    location: '玉林市玉州区香料大道',
    at: [22.628, 110.152],
    intro: '香料交易市场的新园：前店后仓，档口连着分级车间和检测室，收货、挑选、出货在一处办完。',
    areaMu: 680,
    industries: ['trade', 'storage', 'testing'],
    policyTags: ['首年免租 3 个月', '检测费减半', '档口统一装修'],
    scenes: { stall: 'star-anise', store: 'star-anise' },
    plan: { width: 480, height: 260 },
    manager: ['梁女士', '0775-3850031'],
    transport: '离玉林北高速口 6 公里，货车专用道直通仓库；到南宁 2.5 小时，到湛江港 2 小时。',
    supply: '市政双路供电，单仓配电 200 千伏安；生活污水进市政管网。',
    services: '市场方代办营业执照，统一过磅、装卸和夜间值守，现场有检测室和银行网点。',
    plots: [
      ['S-01', 'shop', 96, 45, 'm2Month', '临主街，双开门'],
      ['S-02', 'shop', 96, 42, 'm2Month'],
      ['S-05', 'shop', 128, 40, 'm2Month', '转角，带阁楼'],
      ['S-08', 'shop', 64, 38, 'm2Month'],
      ['C-01', 'warehouse', 1800, 16, 'm2Month', '干仓，净高 9 米'],
      ['C-02', 'warehouse', 1800, 16, 'm2Month', '干仓，净高 9 米'],
      ['C-06', 'warehouse', 900, 28, 'm2Month', '恒温 18 度'],
      ['B-03', 'office', 220, 22, 'm2Month', '市场二楼']
    ],
    gone: { 'S-02': 'taken', 'C-02': 'reserved' }
  },
  {
    id: 'park-liuwan',
    name: '六万岭八角初加工园（演示）',
    location: '玉林市福绵区六万岭路',
    at: [22.486, 109.985],
    intro: '建在八角产区脚下，鲜果当天进厂杀青烘干，热源统一供给，周边合作社已签供货意向。',
    areaMu: 420,
    industries: ['planting', 'primaryProcessing'],
    policyTags: ['用电优惠', '设备补贴 8%', '先租后让'],
    scenes: { oven: 'star-anise', grading: 'star-anise' },
    plan: { width: 420, height: 240 },
    manager: ['覃先生', '0775-3850032'],
    transport: '进山公路已拓宽到双车道，12 吨货车可到；离福绵高速口 18 公里。',
    supply: '集中供热站两台热泵机组，蒸汽按吨计费；清洗水经沉淀后回用。',
    services: '产季设收购窗口，农技站驻园；宿舍和食堂可租用。',
    plots: [
      ['A-01', 'workshop', 2400, 11, 'm2Month', '单层，跨度 24 米'],
      ['A-02', 'workshop', 2400, 11, 'm2Month', '单层，跨度 24 米'],
      ['A-03', 'workshop', 1600, 12, 'm2Month'],
      ['A-04', 'workshop', 1600, 12, 'm2Month'],
      ['D-01', 'land', 13_340, 168_000, 'mu', '约 20 亩，已平整'],
      ['D-02', 'land', 20_010, 158_000, 'mu', '约 30 亩'],
      ['C-01', 'warehouse', 1200, 10, 'm2Month', '产地仓'],
      ['C-02', 'warehouse', 1200, 10, 'm2Month', '产地仓']
    ],
    gone: { 'A-02': 'taken', 'A-04': 'taken', 'D-02': 'reserved' }
  },
  {
    id: 'park-nanliu',
    name: '南流江香精香料园（演示）',
    location: '玉林市博白县沿江大道',
    at: [22.268, 109.984],
    intro: '面向精油、油树脂和天然香料的专业园，危化品库、溶剂回收和污水站按精深加工配好。',
    areaMu: 960,
    industries: ['deepProcessing', 'testing'],
    policyTags: ['投资奖励', '排污指标到位', '高管住房'],
    scenes: { tanks: 'cassia', lab: 'ginger' },
    plan: { width: 640, height: 300 },
    manager: ['庞女士', '0775-3850033'],
    transport: '离博白东站 9 公里，离铁山港 90 公里，罐车通道不经过居民区。',
    supply: '110 千伏变电站在园内，蒸汽 1.2 兆帕；污水站日处理 5,000 吨，溶剂集中回收。',
    services: '环评、安评由园区统一送审，中试车间按周出租，检测中心出具出口报告。',
    plots: [
      ['F-01', 'land', 33_350, 192_000, 'mu', '约 50 亩，可建甲类厂房'],
      ['F-02', 'land', 20_010, 192_000, 'mu', '约 30 亩'],
      ['F-03', 'land', 46_690, null, 'mu', '约 70 亩，可分割'],
      ['W-01', 'workshop', 3600, 18, 'm2Month', '丙类，荷载 1 吨'],
      ['W-02', 'workshop', 3600, 18, 'm2Month', '丙类，荷载 1 吨'],
      ['W-03', 'workshop', 2000, 24, 'm2Month', '中试车间，带通风'],
      ['C-01', 'warehouse', 1500, 26, 'm2Month', '防爆仓'],
      ['R-01', 'office', 460, 20, 'm2Month', '研发楼一层']
    ],
    gone: { 'W-02': 'taken', 'C-01': 'reserved' }
  },
  {
    id: 'park-weiji',
    name: '味集复合调味料园（演示）',
    location: '玉林市北流市铜石岭路',
    at: [22.708, 110.354],
    intro: '做火锅底料、卤料包和预拌粉的标准厂房，按食品车间装好洁净隔断，拎包入驻。',
    areaMu: 350,
    industries: ['blending', 'deepProcessing', 'equipment'],
    policyTags: ['装修已完成', '食品许可代办', '租金三年不变'],
    scenes: { kitchen: 'facing-heaven-chili', tanks: 'facing-heaven-chili' },
    plan: { width: 400, height: 240 },
    manager: ['冯先生', '0775-3850034'],
    transport: '离北流高速口 4 公里，冷藏车夜间可进，快递分拨中心在隔壁。',
    supply: '天然气到车间，排油烟集中处理；自来水压力 0.35 兆帕。',
    services: '共享检验室、留样间和包装设计，食品生产许可由园区陪办。',
    plots: [
      ['T-101', 'workshop', 1200, 19, 'm2Month', '一层，地面荷载 1.5 吨'],
      ['T-102', 'workshop', 1200, 19, 'm2Month', '一层'],
      ['T-201', 'workshop', 1800, 15, 'm2Month', '二层，货梯 3 吨'],
      ['T-202', 'workshop', 1800, 15, 'm2Month', '二层，货梯 3 吨'],
      ['T-301', 'workshop', 1800, 13, 'm2Month', '三层'],
      ['K-01', 'warehouse', 800, 32, 'm2Month', '冷库，零下 18 度'],
      ['K-02', 'warehouse', 1600, 15, 'm2Month'],
      ['O-01', 'office', 180, 24, 'm2Month']
    ],
    gone: { 'T-101': 'taken', 'T-202': 'taken', 'K-01': 'taken' }
  },
  {
    id: 'park-bonded',
    name: '凭祥东盟香料保税园（演示）',
    location: '崇左市凭祥市友谊关大道',
    at: [22.008, 106.762],
    intro: '豆蔻、胡椒、丁香从陆路口岸进来，先入保税仓再分级分装，出区再缴税。',
    areaMu: 540,
    industries: ['storage', 'trade', 'primaryProcessing'],
    policyTags: ['保税缓税', '查验优先', '汇率锁定'],
    scenes: { port: 'cassia', store: 'red-sichuan-pepper' },
    plan: { width: 560, height: 280 },
    manager: ['农女士', '0771-3850035'],
    transport: '离友谊关口岸 7 公里，铁路货场直通，到河内当天往返。',
    supply: '双回路供电，仓内喷淋与监控联网海关；地磅 120 吨两台。',
    services: '报关、熏蒸、原产地证一站办理，分装线按班次出租。',
    plots: [
      ['B-01', 'warehouse', 5000, 21, 'm2Month', '保税仓，净高 12 米'],
      ['B-02', 'warehouse', 5000, 21, 'm2Month', '保税仓，净高 12 米'],
      ['B-03', 'warehouse', 3000, 23, 'm2Month', '保税冷链仓'],
      ['P-01', 'workshop', 1500, 25, 'm2Month', '分装车间'],
      ['P-02', 'workshop', 1500, 25, 'm2Month', '分级车间，带色选'],
      ['Y-01', 'land', 6670, null, 'mu', '约 10 亩，堆场'],
      ['M-01', 'shop', 80, 50, 'm2Month', '互市大厅'],
      ['M-02', 'shop', 80, 50, 'm2Month', '互市大厅']
    ],
    gone: { 'B-01': 'taken', 'P-02': 'reserved', 'M-01': 'taken' }
  },
  {
    id: 'park-fangcheng',
    name: '防城肉桂综合产业园（演示）',
    location: '防城港市防城区桂林路',
    at: [21.768, 108.358],
    intro: '肉桂从剥皮、卷筒到桂油一条线，设备厂家同园，边角料统一收去蒸油。',
    areaMu: 760,
    industries: ['primaryProcessing', 'deepProcessing', 'equipment'],
    policyTags: ['整栋可售', '按揭七成', '出口退税快办'],
    scenes: { yard: 'tsaoko', road: 'cassia' },
    plan: { width: 600, height: 300 },
    manager: ['黎先生', '0770-3850036'],
    transport: '离防城港码头 24 公里，离东兴口岸 40 公里，园区门口是国道。',
    supply: '蒸馏用水取自河道，有取水许可；生物质锅炉集中供汽。',
    services: '设备维修站驻园，出口报关和原产地证每周集中办理。',
    plots: [
      ['G-01', 'workshop', 4200, 2980, 'm2', '整栋出售，两层'],
      ['G-02', 'workshop', 4200, 2980, 'm2', '整栋出售，两层'],
      ['G-03', 'workshop', 2600, 10, 'm2Month'],
      ['G-04', 'workshop', 2600, 10, 'm2Month'],
      ['L-01', 'land', 26_680, 145_000, 'mu', '约 40 亩'],
      ['L-02', 'land', 40_020, 140_000, 'mu', '约 60 亩，可分割'],
      ['C-01', 'warehouse', 2200, 108, 'm2Year', '干仓'],
      ['O-01', 'office', 300, 15, 'm2Month']
    ],
    gone: { 'G-01': 'taken', 'L-02': 'reserved' }
  }
];
