import type { ArticleSeed } from './article';

export const HEADLINE_ARTICLES: ArticleSeed[] = [
  {
    id: 'border-clearance-restored',
    category: 'headline',
    cover: 'cassia',
    source: '香市快评',
    editor: '农静',
    ageHours: 9,
    varieties: ['cassia', 'star-anise', 'clove'],
    regions: ['凭祥', '越南'],
    views: 4120,
    likes: 73,
    write: (statistics) => ({
      title: '凭祥口岸香料车次回升，进口桂皮到货周期缩短到三天',
      summary: '待检车辆降到六十台以内，越南桂皮、八角的到货节奏恢复正常。',
      body: `<p>据口岸经营户反馈，香料类整车从报关到放行的时间已经从五天缩短到三天左右，当日待检车辆降到六十台以内。前期压在路上的桂皮和八角陆续到位，下游加工厂的原料压力明显缓解。</p>
<h2>对价格的影响</h2>
<p>桂碎受进口影响最直接，凭祥报 ${statistics.price('cassia.suigui.pingxiang')} 元/公斤，比玉林便宜一截；烟桂以国产为主，报 ${statistics.price('cassia.yangui.yulin')} 元，较上周${statistics.change('cassia.yangui.yulin', 7)}，影响有限。</p>
<h2>进口商要留意的三件事</h2>
<ol><li>植物检疫证书的品名要与装箱单一致，学名写错会被要求改单。</li><li>八角需逐批核对有无莽草混入，抽样比例不要低于三件。</li><li>整车运价随车次回升有所回落，短途倒短费用仍要提前谈定。</li></ol>
<p>业内普遍认为，通关顺畅之后，加工厂会把安全库存从二十天降回十二天左右，集中补库的冲动减弱，现货价格更多由终端需求决定。</p>`
    })
  },
  {
    id: 'restaurant-chains-joint-buying',
    category: 'headline',
    cover: 'star-anise',
    source: '香市快评',
    editor: '梁雨桐',
    ageHours: 98,
    varieties: ['star-anise', 'red-sichuan-pepper', 'tsaoko'],
    regions: ['成都', '玉林'],
    views: 2640,
    likes: 58,
    write: (statistics) => ({
      title: '卤味连锁改按季集采，档口的报价单从“一天一报”变成“一季一锁”',
      summary: '锁价不锁量，偏离参考价百分之五以上重新议价，成为新的通行条款。',
      body: `<p>过去采购员每天早上要问一圈价，现在更多连锁企业把八角、草果、花椒这几样主料改成按季集采：先定参考价和规格，再按门店销量分批提货。</p>
<h2>条款怎么写</h2>
<table><thead><tr><th>条款</th><th>常见写法</th></tr></thead><tbody><tr><td>参考价</td><td>以玉林采集日中间价为准，取签约前五个采集日均价</td></tr><tr><td>浮动</td><td>偏离 5% 以内不调，超过重新议价</td></tr><tr><td>质量</td><td>水分、杂质、二氧化硫三项逐批出单</td></tr><tr><td>结算</td><td>货到验收十五天内付款，留 3% 质保</td></tr></tbody></table>
<p>以大红为例，当前中间价 ${statistics.price('star-anise.dahong.yulin')} 元，按 5% 计算，上下各有一块七左右的缓冲，平常的波动都落在里面。</p>
<h2>小档口的机会</h2>
<ul><li>把规格做稳：同一个等级每批颗粒、水分都一样，比便宜两角更重要。</li><li>几家档口合单供货，统一装袋、统一检测，能接下以前接不了的量。</li><li>留好每一批的检测单和照片，争议时有据可查。</li></ul>`
    })
  },
  {
    id: 'spice-turnover-half-year',
    category: 'headline',
    cover: null,
    source: '香市数据',
    editor: '卢一舟',
    ageHours: 320,
    varieties: [],
    regions: ['玉林'],
    views: 2210,
    likes: 35,
    write: () => ({
      title: '四十四个品种里，谁在涨、谁在跌：一份给忙人的半年小结',
      summary: '涨的多是费工的，跌的多是种得快的，中间一大片其实没怎么动。',
      body: `<p>把四十四个品种放在一起看，半年下来真正走出趋势的不到三分之一，其余都在自己的箱体里来回。忙人不必天天盯盘，记住三条规律就够用。</p>
<h2>一、费工的涨</h2>
<p>草果要挑、砂仁要剥、丁香要去梗，人工在成本里占的比例越高，价格越难跌。产地年轻人少，挑选工一天的工钱三年涨了四成，最后都体现在规格价差上。</p>
<h2>二、种得快的跌</h2>
<p>白芷、姜黄、芫荽籽这些一年生的品种，价格一高，第二年面积就上来。等到新货集中上市，价格回落几乎是必然，判断的关键在于看种子和种苗卖了多少。</p>
<h2>三、进口的看船期</h2>
<ul><li>丁香、肉豆蔻看产地天气，也看船期和汇率。</li><li>白豆蔻看库存，港口仓单比报价更有用。</li><li>胡椒看几个主产国谁先卖，先卖的那家定价。</li></ul>
<p>至于没怎么动的大多数，不动就是最好的消息：配方稳定，成本可算，生意才能做得长。</p>`
    })
  },
  {
    id: 'spring-festival-stocking',
    category: 'headline',
    cover: 'red-sichuan-pepper',
    source: '香市快评',
    author: '农静',
    editor: '梁雨桐',
    ageHours: 176,
    varieties: ['red-sichuan-pepper', 'star-anise', 'cassia'],
    regions: ['玉林', '成都'],
    views: 3310,
    likes: 52,
    write: (statistics) => ({
      title: '备货的账怎么算：早两周锁价，还是等到货再谈',
      summary: `净椒 ${statistics.price('red-sichuan-pepper.jingjiao.yulin')} 元，大红 ${statistics.price('star-anise.dahong.yulin')} 元，仓租与资金成本决定谁先动手。`,
      body: `<p>餐饮连锁的采购经理最近问得最多的一句话是：现在拿货，还是再等等。答案不在行情里，在自己的仓库和账期里。</p>
<h2>先算持有成本</h2>
<p>一吨花椒放一个月，冷库仓租、资金利息、自然损耗加起来大约是货值的百分之一点二。净椒现报 ${statistics.price('red-sichuan-pepper.jingjiao.yulin')} 元/公斤，较上月${statistics.change('red-sichuan-pepper.jingjiao.yulin', 30)}；如果你判断两周后的涨幅盖不过这笔费用，就不必抢。</p>
${statistics.table(['red-sichuan-pepper.jingjiao.yulin', 'star-anise.dahong.yulin', 'cassia.yangui.yulin', 'tsaoko.xuan.yulin'])}
<h2>三种做法</h2>
<ul><li>主料锁一半：按季合同锁定用量的五成，余下随行就市。</li><li>小料一次备齐：白芷、山柰这类用量小、缺了就停线的，多放一个月不心疼。</li><li>易走味的少备：花椒粉、孜然粉现磨现用，存整粒不存粉。</li></ul>
<p>档口那边的判断也很实在：真正让价格跳起来的不是节日，是连着几天没有到货。盯住到货量，比盯住日历有用。</p>`
    })
  },
  {
    id: 'contract-fraud-warning',
    category: 'headline',
    cover: null,
    source: '香市快评',
    author: '农静',
    editor: '卢一舟',
    ageHours: 590,
    varieties: [],
    regions: ['玉林', '亳州'],
    views: 2870,
    likes: 61,
    write: () => ({
      title: '三份样品、一份假合同：经营户讲述被骗的全过程',
      summary: '对方催得急、样品好得出奇、收款账户临时更换，三个信号同时出现就该停下。',
      body: `<p>一位做批发的经营户把自己的经历讲了出来，希望同行少走弯路。对方自称食品厂采购，先要了三份样品，夸质量好，第二天就发来盖章合同，数量二十吨，单价比市场高五角。</p>
<h2>骗局是怎么走下来的</h2>
<ol><li>以“走流程”为名，要求先交两万元履约保证金。</li><li>发货前一天通知更换收款账户，新账户是个人户名。</li><li>货到以后说检测不合格，要求降价一半，否则拒收退回，运费自理。</li></ol>
<h2>哪一步可以拦住</h2>
<table><thead><tr><th>环节</th><th>该做的事</th></tr></thead><tbody><tr><td>接洽</td><td>查统一社会信用代码，打对方公开电话核实采购员</td></tr><tr><td>合同</td><td>写明检测机构、抽样方法和复检权</td></tr><tr><td>收款</td><td>只认合同写明的对公账户，变更须书面盖章</td></tr><tr><td>交货</td><td>双方现场封样，各留一份</td></tr></tbody></table>
<p>市场管理方提醒：高于市价的订单尤其要慢半拍。好生意不怕多问一句，怕问的多半不是生意。</p>`
    })
  },
  {
    id: 'logistics-week-in-market',
    category: 'headline',
    cover: 'star-anise',
    source: '香市快评',
    editor: '农静',
    ageHours: 1010,
    varieties: ['star-anise'],
    regions: ['玉林'],
    views: 1760,
    likes: 22,
    removed: '引用的到货数据有误，来源方要求撤回',
    write: (statistics) => ({
      title: '玉林市场一周到货盘点：八角占四成，桂皮占两成',
      summary: `到货结构反映季节，大红报 ${statistics.price('star-anise.dahong.yulin')} 元/公斤。`,
      body: `<p>一周的入场登记显示，八角类占全部到货的四成左右，桂皮类两成，其余为草果、花椒与进口小料。结构本身就是季节的样子。</p>
<h2>到货和价格</h2>
<p>到货集中的日子，下午的成交价往往比上午低两三角，因为货主不愿过夜。大红当天中间价 ${statistics.price('star-anise.dahong.yulin')} 元，较上周${statistics.change('star-anise.dahong.yulin', 7)}。</p>
<h2>给买家的建议</h2>
<ul><li>上午看货，下午谈价，价差就是等待的报酬。</li><li>雨天少看，湿度让手感失真，水分要靠仪器。</li><li>同一车货前后包不一样，抽样至少取头、中、尾三处。</li></ul>
<p>入场登记只反映整车，零散的三轮车与快递件没有计入，因此绝对数量仅供参考，看的是变化方向。连续几周放在一起比较，才能看出哪一类货真正在增加，哪一类只是赶上了好天气。</p>
<p>市场里的老经营户习惯把登记数字和自己的出货单对照：登记多、出货少，说明货压在仓里；登记少、出货多，说明在消化库存。两张表一起看，比任何一张都可靠。</p>`
    })
  }
];
