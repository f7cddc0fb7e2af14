import type { ArticleSeed } from './article';

export const COMPANY_ARTICLES: ArticleSeed[] = [
  {
    id: 'oleoresin-line-starts',
    category: 'company',
    cover: 'blend-oil',
    source: '加工前线',
    editor: '覃朗',
    ageHours: 66,
    varieties: ['blend-oil', 'cassia', 'star-anise'],
    views: 1280,
    likes: 24,
    write: (f) => ({
      title: '一条油树脂线的账：两吨桂碎换二十公斤油，副产才是利润',
      summary: `肉桂油 ${f.price('blend-oil.rougui-you.yulin')} 元/公斤，八角油 ${f.price('blend-oil.bajiao-you.yulin')} 元/公斤，渣料利用决定盈亏。`,
      body: `<p>玉林周边的提油厂，近两年从水蒸气蒸馏转向溶剂和超临界萃取，做的是油树脂：除了挥发油，还把辛味、甜味物质一起提出来，供给方便食品和肉制品厂。</p>
<h2>投料和得率</h2>
<ul><li>桂碎：水蒸气蒸馏得油率一个点左右，油树脂能到七到九个点。</li><li>碎八角：得油率高，冬天要注意结晶堵管。</li><li>每批投料先做小试，得率差半个点，整批的账就不一样。</li></ul>
<figure data-variety="blend-oil"><figcaption>精油与油树脂的色泽差别（示意图）</figcaption></figure>
<h2>副产的价值</h2>
<p>提过油的渣不是废料：桂渣做香饼和垫料，八角渣粉碎后还能进复合调味料。有厂家算过，渣料卖得好，等于把原料价降了一成。桂碎现价 ${f.price('cassia.suigui.yulin')} 元。</p>
<h2>下游的要求</h2>
<p>食品厂要的是批次稳定，主成分含量上下不超过两个点，残留溶剂逐批出单。能做到这两条的厂不多，所以订单也不怎么讲价。</p>`
    })
  },
  {
    id: 'cold-store-opens',
    category: 'company',
    cover: null,
    source: '加工前线',
    editor: '覃朗',
    ageHours: 260,
    varieties: ['red-sichuan-pepper', 'green-sichuan-pepper', 'tsaoko'],
    views: 840,
    likes: 12,
    write: () => ({
      title: '市场旁边的共享冷库：按托盘收费，小档口也存得起',
      summary: '一个托盘一天两元六角，花椒、草果存半年的香气损失从两成降到一成以内。',
      body: `<p>过去冷库只做整间出租，最小也要五十吨。新开的这座共享冷库按托盘收费，一个托盘放一吨左右，一天两元六角，满三十天打九折，小档口第一次能把好货存到好价钱的时候。</p>
<h2>什么货值得进冷库</h2>
<ul><li>花椒、青花椒：怕热怕光，香麻成分跑得快，最值。</li><li>草果、砂仁：防虫为主，兼顾香气。</li><li>八角、桂皮：通风干燥即可，进冷库要防出库时返潮。</li></ul>
<h2>出库的讲究</h2>
<p>从零下五度直接搬到三十度的街面，袋子外面会挂一层水。正确做法是先在十度左右的过渡间放十二小时，再装车。冷库把这一步写进了出库单，不签字不放行。</p>
<h2>仓单能不能融资</h2>
<p>几家机构在试点：冷库出具带检测结果的电子仓单，按参考价的六成放款。经营户最关心的是参考价用谁的、跌了怎么补，目前的做法是取五个采集日均价，跌破八成通知补货或还款。</p>`
    })
  },
  {
    id: 'hotpot-base-sourcing',
    category: 'company',
    cover: 'facing-heaven-chili',
    source: '香市观察',
    editor: '冉红叶',
    ageHours: 450,
    varieties: ['facing-heaven-chili', 'lantern-chili', 'erjingtiao'],
    views: 1340,
    likes: 26,
    write: (f) => ({
      title: '火锅底料厂选辣椒：辣度给朝天椒，颜色给灯笼椒，香气给二荆条',
      summary: `三种椒一锅配：满天星 ${f.price('facing-heaven-chili.mantianxing.zunyi')} 元，灯笼椒 ${f.price('lantern-chili.tong.zunyi')} 元，二荆条 ${f.price('erjingtiao.tong.chengdu')} 元。`,
      body: `<p>在遵义虾子，一位底料厂的采购经理把三种辣椒摊在手心：“一种管辣，一种管红，一种管香，缺一个都不是这个味。”</p>
<figure data-variety="facing-heaven-chili"><figcaption>满天星、灯笼椒、二荆条（示意图）</figcaption></figure>
<h2>配比和成本</h2>
${f.table(['facing-heaven-chili.mantianxing.zunyi', 'facing-heaven-chili.sanying-quba.zhecheng', 'lantern-chili.tong.zunyi', 'erjingtiao.tong.chengdu'])}
<p>常见的糍粑辣椒配方里，朝天椒占三到四成，灯笼椒三成，余下是二荆条。哪一种涨得多，就把另外两种各加半成，口味变化不大，成本能稳住。</p>
<h2>他怎么验货</h2>
<ol><li>看把：去把率 98% 以上，把多了磨出来发苦。</li><li>看花壳：褪色的花壳椒不超过 3%。</li><li>折一折：干透的椒一折就断，韧的水分大。</li></ol>
<p>付款上，他更愿意给老客户现款，换一句话：“有好货先给我留着。”</p>`
    })
  }
];
