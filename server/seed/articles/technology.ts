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
    views: 5410,
    likes: 132,
    write: () => ({
      title: '二氧化硫残留怎么测？三种常用方法的成本与误差',
      summary: '快检、滴定、色谱各有各的位置：收货用快检，结算用滴定，争议用色谱。',
      body: `<p>同一份样品，三种方法测出三个数，并不奇怪。关键是把方法用在合适的环节。</p>
<h2>三种方法对比</h2>
<table><thead><tr><th>方法</th><th>单样成本</th><th>时间</th><th>误差</th><th>适合</th></tr></thead><tbody><tr><td>试纸、快检盒</td><td>8—15 元</td><td>15 分钟</td><td>±30%</td><td>收货初筛</td></tr><tr><td>蒸馏滴定</td><td>80—120 元</td><td>半天</td><td>±10%</td><td>批次结算</td></tr><tr><td>离子色谱</td><td>260—400 元</td><td>1—2 天</td><td>±5%</td><td>争议复核</td></tr></tbody></table>
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
    views: 1430,
    likes: 33,
    write: (f) => ({
      title: '无硫烘干的三段温度：杀青、定色、慢烘',
      summary: `无硫大红比普通大红贵三四元，成本主要在慢烘的十几个小时。`,
      body: `<p>鲜八角含水七成以上，烘不好就发黑、发霉。过去有人图快图红去熏硫，现在无硫货卖 ${f.price('star-anise.dahong-wuliu.yulin')} 元，普通大红 ${f.price('star-anise.dahong.yulin')} 元，差价已经足够把工艺做对。</p>
<h2>三段温度</h2>
<ol><li>杀青：沸水烫三到五分钟，到果色由青转黄，立即沥水。</li><li>定色：55—60 ℃ 大风量四小时，把表面水带走，红色在这一段形成。</li><li>慢烘：45—50 ℃ 十二小时以上，中间翻两次，让芯部的水慢慢出来。</li></ol>
<h2>常见毛病</h2>
<ul><li>外干里湿：慢烘时间不够，装袋一周后返潮。</li><li>黑果：杀青不透，或堆得太厚捂了汗。</li><li>香气薄：温度过高，挥发油跑了。</li></ul>
<figure data-variety="star-anise"><figcaption>定色得当的果，棕红均匀（示意图）</figcaption></figure>
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
    views: 760,
    likes: 11,
    write: (f) => ({
      title: '色选机不是越严越好：青花椒的两道选法',
      summary: '第一道要产量，第二道要颜色，把次品再选一遍能多收回一成半。',
      body: `<p>青花椒的色选货与统干价差常年在十元以上，今天成都统干 ${f.price('green-sichuan-pepper.tonggan.chengdu')} 元、色选 ${f.price('green-sichuan-pepper.sexuan.chengdu')} 元。差价看着诱人，选得太严却会把好货也吹走。</p>
<figure data-variety="green-sichuan-pepper"><figcaption>色选后的青花椒，绿度一致（示意图）</figcaption></figure>
<h2>两道选法</h2>
<ul><li>第一道灵敏度放低，只去黑椒、枝梗和石子，带出比控制在 3% 以内。</li><li>第二道灵敏度调高，按绿度分，出来的是色选货和二级货。</li><li>第二道吹出来的再过一遍，能收回一成半到两成。</li></ul>
<h2>机器之外</h2>
<p>进料要匀，水分要一致，湿一点的椒颜色深，会被当成次品。镜头每两小时擦一次，粉尘大的品种一小时一次。换品种要重新采样，不要拿花椒的方案去选青花椒。</p>
<h2>怎么验收</h2>
<p>从成品里取二百克，人工拣出异色、枝梗和闭眼椒，三样合计不超过 2% 就算合格。连续三盘合格再开足产量，比边跑边调省事得多。</p>`
    })
  }
];
