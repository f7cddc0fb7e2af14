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
    regions: ['玉林'],
    views: 1280,
    likes: 24,
    write: (statistics) => ({
      title: '一条油树脂线的账：两吨桂碎换二十公斤油，副产才是利润',
      summary: `肉桂油 ${statistics.price('blend-oil.rougui-you.yulin')} 元/公斤，八角油 ${statistics.price('blend-oil.bajiao-you.yulin')} 元/公斤，渣料利用决定盈亏。`,
      body: `<p>玉林周边的提油厂，近两年从水蒸气蒸馏转向溶剂和超临界萃取，做的是油树脂：除了挥发油，还把辛味、甜味物质一起提出来，供给方便食品和肉制品厂。</p>
<h2>投料和得率</h2>
<ul><li>桂碎：水蒸气蒸馏得油率一个点左右，油树脂能到七到九个点。</li><li>碎八角：得油率高，冬天要注意结晶堵管。</li><li>每批投料先做小试，得率差半个点，整批的账就不一样。</li></ul>
<figure data-variety="blend-oil"><figcaption>蒸出的精油，色浅而清（示意图）</figcaption></figure>
<h2>副产的价值</h2>
<p>提过油的渣不是废料：桂渣做香饼和垫料，八角渣粉碎后还能进复合调味料。有厂家算过，渣料卖得好，等于把原料价降了一成。桂碎现价 ${statistics.price('cassia.suigui.yulin')} 元。</p>
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
    regions: ['玉林'],
    views: 840,
    likes: 12,
    write: () => ({
      title: '市场旁边的共享冷库：按托盘收费，小档口也存得起',
      summary: '一个托盘一天两元六角，花椒、草果存半年的香气损失从两成降到一成以内。',
      body: `<p>过去冷库只做整间出租，最小也要五十吨。新开的这座共享冷库按托盘收费，一个托盘放一吨左右，一天两元六角，满三十天打九折，小档口第一次能把好货存到好价钱的时候。</p>
<figure><img src="cold-store" alt="冷库货架上码着三层货" /><figcaption>一个托盘放一吨左右（示意图）</figcaption></figure>
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
    regions: ['遵义', '成都'],
    views: 1340,
    likes: 26,
    write: (statistics) => ({
      title: '火锅底料厂选辣椒：辣度给朝天椒，颜色给灯笼椒，香气给二荆条',
      summary: `三种椒一锅配：满天星 ${statistics.price('facing-heaven-chili.mantianxing.zunyi')} 元，灯笼椒 ${statistics.price('lantern-chili.tong.zunyi')} 元，二荆条 ${statistics.price('erjingtiao.tong.chengdu')} 元。`,
      body: `<p>在遵义虾子，一位底料厂的采购经理把三种辣椒摊在手心：“一种管辣，一种管红，一种管香，缺一个都不是这个味。”</p>
<figure data-variety="facing-heaven-chili"><figcaption>朝天椒：给底料辣度（示意图）</figcaption></figure>
<h2>配比和成本</h2>
${statistics.table(['facing-heaven-chili.mantianxing.zunyi', 'facing-heaven-chili.sanying-quba.zhecheng', 'lantern-chili.tong.zunyi', 'erjingtiao.tong.chengdu'])}
<p>常见的糍粑辣椒配方里，朝天椒占三到四成，灯笼椒三成，余下是二荆条。哪一种涨得多，就把另外两种各加半成，口味变化不大，成本能稳住。</p>
<h2>他怎么验货</h2>
<ol><li>看把：去把率 98% 以上，把多了磨出来发苦。</li><li>看花壳：褪色的花壳椒不超过 3%。</li><li>折一折：干透的椒一折就断，韧的水分大。</li></ol>
<p>付款上，他更愿意给老客户现款，换一句话：“有好货先给我留着。”</p>`
    })
  },
  {
    id: 'braise-chain-central-kitchen',
    category: 'company',
    cover: 'star-anise',
    source: '加工前线',
    author: '覃朗',
    editor: '农静',
    ageHours: 130,
    varieties: ['star-anise', 'tsaoko', 'cassia'],
    regions: ['成都', '玉林'],
    views: 1720,
    likes: 30,
    write: (statistics) => ({
      title: '卤味中央厨房怎么管香料：一锅一包，一包一码',
      summary: `八角 ${statistics.price('star-anise.dahong.chengdu')} 元、草果 ${statistics.price('tsaoko.xuan.chengdu')} 元，成本占比不高，却决定味道稳不稳。`,
      body: `<p>一家有三百多家门店的卤味企业，把配料间改成了“药房”：每种香料单独称量、单独封包，再按锅号合成一大包，贴上码，送到蒸煮线。</p>
<h2>为什么要一锅一包</h2>
<p>过去师傅凭手抓，忙的时候多抓一把，味道就飘。改成定量以后，单锅香料成本波动从一成五降到三个点以内，投诉里“味道不一样”的占比减了大半。</p>
${statistics.table(['star-anise.dahong.chengdu', 'cassia.yangui.chengdu', 'tsaoko.xuan.chengdu', 'white-cardamom.daguo.chengdu', 'clove.gongding.chengdu'])}
<h2>对供应商的要求</h2>
<ul><li>颗粒均匀：大小差一倍，出味速度差一倍。</li><li>批次报告：水分、杂质、挥发油三项必有。</li><li>小包装：五公斤一袋，开袋当天用完，不回潮。</li></ul>
<p>负责采购的经理说，香料只占成本的百分之四，没有必要在这四个点里抠。他们宁可多付几角，换一个规格不变。真正省钱的地方在蒸煮时间：同样的香料，火候对了能多煮出一成的味。</p>
<p>扫码还有一个用处，出了问题能倒查。哪一批草果虫蛀、哪一袋桂皮发霉，十分钟就能定位到供应商和到货日期。</p>`
    })
  },
  {
    id: 'compound-seasoning-plant',
    category: 'company',
    cover: 'blend-oil',
    source: '加工前线',
    author: '覃朗',
    editor: null,
    ageHours: 380,
    varieties: ['blend-oil', 'red-sichuan-pepper', 'cumin'],
    regions: ['河南', '四川'],
    views: 1190,
    likes: 21,
    write: (statistics) => ({
      title: '复合调味料厂的一天：凌晨磨粉，上午配料，下午等化验',
      summary: `五香粉 ${statistics.price('blend-oil.wuxiang.yuzhou')} 元，卤料包 ${statistics.price('blend-oil.luliao.chengdu')} 元，利润藏在粒度里。`,
      body: `<p>粉料厂的机器从凌晨开始响。夜里气温低，磨粉时温升小，香气跑得少，这是厂里守了十几年的规矩。</p>
<h2>一天的三段</h2>
<ul><li>凌晨：整粒过磁、过筛、低温粉碎，每半小时测一次料温，超过四十五度就停。</li><li>上午：按配方称量混合，混合时间以取样色差为准，不以分钟为准。</li><li>下午：留样送化验，水分、菌落、粒度三项合格才放行。</li></ul>
<figure data-variety="blend-oil"><figcaption>调好的香料成品（示意图）</figcaption></figure>
<h2>利润藏在粒度里</h2>
<p>六十目和八十目卖的是两个价。磨得越细，损耗与能耗越高，但在汤里化得开，餐饮愿意多付。五香粉现报 ${statistics.price('blend-oil.wuxiang.yuzhou')} 元，较上月${statistics.change('blend-oil.wuxiang.yuzhou', 30)}；卤料包报 ${statistics.price('blend-oil.luliao.chengdu')} 元。</p>
<h2>最怕什么</h2>
<p>最怕金属和砂石。厂里在三个位置装了除铁器，仍坚持人工过一遍筛。第二怕串味，花椒线与孜然线分开，清场要用粗盐走一遍。</p>
<p>老板说，做粉的人不该追新，把十个老品种做到一年不被退货，就已经比大多数厂走得远了。</p>`
    })
  },
  {
    id: 'cooperative-drying-house',
    category: 'company',
    cover: 'tsaoko',
    source: '加工前线',
    author: '覃朗',
    editor: '黎木生',
    ageHours: 735,
    varieties: ['tsaoko'],
    regions: ['怒江', '红河'],
    views: 890,
    likes: 18,
    write: (statistics) => ({
      title: '合作社的烘房改造：从柴火到空气能，一季省下三吨煤',
      summary: `草果选货 ${statistics.price('tsaoko.xuan.kunming')} 元，去柴烟味之后每公斤多卖两元。`,
      body: `<p>草果鲜果水分高，采下来两三天就要烘，过去家家户户烧柴，火大火小凭感觉，出来的果子一半带烟味，一半没干透。</p>
<h2>改造前后</h2>
<table><thead><tr><th>项目</th><th>柴火烘房</th><th>空气能烘房</th></tr></thead><tbody><tr><td>一炉时间</td><td>四到五天</td><td>两天半</td></tr><tr><td>烟味</td><td>明显</td><td>没有</td></tr><tr><td>出干率</td><td>五斤鲜出一斤干</td><td>四斤六两出一斤干</td></tr><tr><td>人工</td><td>夜里要看火</td><td>设定后巡查</td></tr></tbody></table>
<h2>账怎么算</h2>
<p>一座中等烘房十来万元，合作社出一半，其余由用户按批交加工费。草果选货报 ${statistics.price('tsaoko.xuan.kunming')} 元，去掉烟味之后同等级每公斤能多卖两元左右，一季烘二十吨，两年收回设备钱。</p>
<h2>还有两个问题</h2>
<ul><li>电：山里线路弱，几座烘房同时开会跳闸，要错峰排班。</li><li>采收：农户习惯一次全摘，青果、红果混在一起，烘出来大小不齐，还是要先分拣。</li></ul>
<p>合作社负责人说，设备只是第一步。把烘干批次、鲜果来源、含水量都记下来，卖的时候拿得出单子，买家才会把“怒江货”和“统货”分开付钱。</p>`
    })
  },
  {
    id: 'disputed-blend-claim',
    category: 'company',
    cover: null,
    source: '加工前线',
    author: '覃朗',
    editor: null,
    ageHours: 905,
    varieties: ['cassia'],
    regions: ['广东'],
    views: 1340,
    likes: 11,
    removed: '涉及企业提出异议，核实期间下架',
    write: (statistics) => ({
      title: '一份检测单引发的争议：肉桂粉里到底能不能加别的',
      summary: '配料表写了什么就是什么，写不清楚才是问题。',
      body: `<p>一份流传的检测单把“肉桂粉”推上了话题。争议的焦点不在安全，而在名字：以桂皮磨成的粉，能不能直接叫肉桂粉。</p>
<h2>两种说法</h2>
<p>一方认为，国内习惯里桂皮与肉桂本就混用，配料表写“肉桂”并不违规；另一方认为，锡兰肉桂与桂皮价格相差七八倍，名字一混，消费者就吃亏。烟桂现报 ${statistics.price('cassia.yangui.yulin')} 元，锡兰 C5 报 ${statistics.price('ceylon-cinnamon.c5.guangzhou')} 元，差距摆在那里。</p>
<h2>怎么写才清楚</h2>
<ul><li>配料表写明植物学名，或在括号里注明“桂皮”。</li><li>宣传用语不使用“锡兰”“进口”等没有依据的词。</li><li>出厂检测加一项桂皮醛含量，作为内控指标。</li></ul>
<p>从检验角度看，两者的成分确有差别：桂皮的香豆素含量高，锡兰肉桂极低。这一项检测并不贵，却能把来源说清楚，买卖双方都省去扯皮。</p>
<p>对多数调味料厂来说，用桂皮粉完全够用，也更符合国人的口味，没有必要借别人的名字。把规格和批次写清楚，比换一个洋名字更能留住客户。</p>`
    })
  }
];
