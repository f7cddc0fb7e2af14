import type { ArticleSeed } from './article';

export const TECHNOLOGY_ARTICLES: ArticleSeed[] = [
  {
    id: 'sulfur-test-methods',
    category: 'technology',
    cover: null,
    source: '标准与检测',
    editor: '申若水',
    ageHours: 26,
    varieties: ['ginger', 'garlic-flake'],
    regions: ['玉林'],
    views: 5410,
    likes: 132,
    write: () => ({
      title: '二氧化硫残留怎么测？三种常用方法的成本与误差',
      summary: '快检、滴定、色谱各有各的位置：收货用快检，结算用滴定，争议用色谱。',
      body: `<p>同一份样品，三种方法测出三个数，并不奇怪。关键是把方法用在合适的环节。</p>
<h2>三种方法对比</h2>
<table><thead><tr><th>方法</th><th>单样成本</th><th>时间</th><th>误差</th><th>适合</th></tr></thead><tbody><tr><td>试纸、快检盒</td><td>8–15 元</td><td>15 分钟</td><td>±30%</td><td>收货初筛</td></tr><tr><td>蒸馏滴定</td><td>80–120 元</td><td>半天</td><td>±10%</td><td>批次结算</td></tr><tr><td>离子色谱</td><td>260–400 元</td><td>1–2 天</td><td>±5%</td><td>争议复核</td></tr></tbody></table>
<h2>天然本底的坑</h2>
<p>姜、蒜、葱类自身含硫，滴定法会把一部分天然含硫物算进去，未熏的蒜片测出三四十毫克并不少见。遇到这些品种，快检结果只作提示，不能据此拒收。</p>
<h2>操作要点</h2>
<ul><li>样品粉碎后尽快测，放一天数值会降。</li><li>快检盒注意有效期和水温，冬天要先回温。</li><li>每批留一份密封样，冷藏三个月，复核时用得上。</li></ul>
<p>小档口备一盒快检、认一家检测所、写清一条合同条款，这三样做到，多数纠纷就不会发生。</p>`
    })
  },
  {
    id: 'star-anise-or-mangcao',
    category: 'technology',
    cover: 'star-anise',
    source: '标准与检测',
    editor: '和松涛',
    ageHours: 122,
    varieties: ['star-anise'],
    regions: ['玉林'],
    views: 4870,
    likes: 118,
    write: () => ({
      title: '八角与莽草：数瓣、看尖、尝味，最后交给仪器',
      summary: '莽草有毒，混入一点也不行。三步手工法能拦住九成，剩下的靠光谱。',
      body: `<p>莽草果和八角长得像，却含有毒成分，误用会出大事。收货的人要把它当成红线，而不是质量问题。</p>
<h2>手工三步</h2>
<table><thead><tr><th>项目</th><th>八角</th><th>莽草</th></tr></thead><tbody><tr><td>瓣数</td><td>多为八瓣，整齐</td><td>多在十瓣以上，参差</td></tr><tr><td>瓣尖</td><td>钝，较平直</td><td>尖而上弯如鸟喙</td></tr><tr><td>果柄</td><td>弯曲，较长</td><td>平直，较短</td></tr><tr><td>气味</td><td>甘甜，茴香气</td><td>微弱或似花露水</td></tr></tbody></table>
<figure data-variety="star-anise"><figcaption>瓣尖平钝、大小相近的为八角（示意图）</figcaption></figure>
<p>尝味只在专业人员指导下做，轻触舌尖即吐，发苦发麻立即漱口。普通收货不要尝。</p>
<h2>近红外能做什么</h2>
<ul><li>整粒扫描，一分钟一盘，能发现百分之二以上的混入。</li><li>模型要用本地货训练，换产区要补样。</li><li>报警的批次必须停下来，逐粒复拣，再送检定性。</li></ul>
<h2>制度比仪器重要</h2>
<p>固定货源、逐批留样、发现即隔离并通知上下游，这三条写进操作规程，才算真正把风险关在门外。新来的工人上岗前，先在样品盘里认够一百粒。</p>`
    })
  },
  {
    id: 'sulfur-free-drying',
    category: 'technology',
    cover: 'star-anise',
    source: '加工前线',
    editor: '容嘉',
    ageHours: 290,
    varieties: ['star-anise', 'tsaoko'],
    regions: ['玉林', '百色'],
    views: 1430,
    likes: 33,
    write: (statistics) => ({
      title: '无硫烘干的三段温度：杀青、定色、慢烘',
      summary: `无硫大红比普通大红贵三四元，成本主要在慢烘的十几个小时。`,
      body: `<p>鲜八角含水七成以上，烘不好就发黑、发霉。过去有人图快图红去熏硫，现在无硫货卖 ${statistics.price('star-anise.dahong-wuliu.yulin')} 元，普通大红 ${statistics.price('star-anise.dahong.yulin')} 元，差价已经足够把工艺做对。</p>
<h2>三段温度</h2>
<ol><li>杀青：沸水烫三到五分钟，到果色由青转黄，立即沥水。</li><li>定色：55–60 ℃ 大风量四小时，把表面水带走，红色在这一段形成。</li><li>慢烘：45–50 ℃ 十二小时以上，中间翻两次，让芯部的水慢慢出来。</li></ol>
<h2>常见毛病</h2>
<ul><li>外干里湿：慢烘时间不够，装袋一周后返潮。</li><li>黑果：杀青不透，或堆得太厚捂了汗。</li><li>香气薄：温度过高，挥发油跑了。</li></ul>
<figure><img src="drying-racks" alt="烘房里四层烘盘铺着八角" /><figcaption>烘房分层上盘，上下层每两小时换一次（示意图）</figcaption></figure><figure data-variety="star-anise"><figcaption>定色得当的果，棕红均匀（示意图）</figcaption></figure>
<h2>算一笔能耗</h2>
<p>热泵烘房每公斤干果耗电约 1.6 度，比燃柴的贵三角左右，但不用守夜、颜色稳定。按三四元的差价计算，一个五吨的小烘房，一季就能看到回报。</p>`
    })
  },
  {
    id: 'colour-sorter-settings',
    category: 'technology',
    cover: 'green-sichuan-pepper',
    source: '加工前线',
    editor: null,
    ageHours: 620,
    varieties: ['green-sichuan-pepper', 'red-sichuan-pepper'],
    regions: ['玉林'],
    views: 760,
    likes: 11,
    write: (statistics) => ({
      title: '色选机不是越严越好：青花椒的两道选法',
      summary: '第一道要产量，第二道要颜色，把次品再选一遍能多收回一成半。',
      body: `<p>青花椒的色选货与统干价差常年在十元以上，今天成都统干 ${statistics.price('green-sichuan-pepper.tonggan.chengdu')} 元、色选 ${statistics.price('green-sichuan-pepper.sexuan.chengdu')} 元。差价看着诱人，选得太严却会把好货也吹走。</p>
<figure data-variety="green-sichuan-pepper"><figcaption>色选后的青花椒，绿度一致（示意图）</figcaption></figure>
<h2>两道选法</h2>
<ul><li>第一道灵敏度放低，只去黑椒、枝梗和石子，带出比控制在 3% 以内。</li><li>第二道灵敏度调高，按绿度分，出来的是色选货和二级货。</li><li>第二道吹出来的再过一遍，能收回一成半到两成。</li></ul>
<h2>机器之外</h2>
<p>进料要匀，水分要一致，湿一点的椒颜色深，会被当成次品。镜头每两小时擦一次，粉尘大的品种一小时一次。换品种要重新采样，不要拿花椒的方案去选青花椒。</p>
<h2>怎么验收</h2>
<p>从成品里取二百克，人工拣出异色、枝梗和闭眼椒，三样合计不超过 2% 就算合格。连续三盘合格再开足产量，比边跑边调省事得多。</p>`
    })
  },
  {
    id: 'moisture-meter-use',
    category: 'technology',
    cover: 'star-anise',
    source: '技术角',
    author: '韦知远',
    editor: '覃朗',
    ageHours: 78,
    varieties: ['star-anise', 'red-sichuan-pepper'],
    regions: ['玉林', '韩城'],
    views: 1610,
    likes: 34,
    write: (statistics) => ({
      title: '水分仪怎么用才准：同一包货为什么测出三个数',
      summary: `大红按 13% 结算，差一个点就是 ${statistics.price('star-anise.dahong.yulin')} 元里的几角钱，取样比仪器更要紧。`,
      body: `<p>收货时最容易吵起来的不是价格，是水分。卖方说十三，买方测十五，两边都没撒谎，问题出在取样和方法。</p>
<h2>三个误差来源</h2>
<ol><li>部位：包边干、包心潮，只测一处必然偏。</li><li>温度：货刚从冷库出来，仪器读数会低一到两个点。</li><li>曲线：每个品种要用自己的曲线，拿花椒的曲线测八角没有意义。</li></ol>
<h2>标准做法</h2>
<ul><li>抽样：每车取头、中、尾三包，每包上、中、下各一把，混匀成缩分样。</li><li>平衡：样品密封放两小时再测，让表里一致。</li><li>复核：与烘箱法对照，误差超过半个点就重校。</li></ul>
<figure><img src="moisture-meter" alt="水分仪旁边放着一盘八角" /><figcaption>取样要从包心取，放到室温再测（示意图）</figcaption></figure>
<figure data-variety="star-anise"><figcaption>包心取出的八角样品（示意图）</figcaption></figure>
<h2>写进合同的两句话</h2>
<p>第一句，以到货抽样烘箱法为准，仪器读数仅供参考；第二句，水分每超一个点，结算重量相应扣减，超过百分之十五拒收。大红现报 ${statistics.price('star-anise.dahong.yulin')} 元，一车二十吨差一个点就是二百公斤，事先说清楚比事后追讨有用。</p>
<p>便携仪器的好处是快，坏处是让人以为测过就算数。真正值钱的是那张取样记录，谁取的、从哪取的、什么时候取的，写明白了，两边都没话说。</p>`
    })
  },
  {
    id: 'near-infrared-check',
    category: 'technology',
    cover: 'red-sichuan-pepper',
    source: '技术角',
    author: '韦知远',
    editor: null,
    ageHours: 215,
    varieties: ['red-sichuan-pepper', 'cumin'],
    regions: ['成都'],
    views: 1320,
    likes: 27,
    write: (statistics) => ({
      title: '近红外快检进了收购点：两分钟看出油和掺假',
      summary: `净椒 ${statistics.price('red-sichuan-pepper.jingjiao.yulin')} 元、孜然 ${statistics.price('cumin.jingxuan.yulin')} 元，快检让分级有了数字。`,
      body: `<p>过去分级靠鼻子和手，现在收购点里多了一台巴掌大的设备：把粉末压平，扫一下，屏幕上跳出水分、挥发油与疑似掺假的提示。</p>
<h2>能测什么</h2>
<table><thead><tr><th>项目</th><th>精度</th><th>能不能替代化验</th></tr></thead><tbody><tr><td>水分</td><td>±0.5 个点</td><td>收货可用，结算以烘箱法为准</td></tr><tr><td>挥发油</td><td>±0.3 个点</td><td>用于分级，不用于检测报告</td></tr><tr><td>掺假提示</td><td>定性</td><td>提示后必须送检</td></tr></tbody></table>
<h2>装机以后变了什么</h2>
<ul><li>分级更细：过去三档，现在五档，好货能多卖几角。</li><li>争议更少：数据当场打印，双方签字，隔天不用再争。</li><li>掺假少了：知道要扫，加重晶粉和染色的自然往别处去。</li></ul>
<p>花椒净椒报 ${statistics.price('red-sichuan-pepper.jingjiao.yulin')} 元，孜然精选报 ${statistics.price('cumin.jingxuan.yulin')} 元，挥发油差零点五个点，收购价就能差出五六角。仪器的成本在这样的差价面前不算贵。</p>
<p>模型要养。每进一批新产地的货，先做几十份化验对照，把数据喂进去，半年之后才敢放手让收购员单独用。跳过这一步，仪器只会给出好看的错数。</p>`
    })
  },
  {
    id: 'traceability-code-real-use',
    category: 'technology',
    cover: 'tsaoko',
    source: '技术角',
    author: '韦知远',
    editor: null,
    ageHours: 450,
    varieties: ['tsaoko', 'star-anise'],
    regions: ['怒江', '玉林'],
    views: 1100,
    likes: 19,
    write: (statistics) => ({
      title: '溯源码别做成摆设：一袋货从树上到锅里的六个节点',
      summary: `草果选货 ${statistics.price('tsaoko.xuan.kunming')} 元，愿意扫码的买家平均多付三个点。`,
      body: `<p>市场上贴溯源码的货不少，扫出来只有一句“优质产地”的也不少。码有没有用，看它记了几个节点、谁来填、能不能改。</p>
<h2>六个节点</h2>
<ol><li>采收：哪一片林、哪一天、谁摘的。</li><li>初加工：哪座烘房、温度、出干率。</li><li>收购：重量、水分、等级，由收购员当场录入。</li><li>入库：仓位与批次合并关系。</li><li>检测：报告编号与机构。</li><li>出库：去向与运单。</li></ol>
<h2>谁来填最关键</h2>
<p>节点由干活的人当场填，事后补的码没有意义。合作社的做法是收购时扫农户编号，称重数据自动带进来，改动要留痕，谁也删不掉。</p>
<figure data-variety="tsaoko"><figcaption>入库前的草果（示意图）</figcaption></figure>
<h2>买家为什么愿意多付钱</h2>
<p>草果选货报 ${statistics.price('tsaoko.xuan.kunming')} 元，带完整记录的货能高三个点左右，因为出问题能倒查，能定责，能把坏的一批单独召回，而不是整仓停用。</p>
<ul><li>餐饮连锁要的是批次隔离。</li><li>出口商要的是检测对应。</li><li>平台要的是差评能落到具体的一袋。</li></ul>
<p>一枚码的成本几分钱，填写的成本才是真的。想清楚要用它解决哪个问题，再决定记几个节点，记三个节点而每次都填，比记十个而只填一次强。</p>`
    })
  },
  {
    id: 'steam-distillation-basics',
    category: 'technology',
    cover: 'blend-oil',
    source: '技术角',
    author: '覃朗',
    editor: null,
    ageHours: 790,
    varieties: ['blend-oil', 'cassia'],
    regions: ['广西', '防城'],
    views: 980,
    likes: 16,
    write: (statistics) => ({
      title: '水蒸气蒸馏的三个经验数：料比、时间、冷凝温度',
      summary: `肉桂油 ${statistics.price('blend-oil.rougui-you.yulin')} 元/公斤，得油率差半个点就是利润。`,
      body: `<p>蒸馏是最老的提油办法，设备简单，学会不难，做好却要一年年攒经验。三个数记住了，就能少走很多弯路。</p>
<h2>料比</h2>
<p>桂皮枝叶切段长度五到八厘米最合适，太长蒸不透，太碎会被蒸汽冲成泥。一次装料不超过釜体的七成，装得太满，中间会形成死区，蒸汽从边上走。</p>
<h2>时间</h2>
<ul><li>叶油：四到五小时，拖长了会带出青味。</li><li>皮油：六到八小时，前两小时出得多，后面是补量。</li><li>判断结束：接油管的油花由密转疏，再烧一小时也加不到半个点。</li></ul>
<h2>冷凝温度</h2>
<p>出口水温控制在三十五到四十度，太热油会随水跑，太冷油结在管壁上。冷凝水的流量比温度更要紧，流量小了，管内起压，油水分离就乱。</p>
<p>肉桂油报 ${statistics.price('blend-oil.rougui-you.yulin')} 元，八角油报 ${statistics.price('blend-oil.bajiao-you.yulin')} 元，一釜差半个点，一年就是十几万元。有经验的师傅听出油的声音就知道火候，但更稳妥的做法是把每一釜的三个数记下来，一年之后自己的曲线就出来了。</p>
<p>渣料别急着倒。桂渣含油还有一点，做香饼或者垫料都有人收；八角渣含水高，要先晾，否则三天就发酵。</p>`
    })
  }
];
