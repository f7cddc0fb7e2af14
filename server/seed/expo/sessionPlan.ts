import { type SessionLanguage, sessionLanguages, type SessionTrack } from '@contract/expoSession';
import { sessionTracks } from '@rules/sessionTrack';

/** A session of the demo. Times are minutes since midnight in Shanghai. */
export interface SessionSeed {
  fromMinute: number;
  toMinute: number;
  hall: number | null;
  room: string;
  track: SessionTrack;
  languages: SessionLanguage[];
  /** Null: entry is free. */
  capacity: number | null;
  heldBack: number;
  hasLive: boolean;
  title: string;
  summary: string;
  speakers: { name: string; position: string; company: string }[];
}

/** A line for each session: time, hall, room, track, languages, capacity and guests, broadcast; title; summary; speakers. */
const DAYS = [
  `
09:00-09:40 6 主会场 ceremony zh+en 1200/1090 live | 开幕式 | 主办方致辞，发布本届展会的展区、活动与服务安排。 | 韦承泽,秘书长,香博会组委会; 覃雅宁,副会长,桂南香料商会
09:50-10:40 6 主会场 market zh+en 1200/1130 live | 香料指数年度发布 | 三十个主要品种一年的价格走势、产区贡献和淡旺季规律。 | 蒙立群,首席分析师,南香数据研究室
10:50-12:00 6 主会场 industry zh+en 1200/985 live | 香料产业高质量发展主论坛 | 从种植、初加工到品牌，四个环节的从业者谈下一个五年。 | 黎绍安,理事长,岭南香辛料协会; 温若兰,总经理,八桂风味食品; 陈其峰,董事,海丝香料贸易
10:00-11:00 1 原料讲台 market zh 80/12 | 八角秋果行情会商 | 产区库存、走货和明年春果预判，产地合作社现场报数。 | 甘永福,理事长,大容山八角合作社; 罗燕,行情员,南香数据研究室
11:10-12:00 1 原料讲台 standard zh 80/0 | 八角分级与感官检验实操 | 按国家标准分级，现场看样、称重、闻香，带样品可当场评级。 | 谢文渊,高级检验员,南疆食品检测中心
10:00-11:00 2 精油讲堂 technology zh+en 60/60 | 超临界萃取的收率与成本 | 以肉桂、生姜为例，比较水蒸气蒸馏与超临界萃取的得率和能耗。 | 何述之,工程师,岭南油树脂
11:10-12:00 2 精油讲堂 industry zh free | 天然香精的应用趋势 | 饮料、烘焙与日化配方里天然香料的替代机会，免预约入场。 | 杜若溪,调香师,青岚香精
13:30-14:20 1 原料讲台 market zh+vi 80/20 | 草果开秤与跨境走货 | 云南与越南北部草果的开秤价、通关时效和规格差异。 | 陆振国,经理,红河草果行; 阮文雄,总经理,谅山香料出口
13:30-15:00 3 风味厨房 technology zh 50/6 live | 卤水配方的香料减量试验 | 同一锅卤水，用量减两成后如何保持香气，现场比对品尝。 | 邱立新,研发总厨,老街卤味
13:30-14:30 4 技术讲台 technology zh 70/8 | 近红外识别莽草与八角 | 毒八角掺假的快速筛查：仪器、样本量和误判率。 | 石敬之,研究员,南疆食品检测中心
14:00-15:30 5 东盟厅 trade zh+en+vi 120/48 | 东盟供应商采购对接会（第一场） | 胡椒、桂皮、丁香、肉豆蔻四个品类，一对一洽谈二十分钟一轮。 | 林惠敏,采购总监,味连食品; 陈氏香,出口经理,林同胡椒公社
14:30-15:20 1 原料讲台 industry zh 80/4 | 肉桂林下种植与间伐收益 | 十年生与十五年生肉桂的剥皮周期、桂油得率和轮伐安排。 | 冼大林,场长,六岭林场
14:40-15:40 4 技术讲台 technology zh 70/0 | 无硫烘干线的投资回收 | 热泵、蒸汽与太阳能三种热源的造价、能耗和回本年限。 | 卢广志,总工程师,恒干机械
15:00-16:00 2 精油讲堂 technology zh+en 60/22 | 肉桂油与桂皮醛的质量控制 | 气相色谱指纹图谱、常见掺假手法和出口标准差异。 | 苏文静,质量负责人,岭南油树脂
15:30-16:30 3 风味厨房 trade zh free | 火锅底料新品品鉴 | 六家企业各带一款新品，采购商现场打分。 | 钱多禾,产品经理,沸点调味
16:00-17:00 6 招商报告厅 investment zh 150/30 | 福达香料园区推介会 | 铺位、标准厂房和冷链仓的面积、租金与入园流程。 | 覃秀兰,招商经理,福达香料园区`,
  `
09:00-10:30 6 主会场 industry zh+en 1200/760 live | 产业高质量发展大会 | 产地、园区、采购方三方对谈：标准化、可追溯与长期订单。 | 梁启光,会长,桂南香料商会; 温若兰,总经理,八桂风味食品; 石敬之,研究员,南疆食品检测中心
09:30-10:30 1 原料讲台 market zh 80/15 | 花椒毛货怎样定价 | 开秤到收尾的价格曲线，闭眼椒、籽含量与色泽的扣减方法。 | 雷金山,经理,陇上花椒行
09:30-10:30 2 精油讲堂 standard zh 60/3 | 食品用香精标签要点 | 致敏原、天然等同与溶剂标示，常见退回案例。 | 沈一鸣,法规顾问,衡正食品咨询
09:30-10:30 4 技术讲台 technology zh 70/10 | 色选机选型与维护 | 八角、花椒、白胡椒的色选参数，停机损失怎样算。 | 唐维康,产品总监,慧眼色选
10:40-11:40 6 主会场 standard zh+en 1200/420 live | 玉林八角团体标准宣贯 | 产地、等级、农残与二氧化硫限量，贴标使用的申请步骤。 | 谢文渊,高级检验员,南疆食品检测中心
10:40-11:40 5 东盟厅 market zh+en+id 120/26 | 丁香、肉豆蔻到港量与库存 | 印尼与马达加斯加新季产量、运价和国内主要港口库存。 | 郑海潮,经理,海丝香料贸易; 苏帕尔诺,总监,望加锡香料
10:40-11:40 3 风味厨房 technology zh 50/2 | 复合调味料的香气保持 | 包埋、造粒与包装隔氧，货架期内香气损失怎样测。 | 余芷若,研发经理,八桂风味食品
11:00-12:00 1 原料讲台 industry zh 80/0 | 白芷、高良姜的道地产区 | 产区土壤、轮作与农残控制，药食两用的买方要求。 | 许伯言,农艺师,亳南种植合作社
11:00-12:00 4 技术讲台 technology zh 70/6 | 农残快检与送检策略 | 哪些项目可以快检，哪些必须送实验室，成本怎样分摊。 | 曾丽娟,技术经理,南疆食品检测中心
13:30-15:00 5 东盟厅 trade zh+en+th 120/40 | 东盟供应商采购对接会（第二场） | 干辣椒、姜黄、柠檬草与香茅，一对一洽谈二十分钟一轮。 | 林惠敏,采购总监,味连食品; 颂猜,经理,清迈干货
13:30-14:30 2 精油讲堂 technology zh+en 60/14 live | 精油与食品应用论坛 | 油树脂在肉制品、方便食品与饮料中的剂量与风味曲线。 | 何述之,工程师,岭南油树脂; 杜若溪,调香师,青岚香精
13:30-14:30 1 原料讲台 standard zh 80/8 | 二氧化硫残留与无硫认证 | 取样方法、检测限和认证流程，怎样对采购商说明。 | 谢文渊,高级检验员,南疆食品检测中心
14:00-15:30 6 招商报告厅 investment zh+en 150/55 | 县域香料产业招商推介 | 六个县区的用地、税费与人才政策，项目负责人现场答问。 | 黄若松,招商主任,陆林县招商中心; 庞静,副主任,容山县产业办
14:40-15:40 3 风味厨房 trade zh free | 连锁餐饮集采开放日 | 三家卤味连锁公开采购清单与验收标准。 | 邱立新,研发总厨,老街卤味; 方德胜,供应链总监,巷口餐饮
14:40-15:40 4 技术讲台 technology zh 70/70 | 溯源码怎样做得有用 | 一物一码之外：批次、检测报告与产地影像怎样对上。 | 彭子昂,产品经理,链溯科技
15:00-16:00 1 原料讲台 market zh 80/5 | 小茴香与孜然播种面积 | 甘肃、新疆主产区播种意向、成本与明年供应判断。 | 马国栋,经理,民勤茴香社
15:10-16:10 2 精油讲堂 industry zh 60/0 | 沉香的可持续采收 | 人工结香周期、采收许可与二级市场的规则。 | 冯亦山,场长,五岭沉香基地
16:00-17:30 6 主会场 ceremony zh 1200/880 live | 香都荣誉颁奖 | 六个奖项的获奖名单公布并颁奖，同场表彰金牌采购商。 | 韦承泽,秘书长,香博会组委会`,
  `
08:00-12:00 - 南门集合点 visit zh 90/24 | 产地考察：六岭林场 | 八角、肉桂林现场，看采收、杀青与晾晒；含车接车送。 | 冼大林,场长,六岭林场
08:30-11:30 - 南门集合点 visit zh+en 60/18 | 市场考察：国际香料交易市场 | 交易大厅、仓储区与检测室，跟单员讲一单货的完整流程。 | 韦素梅,运营经理,福达香料园区
09:30-10:30 1 原料讲台 market zh 80/6 | 山柰价格翻倍的原因 | 种植面积、烘干成本与出口订单三条线索。 | 罗燕,行情员,南香数据研究室
09:30-10:30 4 技术讲台 technology zh 70/0 | 冷链与香气损失 | 不同温湿度下三种香料的挥发油变化，仓储成本怎样算。 | 卢广志,总工程师,恒干机械
10:00-11:30 5 东盟厅 trade zh+en+vi 120/30 | 越南采购团见面会 | 采购团公布需求清单，现场登记样品。 | 阮文雄,总经理,谅山香料出口
10:40-11:40 1 原料讲台 standard zh 80/2 | 采购合同与质量争议 | 样品封存、验收条款与检测报告效力，三个真实纠纷。 | 沈一鸣,法规顾问,衡正食品咨询
10:40-11:40 3 风味厨房 technology zh free | 家用香料科普课 | 怎样辨别莽草，怎样储存，面向公众，免预约。 | 邱立新,研发总厨,老街卤味
13:30-14:30 6 招商报告厅 investment zh 150/22 | 项目签约仪式 | 展会期间达成的采购与投资项目集中签约。 | 黄若松,招商主任,陆林县招商中心
13:30-14:30 2 精油讲堂 technology zh 60/4 | 精油实验室开放参观 | 分组参观提取与检测，每组二十人，需预约。 | 苏文静,质量负责人,岭南油树脂
14:40-15:30 1 原料讲台 market zh 80/0 | 展会成交复盘 | 三天成交量、主要品种价格与明年订单节奏。 | 蒙立群,首席分析师,南香数据研究室
15:40-16:30 6 主会场 ceremony zh+en 1200/300 live | 闭幕式与下届展会说明 | 公布参展与观众数据，说明下届展会的展区与报名时间。 | 韦承泽,秘书长,香博会组委会`
];

const minuteOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/**
 * Parses a line as described at `DAYS`.
 * @throws Error for an unknown track
 */
export function parseSession(line: string): SessionSeed {
  const [head = '', title = '', summary = '', speakers = ''] = line.split('|').map((part) => part.trim());
  const [time = '', hall = '', room = '', track = '', languages = '', size = '', live] = head.split(' ');
  const [from = '', to = ''] = time.split('-');
  const [capacity, heldBack = '0'] = size.split('/');
  const known = sessionTracks.find((one) => one === track);
  if (known === undefined) throw new Error(`There is no track ${track}`);
  return {
    fromMinute: minuteOf(from),
    toMinute: minuteOf(to),
    hall: hall === '-' ? null : Number(hall),
    room,
    track: known,
    languages: sessionLanguages.filter((one) => languages.split('+').includes(one)),
    capacity: size === 'free' ? null : Number(capacity),
    heldBack: size === 'free' ? 0 : Number(heldBack),
    hasLive: live === 'live',
    title,
    summary,
    speakers: speakers.split(';').map((speaker) => {
      const [name = '', position = '', company = ''] = speaker.trim().split(',');
      return { name, position, company };
    })
  };
}

/** Returns the lines of a text that has one for each session, parsed. */
export const parseSessions = (text: string): SessionSeed[] => text.trim().split('\n').map(parseSession);

/** Sessions of the current expo by its days. */
export const sessionDays: readonly SessionSeed[][] = DAYS.map(parseSessions);
