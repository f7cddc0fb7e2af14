import type { ArticleSeed } from './article';

/** Articles about the market of one variety or of related ones. */
export const VARIETY_ARTICLES: ArticleSeed[] = [
  {
    id: 'angelica-retreat',
    category: 'market',
    cover: 'angelica-dahurica',
    source: '香市数据',
    author: '卢一舟',
    editor: '梁雨桐',
    ageHours: 118,
    varieties: ['angelica-dahurica', 'lesser-galangal'],
    regions: ['亳州', '遂宁', '徐闻'],
    views: 1650,
    likes: 33,
    write: (statistics) => ({
      title: '白芷、高良姜从高位下来之后：谁在接货，谁在观望',
      summary: `白芷统个 ${statistics.price('angelica-dahurica.ge.bozhou')} 元，高良姜统货 ${statistics.price('lesser-galangal.tong.yulin')} 元，面积扩张的后果正在兑现。`,
      body: `<p>药食两用的品种，涨起来快，落下来也不慢。白芷和高良姜走的是同一条路：价格高的那年种苗卖断货，第二年面积翻番，第三年价格回到起点附近。</p>
<h2>现在的位置</h2>
${statistics.table(['angelica-dahurica.ge.bozhou', 'angelica-dahurica.pian.bozhou', 'angelica-dahurica.xuan.bozhou', 'lesser-galangal.tong.yulin', 'lesser-galangal.duan.yulin'])}
<h2>谁在接货</h2>
<ul><li>卤料厂：按配方用量采购，价格低时会把三个月的量改成五个月。</li><li>饮片厂：只看含量和农残单子，便宜但没有单子的不要。</li><li>贸易商：多数在等，等到有人认亏出货再动手。</li></ul>
<p>判断底部有一个土办法：看产地还有没有人留种。留种的人少了，说明种植户已经放弃，离转折就不远。眼下遂宁与亳州两地仍有人在谈种苗，观望的理由还在。</p>
<p>高良姜多一层约束，三年才能采挖，面积减下来的效果要隔年才看得见，所以它的底部通常比白芷更长。</p>`
    })
  },
  {
    id: 'sand-ginger-doubling',
    category: 'market',
    cover: 'sand-ginger',
    source: '香市观察',
    author: '梁雨桐',
    editor: '卢一舟',
    ageHours: 268,
    varieties: ['sand-ginger'],
    regions: ['阳春', '北流'],
    views: 2040,
    likes: 47,
    write: (statistics) => ({
      title: '沙姜翻倍的那一年发生了什么：种、雨、冻三件事',
      summary: `统片现报 ${statistics.price('sand-ginger.tong.yulin')} 元，选片 ${statistics.price('sand-ginger.xuan.yulin')} 元，复盘一次供应断档。`,
      body: `<p>沙姜在盐焗鸡和卤水里用量不大，却几乎没有替代品，所以一旦缺货，价格会走得很陡。把那一轮上涨拆开看，原因并不神秘。</p>
<h2>三件事叠在一起</h2>
<ol><li>种：前两年价贱伤农，留种量降到正常年份的六成。</li><li>雨：膨大期连阴雨，姜块腐烂，亩产掉了两成。</li><li>冻：晒片时遇到霜冻，干片出成率再打折扣。</li></ol>
<figure data-variety="sand-ginger"><figcaption>沙姜片：断面白、粉性足的为好（示意图）</figcaption></figure>
<h2>价格的三个台阶</h2>
<p>第一个台阶是贸易商惜售，第二个是调味厂补库，第三个才是投机。等到街边都在谈沙姜的时候，离高点就不远了。现在统片报 ${statistics.price('sand-ginger.tong.yulin')} 元，较上月${statistics.change('sand-ginger.tong.yulin', 30)}，选片报 ${statistics.price('sand-ginger.xuan.yulin')} 元。</p>
<h2>给用料厂的建议</h2>
<p>把沙姜列入“小而关键”的清单，常备一个半月用量；与产地合作社签保底价，价格低时让农户有钱赚，价格高时自己有货用。粉料易走味，库存以干片为主，用多少磨多少。</p>`
    })
  },
  {
    id: 'cumin-two-origins',
    category: 'market',
    cover: 'cumin',
    source: '香市数据',
    author: '卢一舟',
    editor: null,
    ageHours: 398,
    varieties: ['cumin'],
    regions: ['焉耆', '和静', '印度'],
    views: 1420,
    likes: 25,
    write: (statistics) => ({
      title: '孜然两头看：新疆货拼香气，进口货拼价格',
      summary: `精选 ${statistics.price('cumin.jingxuan.yulin')} 元，统货 ${statistics.price('cumin.tong.yulin')} 元，烧烤旺季前的库存并不宽裕。`,
      body: `<p>孜然是烧烤的灵魂，也是最容易被掺假的品种之一。市场上的货大致分两路：新疆焉耆、和静一带的本地货，颗粒细长、油性大、香气冲；进口货颗粒整齐、价格低，但回味短。</p>
<h2>报价对照</h2>
${statistics.table(['cumin.jingxuan.yulin', 'cumin.tong.yulin', 'cumin.fen.yulin', 'cumin.jingxuan.chengdu'])}
<h2>看货的办法</h2>
<ul><li>搓：掌心搓热后香气明显、留香久的是好货。</li><li>看：颜色黄绿、带绒毛，发褐的是陈货。</li><li>泡：热水里水色清黄，浑浊或掉色的要小心染色与掺土。</li></ul>
<p>粉料的水分与杂质更难看出来，规模用户宜买整粒自磨，或者在合同里写明挥发油含量。精选与统货之间的价差，反映的是清选损耗和人工。</p>
<p>库存方面，几家大户合计的在库量比往年同期少一成左右。烧烤用料厂习惯在旺季前一个半月补库，届时如果进口到港错位，价差会先从统货身上收窄。</p>`
    })
  },
  {
    id: 'chili-price-ladder',
    category: 'market',
    cover: 'facing-heaven-chili',
    source: '香市数据',
    author: '冉红叶',
    editor: '卢一舟',
    ageHours: 545,
    varieties: ['facing-heaven-chili', 'lantern-chili', 'birds-eye'],
    regions: ['遵义', '柘城', '丘北'],
    views: 1890,
    likes: 38,
    write: (statistics) => ({
      title: '干辣椒价格阶梯：从三樱到丘北，差的是把、水分和花壳',
      summary: `三樱带把 ${statistics.price('facing-heaven-chili.sanying-daiba.zhecheng')} 元，满天星 ${statistics.price('facing-heaven-chili.mantianxing.zunyi')} 元，丘北 ${statistics.price('birds-eye.qiubei.zunyi')} 元。`,
      body: `<p>干辣椒的报价单动辄二三十行，其实可以排成一架梯子：最下面是带把的三樱，往上依次是去把、新一代、灯笼、满天星，最上面是小米辣和丘北。</p>
<h2>今天的梯子</h2>
${statistics.table(['facing-heaven-chili.sanying-daiba.zhecheng', 'facing-heaven-chili.sanying-quba.zhecheng', 'facing-heaven-chili.xinyidai.zhecheng', 'lantern-chili.tong.zunyi', 'facing-heaven-chili.mantianxing.zunyi', 'birds-eye.qiubei.zunyi'])}
<h2>每一级差在哪里</h2>
<ul><li>带把到去把：一吨去掉七八十公斤把，加上剪把工钱，差价自然出来。</li><li>水分：14% 和 16% 之间，差的不只是两个点的重量，还有库存时的霉变风险。</li><li>花壳：褪色果超过 5%，底料厂直接降一级收。</li></ul>
<p>冷库货和当季货不能放在一起比。冷库货颜色保持得好，出库后要先回温，否则一见热空气就返潮。买家常用的做法是约定出库四十八小时后复称，以复称重量结算。</p>
<p>梯子的间距比梯子的高度更值得看：相邻两级差价缩到五角以内，厂家就会往上换料，下一级的货随后会松动。</p>`
    })
  },
  {
    id: 'month-in-bay-leaf',
    category: 'market',
    cover: 'bay-leaf',
    source: '香市观察',
    author: '梁雨桐',
    editor: null,
    ageHours: 1130,
    varieties: ['bay-leaf'],
    regions: ['广西', '贵州', '土耳其'],
    views: 930,
    likes: 14,
    write: (statistics) => ({
      title: '香叶这个月：烘青走得动，进口货守着高价',
      summary: `烘青 ${statistics.price('bay-leaf.hongqing.yulin')} 元，国产 ${statistics.price('bay-leaf.guochan.yulin')} 元，进口 ${statistics.price('bay-leaf.jinkou.yulin')} 元。`,
      body: `<p>香叶体积大、价格低，利润薄，却是每个档口都要摆的货。一个月下来，烘青的走货比普通国产快，原因是颜色好看，底料厂封袋后能透过包装看到叶片。</p>
<h2>三档货</h2>
${statistics.table(['bay-leaf.hongqing.yulin', 'bay-leaf.guochan.yulin', 'bay-leaf.jinkou.yulin', 'bay-leaf.hongqing.chengdu'])}
<h2>怎么分辨</h2>
<ul><li>烘青：叶面绿、脉络清楚，折断有脆声。</li><li>晒干：颜色偏褐，价格低一截，磨粉用得多。</li><li>进口：叶形窄长、香气甜，西餐和肉制品厂指定要。</li></ul>
<figure data-variety="bay-leaf"><figcaption>烘青的香叶，叶面青绿（示意图）</figcaption></figure>
<p>运输是香叶的大头成本，散装一车只能装三吨多，压包后可以翻一倍。压得太狠叶片会碎，碎叶率超过一成，买家按统货结算，省下的运费又赔了进去，所以压包的松紧要事先讲好。</p>
<p>价格方面没有意外，月度变动都在两个点以内。真正影响利润的是碎叶率和压包方式，而不是单价的那一两角。</p>`
    })
  }
];
