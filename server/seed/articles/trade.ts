import type { ArticleSeed } from './article';

export const TRADE_ARTICLES: ArticleSeed[] = [
  {
    id: 'clove-arrivals',
    category: 'trade',
    cover: 'clove',
    source: '口岸通讯',
    editor: '招雅琴',
    ageHours: 47,
    varieties: ['clove', 'mother-clove'],
    regions: ['印尼', '广州'],
    views: 1390,
    likes: 27,
    write: (statistics) => ({
      title: '印尼丁香到港顺畅，公丁香报价围着成本转',
      summary: `玉林公丁 ${statistics.price('clove.gongding.yulin')} 元，广州大花 ${statistics.price('clove.dahua.guangzhou')} 元，贸易商利润薄到一两元。`,
      body: `<p>丁香是典型的进口品种，价格由三样东西决定：产地收成、船期、汇率。最近三样都平稳，报价就只剩下贸易商之间的微调。</p>
<figure data-variety="clove"><figcaption>公丁香：萼筒完整、花蕾不脱落（示意图）</figcaption></figure>
<h2>货是怎么算价的</h2>
<p>到岸价加关税、增值税、港杂和资金利息，再加一两元利润，就是市场价。公丁较上月${statistics.change('clove.gongding.yulin', 30)}，变化大部分来自汇率。</p>
<h2>规格之间</h2>
<ul><li>公丁：整粒带头，脱头率 5% 以内。</li><li>大花：粒大油足，调味厂和香薰都要。</li><li>去梗：梗率 1% 以内，适合直接磨粉。</li><li>母丁香是果实，不是花蕾，价格只有一半，报 ${statistics.price('mother-clove.tong.yulin')} 元，不能互相替代。</li></ul>
<h2>验货</h2>
<p>放水里试：好丁香头朝上直立或下沉，提过油的会横着漂。再用指甲掐，出油发亮的是好货。到港整柜开箱先看有没有受潮结块，再看编织袋内衬有没有破。</p>`
    })
  },
  {
    id: 'cardamom-stock-in-port',
    category: 'trade',
    cover: 'white-cardamom',
    source: '口岸通讯',
    editor: '招雅琴',
    ageHours: 200,
    varieties: ['white-cardamom', 'nutmeg'],
    regions: ['泰国', '印尼'],
    views: 1015,
    likes: 19,
    write: (statistics) => ({
      title: '白豆蔻港口库存下降，大果与统货价差拉开',
      summary: `泰国大果 ${statistics.price('white-cardamom.daguo.yulin')} 元，印尼统货 ${statistics.price('white-cardamom.tong.yulin')} 元，下游更挑颗粒。`,
      body: `<p>做白豆蔻的人记性都好：这个品种曾经十二年里涨了八倍又跌回原点。现在的市场平静得多，但库存仍是最灵的温度计。</p>
<h2>看库存</h2>
<p>港口主要仓库的白豆蔻库存连续第三周下降，降的主要是大果，统货变化不大。卤味和复合调料的采购更挑颗粒，磨粉厂才用统货和小果。</p>
${statistics.table(['white-cardamom.daguo.yulin', 'white-cardamom.tong.yulin', 'white-cardamom.xiaoguo.yulin', 'nutmeg.jingren.yulin'])}
<h2>看货要点</h2>
<ul><li>颗粒：直径 1.2 厘米以上为大果。</li><li>空壳：手捏有弹性、摇有响声的籽粒已经干瘪。</li><li>颜色：自然黄白，过白的要查漂白剂。</li></ul>
<p>肉豆蔻走势与白豆蔻相近，净仁现报 ${statistics.price('nutmeg.jingren.yulin')} 元。虫蛀仍是头号问题，入库前低温冷冻四十八小时，比熏蒸省心。</p>`
    })
  },
  {
    id: 'freight-after-cooling',
    category: 'trade',
    cover: null,
    source: '口岸通讯',
    editor: null,
    ageHours: 360,
    varieties: [],
    regions: ['玉林', '成都'],
    views: 690,
    likes: 9,
    write: () => ({
      title: '玉林发成都、郑州、沈阳：整车与零担的运费怎么谈',
      summary: '回程车便宜三成，但要等；零担按体积算，压包能省钱。',
      body: `<p>香料轻泡，运费不看重量看体积，这是刚入行的人最容易吃亏的地方。</p>
<h2>参考价</h2>
<table><thead><tr><th>线路</th><th>整车（13 米）</th><th>零担（元/吨）</th><th>时效</th></tr></thead><tbody><tr><td>玉林—成都</td><td>8,600–9,400</td><td>520–600</td><td>2–3 天</td></tr><tr><td>玉林—郑州</td><td>9,800–10,800</td><td>580–680</td><td>3 天</td></tr><tr><td>玉林—沈阳</td><td>15,500–17,000</td><td>860–980</td><td>5 天</td></tr></tbody></table>
<h2>三个省钱的办法</h2>
<ol><li>压包：桂皮、香叶用打包机压过，体积能小三成。</li><li>等回程：不急的货报给信息部，等北方回程车，便宜三成左右。</li><li>拼车：同一条街的档口约定周二、周五发车，凑满一车。</li></ol>
<h2>别省的钱</h2>
<p>保价和篷布不能省。八角、花椒怕潮，淋一次雨整包降级；装车前拍照，封条号写进运单，到货先看封条再卸。冷天走北线还要问清楚路上是否需要换车，多倒一次就多一次破包。</p>`
    })
  },
  {
    id: 'pepper-four-origins',
    category: 'trade',
    cover: 'black-pepper',
    source: '口岸通讯',
    author: '招雅琴',
    editor: null,
    ageHours: 142,
    varieties: ['black-pepper', 'white-pepper'],
    regions: ['越南', '柬埔寨', '马来西亚', '凭祥'],
    views: 1270,
    likes: 24,
    copyright: 'licensed',
    write: (statistics) => ({
      title: '胡椒四个来源各卖各的：越南看船期，海南看品牌',
      summary: `黑椒 500 克 ${statistics.price('black-pepper.g500.yulin')} 元，550 克 ${statistics.price('black-pepper.g550.yulin')} 元，海南大颗粒 ${statistics.price('black-pepper.daliz.guangzhou')} 元。`,
      body: `<p>国内的胡椒买家面对四个来源：越南量大、柬埔寨价低、马来西亚做白椒、海南走品牌。谁便宜不重要，重要的是自己的配方用哪一种。</p>
<h2>一张表看差别</h2>
${statistics.table(['black-pepper.g500.yulin', 'black-pepper.g500.pingxiang', 'black-pepper.g550.yulin', 'black-pepper.daliz.guangzhou', 'white-pepper.jituo.guangzhou'])}
<h2>四家的脾气</h2>
<ul><li>越南：走陆路三四天到凭祥，船期乱的时候陆路更稳。</li><li>柬埔寨：多经越南转口，单证要看清原产地。</li><li>马来西亚：白椒水洗干净，报价按美元，汇率动它就动。</li><li>海南：本地货讲产地和香气，餐饮与礼品愿意付溢价。</li></ul>
<p>容重是验收的第一项，空壳多的货容重上不去。第二项是杂质与砂石，磨粉厂对砂石零容忍，一颗就能崩坏筛网。第三项才是气味。</p>
<p>签合同时建议把容重写成区间，并约定抽样件数。整柜抽三件太少，抽十件又太贵，行内折中的做法是五件，头中尾都要有。</p>`
    })
  },
  {
    id: 'saffron-small-parcel',
    category: 'trade',
    cover: 'saffron',
    source: '口岸通讯',
    author: '招雅琴',
    editor: '卢一舟',
    ageHours: 430,
    varieties: ['saffron'],
    regions: ['伊朗', '建德', '崇明'],
    views: 1560,
    likes: 31,
    write: (statistics) => ({
      title: '藏红花按克卖：等级、含水和那点让人头疼的边角料',
      summary: `特级 ${statistics.price('saffron.teji.guangzhou')} 元/公斤，一级 ${statistics.price('saffron.yiji.guangzhou')} 元，染色货混在碎料里。`,
      body: `<p>藏红花是所有品种里单价最高、包装最小的一个。一公斤要十几万朵花，一朵花只取三根柱头，全靠手工，价格自然高得吓人。</p>
<h2>等级怎么分</h2>
<ul><li>特级：只取柱头，深红，无黄白部分。</li><li>一级：带一点花柱，颜色略浅。</li><li>碎料：断丝与粉末，磨粉用，也最容易掺假。</li></ul>
${statistics.table(['saffron.teji.guangzhou', 'saffron.yiji.guangzhou', 'saffron.jinkou.guangzhou', 'saffron.teji.anguo'])}
<h2>三个简单的检验</h2>
<ol><li>水：投入温水，水呈金黄而不是红色，柱头不掉色。</li><li>捏：手指沾水捻，染色货会染红指头。</li><li>闻：有干草般的甜香，酸味重的是受潮发酵。</li></ol>
<p>含水量是争议最多的地方，百分之十二和百分之八之间，一公斤差的就是一顿饭钱。合同里写明检测方法，比争论秤准不准有用。</p>
<p>国产货主要在建德与崇明，量小、新鲜，直接卖给药店和礼盒商；进口货以伊朗为主，走一般贸易，报关时按学名申报，不要写俗名。小批量买家最好要求独立小包装，一袋十克，开一袋用一袋，剩下的避光密封，香气能多留半年。</p>`
    })
  },
  {
    id: 'container-rates-two-ports',
    category: 'trade',
    cover: null,
    source: '口岸通讯',
    author: '招雅琴',
    editor: null,
    ageHours: 770,
    varieties: ['cassia', 'star-anise'],
    regions: ['钦州港', '防城港'],
    views: 860,
    likes: 12,
    write: (statistics) => ({
      title: '钦州港还是防城港：香料出口订舱的三笔小账',
      summary: `板桂 ${statistics.price('cassia.bangui.yulin')} 元，出口报价里运费、熏蒸和滞箱各占一角。`,
      body: `<p>桂皮和八角出口，离得最近的是钦州港与防城港。两处都在一百多公里以内，差别不在路程，在舱位和手续。</p>
<h2>三笔小账</h2>
<ol><li>运费：干货轻泡，一个四十尺柜装十几吨桂皮，折到每公斤不过几角，但旺季翻一倍就吃掉利润。</li><li>熏蒸：木托盘与部分目的国要求熏蒸证明，每柜几百元，忘了做就要开箱。</li><li>滞箱：提箱后超期按天收费，装柜慢的厂要提前约好工人。</li></ol>
<h2>怎么选</h2>
<p>舱位紧的时候选航线多的，货期不急的时候选价格低的。不少厂把两边都谈好框架价，临订舱再比一次。板桂现报 ${statistics.price('cassia.bangui.yulin')} 元，大红 ${statistics.price('star-anise.dahong.yulin')} 元，出口报价都在这个基础上加费用。</p>
<h2>单证别赶</h2>
<ul><li>植检证书要在装柜前申请，抽样需要时间。</li><li>提单上的品名用英文统一写法，与合同一致。</li><li>防潮剂写进装箱要求，跨季航线尤其重要。</li></ul>
<p>最容易被忽略的是柜子本身。装货前打开柜门，关上门站在里面看有没有漏光，有光就有水。换一个柜子要半天，赔一柜货要半年。</p>`
    })
  },
  {
    id: 'ceylon-cinnamon-demand',
    category: 'trade',
    cover: 'ceylon-cinnamon',
    source: '口岸通讯',
    author: '招雅琴',
    editor: null,
    ageHours: 1055,
    varieties: ['ceylon-cinnamon', 'cassia'],
    regions: ['斯里兰卡', '广州'],
    views: 1060,
    likes: 17,
    copyright: 'licensed',
    write: (statistics) => ({
      title: '锡兰肉桂卖给谁：烘焙店认名字，茶饮店认香气',
      summary: `C5 ${statistics.price('ceylon-cinnamon.c5.guangzhou')} 元，M5 ${statistics.price('ceylon-cinnamon.m5.guangzhou')} 元，是桂皮的七八倍。`,
      body: `<p>同样叫肉桂，锡兰货和我们的桂皮是两种东西：皮薄如纸，一卷套一卷，香气清甜、几乎不涩。价格也是两个世界，C5 报 ${statistics.price('ceylon-cinnamon.c5.guangzhou')} 元，烟桂只有 ${statistics.price('cassia.yangui.yulin')} 元。</p>
<h2>谁在买</h2>
<ul><li>烘焙：菜单写明用料，认的是名字和故事。</li><li>茶饮：要的是清香，用量小，一杯不到一克。</li><li>香氛与礼品：看卷形，要长、要直、要整齐。</li></ul>
<figure data-variety="ceylon-cinnamon"><figcaption>多层薄皮卷成的细卷（示意图）</figcaption></figure>
<h2>等级</h2>
<p>字母看皮的粗细，数字看卷的直径：C5 最细最贵，M5 次之，H1 粗而便宜，磨粉足够用。买家常犯的错是拿 H1 的价格要 C5 的样子。</p>
<h2>能不能替代</h2>
<p>卤水和底料里不必用它，香气太轻，压不住肉味，还贵。反过来，把普通桂皮磨粉冒充肉桂粉卖给烘焙店，行家一尝就知道，涩味藏不住。</p>
<p>进口商的做法是小批量常到，一次不超过两吨，密封避光。这样货新、周转快，也不怕行情变动。</p>`
    })
  }
];
