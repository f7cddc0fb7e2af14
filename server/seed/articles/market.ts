import { lineName } from '../statistics';
import type { ArticleSeed } from './article';

const DAHONG = 'star-anise.dahong.yulin';

const WATCHED = [
  DAHONG,
  'cassia.yangui.yulin',
  'tsaoko.xuan.yulin',
  'red-sichuan-pepper.jingjiao.yulin',
  'fennel.jingxuan.yulin',
  'clove.gongding.yulin',
  'white-cardamom.daguo.yulin'
];

export const MARKET_ARTICLES: ArticleSeed[] = [
  {
    id: 'star-anise-dryness-decides',
    category: 'market',
    cover: 'star-anise',
    source: '香市观察',
    editor: '梁雨桐',
    ageHours: 2,
    varieties: ['star-anise'],
    regions: ['玉林', '防城'],
    views: 3204,
    likes: 86,
    write: (statistics) => ({
      title: `${statistics.crop}大红到货平稳：玉林日到货 180 吨，水分决定价差`,
      summary: `大红主流报价 ${statistics.range(DAHONG)} 元/公斤，水分 13% 以内的货比 15% 的高 1.2 元左右。`,
      body: `<p>天气转晴后，产区${statistics.crop}集中下树。市场档口反馈，近一周日均到货约 180 吨，比去年同期多一成。买家看货更细，先捏后称，水分成了议价的第一句话。</p>
<h2>价差从哪来</h2>
<figure><img src="grades-of-star-anise" alt="八角按大小排成三堆，下面是一把尺" /><figcaption>同一批大红，按大小和完整度分成三等（示意图）</figcaption></figure>
<p>同是大红，水分 13% 以内、果形八瓣齐整、黑果率低于 3% 的，今天中间价 ${statistics.price(DAHONG)} 元/公斤，比上一个采集日${statistics.change(DAHONG)}；水分到 15% 的，档口普遍要压 1.2 元，再返烘又要损耗两个点。</p>
${statistics.table([DAHONG, 'star-anise.dahong.chengdu', 'star-anise.dahong.bozhou', 'star-anise.dahong.anguo', 'star-anise.chunhua.yulin', 'star-anise.ganzhi.yulin'])}
<h2>档口怎么看</h2>
<ul><li>走货：火锅底料厂按周提货，节前备货刚开头，单笔 5–10 吨居多。</li><li>库存：往年陈货所剩不多，色泽发暗的陈大红只能走粉碎厂。</li><li>货源：无硫货要求附二氧化硫检测单，没有单子的按统货谈。</li></ul>
<p>多数经营户判断，后半月到货继续增加，价格以稳为主；若连续阴雨，干货供应会先紧一紧，再看烘房产能。</p>`
    })
  },
  {
    id: 'weekly-index-report',
    category: 'market',
    cover: null,
    source: '香市数据',
    editor: '卢一舟',
    ageHours: 28,
    varieties: ['star-anise', 'cassia', 'tsaoko', 'red-sichuan-pepper'],
    regions: ['玉林'],
    views: 2780,
    likes: 64,
    priceList: WATCHED,
    write: (statistics) => {
      const byRise = [...WATCHED].sort((a, b) => statistics.changeBp(b, 7) - statistics.changeBp(a, 7));
      const [first = '', last = ''] = [byRise[0], byRise.at(-1)];
      return {
        title: `一周行情：${lineName(first)}领先，${lineName(last)}落后`,
        summary: `七个主要规格里，${lineName(first)}较上周${statistics.change(first, 7)}，${lineName(last)}${statistics.change(last, 7)}，烟桂报 ${statistics.price('cassia.yangui.yulin')} 元。`,
        body: `<p>本周采集的各市场报价中，涨跌都不算大，多数规格的变动在一两个点以内。买卖双方都在等，等到货，也等节前的单子。</p>
<h2>主要规格一览</h2>
${statistics.table(WATCHED)}
<h2>每个品种看什么</h2>
<p>草果看大果比例：坐果期雨水多，统货里能挑出的选货少，挑选工钱又涨了一截，规格价差就会拉开。花椒看冷库：入库满了以后净椒现货充足，买家不急，报价容易松动。</p>
<ul><li>桂皮：烟桂看走货，板桂看出口询盘。</li><li>小茴香：看产地开价，精选与统货的价差说明清选厂忙不忙。</li><li>公丁香：看到港和汇率，报价围绕成本小幅波动。</li><li>白豆蔻：看港口库存，大果先动。</li></ul>
<p>下周留意两件事：一是运费是否上调，二是餐饮连锁的集采何时放量。指数按周一的价格计算，编制方法见行情页说明。</p>`
      };
    }
  },
  {
    id: 'cassia-grades-gap',
    category: 'market',
    cover: 'cassia',
    source: '香市观察',
    editor: '梁雨桐',
    ageHours: 75,
    varieties: ['cassia', 'cassia-select'],
    regions: ['玉林', '防城'],
    views: 1942,
    likes: 41,
    write: (statistics) => ({
      title: '烟桂与大通价差拉到近五元，买家在算含油量的账',
      summary: `烟桂 ${statistics.price('cassia.yangui.yulin')} 元，大通 ${statistics.price('cassia.datong.yulin')} 元，深加工厂更愿意按挥发油付钱。`,
      body: `<p>桂皮的规格多，外行容易看花眼：烟桂皮薄卷紧、油润，大通、中通、小通按皮厚和长度分，板桂平直便于切片，桂碎多去粉碎和提油。近来同一车货里，规格之间的价差比往年更清楚。</p>
<figure data-variety="cassia"><figcaption>烟桂卷筒断面，油线清晰的含油量高（示意图）</figcaption></figure>
<h2>各规格报价</h2>
${statistics.table(['cassia.yangui.yulin', 'cassia.datong.yulin', 'cassia.zhongtong.yulin', 'cassia.xiaotong.yulin', 'cassia.bangui.yulin', 'cassia.suigui.yulin'])}
<p>提油厂的算法很直接：挥发油每高 0.1 个百分点，出油多一成左右，收购价就能抬两三角。因此有检测单的货好谈，没有单子的按外观打折。</p>
<h2>给卖家的两条建议</h2>
<ol><li>分规格装包，别把烟桂和大通混在一起卖，混装只能按低的走。</li><li>入库前把水分降到 13% 以下，春季返潮的霉斑会让整包降级。</li></ol>
<p>企边桂走的是另一条线，看皮面、看香气，以药用和礼盒为主，量小价稳，不宜拿来和烟桂比价。</p>`
    })
  },
  {
    id: 'pepper-inventory-watch',
    category: 'market',
    cover: 'white-pepper',
    source: '香市数据',
    editor: '卢一舟',
    ageHours: 240,
    varieties: ['white-pepper', 'black-pepper'],
    regions: ['广州'],
    views: 1530,
    likes: 29,
    write: (statistics) => ({
      title: '黑白胡椒价差收窄，清平市场库存回到半年均值',
      summary: `白胡椒水洗 ${statistics.price('white-pepper.shuixi.yulin')} 元，黑椒 500 克 ${statistics.price('black-pepper.g500.yulin')} 元，价差收窄后切换需求增多。`,
      body: `<p>胡椒按容重分级，500 克/升和 550 克/升是最常见的两档，数字越大颗粒越饱满、空壳越少。白胡椒则看脱皮方式：水洗味正色白，机脱皮粉香足但碎粒多。</p>
<h2>库存与走货</h2>
<p>清平市场的经营户估算，目前市场内黑胡椒库存够卖四十天左右，白胡椒约三十五天，都回到半年均值。上月的集中补库过去之后，走货转为小批量、多频次。</p>
${statistics.table(['black-pepper.g500.yulin', 'black-pepper.g550.yulin', 'white-pepper.shuixi.yulin', 'white-pepper.jingpin.guangzhou'])}
<h2>价差收窄之后</h2>
<ul><li>复合调味料厂的配方可以在黑白之间小幅调整，价差越窄，越偏向白胡椒。</li><li>粉料厂关心的是杂质和砂石，进口货要看熏蒸记录。</li><li>产地方面，收购商普遍不愿压货，愿意签一个月内的短单。</li></ul>
<p>短期看，胡椒没有明显的单边理由，关注港口到货节奏和汇率变化即可。</p>`
    })
  },
  {
    id: 'index-base-explained',
    category: 'market',
    cover: null,
    source: '香市数据',
    author: '卢一舟',
    editor: null,
    ageHours: 860,
    varieties: ['star-anise', 'cassia'],
    regions: ['玉林'],
    views: 1230,
    likes: 18,
    write: (statistics) => ({
      title: '看懂香料指数：基期、权重和每周一那个点',
      summary: '指数说的是方向，报价说的是水平，两样东西不能互相替代。',
      body: `<p>经常有人问：指数涨了，我手里的货为什么没涨。原因很简单，指数是一篮子规格的平均，你手里的只是其中一格，甚至不在篮子里。</p>
<h2>三个名词</h2>
<ul><li>基期：选定的那一天记作一千点，之后都和它比。</li><li>权重：成交活跃、代表性强的规格占得多。</li><li>采集点：以主要市场公布的中间价为准，缺一天就空一天，不补猜测值。</li></ul>
<h2>举一个例子</h2>
<p>八角指数里，大红的权重最高。大红现报 ${statistics.price('star-anise.dahong.yulin')} 元，较上月${statistics.change('star-anise.dahong.yulin', 30)}；同期干枝报 ${statistics.price('star-anise.ganzhi.yulin')} 元，较上月${statistics.change('star-anise.ganzhi.yulin', 30)}。两者走向可以不同，指数取的是加权之后的结果。桂皮指数同理，烟桂 ${statistics.price('cassia.yangui.yulin')} 元，是其中分量最重的一格。</p>
<h2>怎么用</h2>
<p>签长单的时候，用指数做浮动条款比用单一报价稳当，因为单一报价可能被一两车异常货拉偏。做配方成本的时候，直接看自己用的规格，指数只当背景。</p>
<p>指数每周一更新一次。一周之内的涨跌，请看行情页的逐日曲线，两边的口径在页面说明里都写明了。</p>`
    })
  }
];
