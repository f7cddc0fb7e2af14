import type { CandidateKind } from '@contract/award';

interface CandidateSeed {
  kind: CandidateKind;
  name: string;
  intro: string;
  /** Null for a company. */
  varietyId: string | null;
  /** Company of the demo whose product it is. */
  companyId?: string;
}

const product = (varietyId: string, name: string, intro: string): CandidateSeed => ({
  kind: 'product',
  name,
  intro,
  varietyId
});
const company = (name: string, intro: string): CandidateSeed => ({ kind: 'company', name, intro, varietyId: null });

/** Candidates of each category; every company, brand and product is invented. */
export const CANDIDATES: Record<string, CandidateSeed[]> = {
  newProduct: [
    product('star-anise', '六万岭冻干鲜八角', '采收六小时内冻干，保留鲜果的甜香，整瓣完整率九成以上。'),
    product('green-sichuan-pepper', '青麻冷榨花椒露', '鲜青花椒冷榨，一滴相当于五粒，适合凉拌和火锅点麻。'),
    product('tsaoko', '怒水谷去烟草果', '改用热泵低温烘干，没有烟熏味，果壳棕红均匀。'),
    product('cassia', '桂枝茶包', '用烟桂嫩枝切段，低温焙火，泡水清甜不涩。'),
    product('black-pepper', '琼东鲜胡椒盐', '整串鲜胡椒用海盐腌渍，煎牛排时连梗下锅。'),
    product('tangerine-peel', '三年陈皮细丝', '机切等宽细丝，炖汤十分钟出味，独立小袋防潮。'),
    product('bay-leaf', '免洗香叶小包装', '风选除尘后充氮，每袋二十片，厨房直接下锅。'),
    product('cumin', '焉河现磨孜然罐', '整粒装罐带研磨盖，开封后香气保持时间更长。'),
    product('sand-ginger', '北流鲜沙姜酱', '鲜沙姜石磨后低油慢炒，白切鸡蘸料一勺即可。'),
    product('perilla', '紫苏柠檬蘸料粉', '紫苏叶与柠檬皮同磨，不添加香精。'),
    product('lemongrass', '香茅冷萃糖浆', '香茅段冷萃十二小时，调饮和腌肉都能用。')
  ],
  origin: [
    {
      ...product('star-anise', '玉州大红八角', '秋果自然开瓣，八角整齐，无硫晾晒，每批附检测报告。'),
      companyId: 'company-guinan'
    },
    product('cassia', '防城十年烟桂', '树龄十年以上，皮厚油足，断面可见油线。'),
    product('amomum', '阳春坡地砂仁', '林下坡地种植，果小仁实，气味清凉带甜。'),
    product('red-sichuan-pepper', '芝川大红袍花椒', '伏椒分批手采，开口率高，麻味纯正。'),
    product('white-pepper', '琼东水洗白胡椒', '活水浸洗七天，颗粒饱满，色泽米白。'),
    product('fennel', '沙井子小茴香', '沙地种植，颗粒青绿，千粒重稳定。'),
    product('angelica-sinensis', '岷山当归头', '三年生归头，水洗后自然阴干，断面黄白。'),
    product('sweet-grass', '瑶山香排草', '高山阴坡采收，扎把晾干，香气持久。'),
    product('facing-heaven-chili', '虾镇朝天椒', '当年新货，色红籽少，去把率高。'),
    product('sharp-galangal-fruit', '白沙益智', '果形匀称，晒足水分，适合炖汤与蜜饯。'),
    product('turmeric', '犍山姜黄片', '切片厚薄一致，姜黄素含量逐批标注。')
  ],
  flavour: [
    product('blend-oil', '老巷口卤料包', '十四味配比，配用量卡，十斤水一包。'),
    product('blend-oil', '红泥灶牛油锅底', '香料与牛油分段炼制，三天不沉底。'),
    product('blend-oil', '荷池五香粉', '只用五种原料，细度八十目，烘焙腌制都适合。'),
    product('facing-heaven-chili', '满仓糊辣椒面', '木炭烘焙后石臼舂碎，香而不燥。'),
    product('garlic-flake', '金蒜坡黄金蒜酥', '低温油浴，酥脆不苦，十二个月保质。'),
    product('ginger', '罗平姜汁撞奶粉', '姜汁冻干粉与奶粉分装，按步骤冲调即可。'),
    product('galangal', '潮味南姜麸', '南姜与芝麻同炒，配卤鹅和橄榄菜。'),
    product('lantern-chili', '灯笼椒油辣子', '灯笼椒增色，二荆条增香，辣度标在瓶身。'),
    product('nutmeg', '肉豆蔻烘焙香草糖', '与香草籽同研，做司康和热红酒。'),
    product('mixed-herbs', '南岭烤肉香草碎', '罗勒、百里香、迷迭香按三比二比一混合。'),
    product('long-pepper', '荜茇黑椒酱', '荜茇带来后段辛香，牛柳与意面酱通用。')
  ],
  extract: [
    product('star-anise', '桂香八角油', '水蒸气蒸馏，反式茴香脑含量逐批公布。'),
    product('cassia', '桂香肉桂油', '枝叶蒸馏，桂醛含量稳定，供食品与日化。'),
    product('black-pepper', '胡椒油树脂', '超临界萃取，无溶剂残留，便于标准化配方。'),
    product('green-sichuan-pepper', '江岸青花椒油树脂', '麻度与香气分开标定，餐饮企业可按方调配。'),
    product('ginger', '姜精油', '鲜姜低温蒸馏，姜烯香气清晰。'),
    product('turmeric', '姜黄素微囊', '水溶性好，饮料和糖果着色稳定。'),
    product('clove', '丁香酚单离', '丁香油分子蒸馏，纯度高，供口腔护理。'),
    product('lemongrass', '香茅醛精油', '香茅草三次蒸馏，驱避用品的原料。'),
    product('licorice', '甘草甜素膏', '膏霜状，适合凉果与卤制增甜。'),
    product('saffron', '藏红花冻干花丝', '花丝整根冻干，附色度检测值。'),
    product('red-cardamom', '红豆蔻酊', '食用酒精浸提，饮料与烘焙增香。')
  ],
  equipment: [
    company('岭南热泵科技（演示）', '八角、草果用热泵烘房，含水率在线测量，比炭火省工。'),
    company('明目光选（演示）', '花椒、辣椒双面色选机，可识别闭眼椒与椒籽。'),
    company('清源检测（演示）', '二氧化硫与重金属快检箱，十五分钟出结果。'),
    company('细研机械（演示）', '低温粉碎线，磨粉温度不超过四十度，香气损失小。'),
    company('稳达包装（演示）', '八角防碎充氮小袋包装机，每分钟六十袋。'),
    company('金秤物联（演示）', '收购点电子秤，重量与含水率直接写入台账。'),
    company('蒸云装备（演示）', '移动式精油蒸馏车，开到地头现场蒸馏。'),
    company('净粒风选（演示）', '小茴香、孜然风选去石机，粉尘集中回收。'),
    company('云栈冷链（演示）', '鲜姜、鲜椒气调库，按品种设温湿度。'),
    company('剥得快农机（演示）', '砂仁、豆蔻脱壳机，破损率低。'),
    company('杀青匠（演示）', '八角连续杀青机，色泽红亮，不用硫磺。')
  ],
  brand: [
    company('桂南香叶供应链（演示）', '覆盖两广的香料现货仓，当天下单次日到。'),
    company('桂香提取科技（演示）', '八角、肉桂精油加工，带动三百户种植。'),
    company('南洋帆香料进出口（演示）', '豆蔻、胡椒进口多年，逐批提供原产地证明。'),
    company('六万岭八角合作社', '社员统一采摘标准，全部无硫晾晒。'),
    company('容州烟桂加工厂（演示）', '烟桂分级加工，出口与内销同一标准。'),
    company('鼎沸餐饮供应链（演示）', '火锅香料集中采购，配方与批次可追溯。'),
    company('红泥灶火锅底料厂（演示）', '底料年产两千吨，香料全部产地直采。'),
    company('防城十万桂业', '桂树种植、剥皮、分级一条线。'),
    company('芝川椒农联合社', '花椒定级收购，价格每天公布。'),
    company('怒水谷草果合作社', '草果低温烘干示范，果农按等级分红。'),
    company('焉河孜然庄园', '孜然连片种植，采后当日清选。')
  ]
};
