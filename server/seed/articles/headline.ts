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
    views: 4120,
    likes: 73,
    write: (f) => ({
      title: '凭祥口岸香料车次回升，进口桂皮到货周期缩短到三天',
      summary: '待检车辆降到六十台以内，越南桂皮、八角的到货节奏恢复正常。',
      body: `<p>据口岸经营户反馈，香料类整车从报关到放行的时间已经从五天缩短到三天左右，当日待检车辆降到六十台以内。前期压在路上的桂皮和八角陆续到位，下游加工厂的原料压力明显缓解。</p>
<h2>对价格的影响</h2>
<p>桂碎受进口影响最直接，凭祥报 ${f.price('cassia.suigui.pingxiang')} 元/公斤，比玉林便宜一截；烟桂以国产为主，报 ${f.price('cassia.yangui.yulin')} 元，较上周${f.change('cassia.yangui.yulin', 7)}，影响有限。</p>
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
    views: 2640,
    likes: 58,
    write: (f) => ({
      title: '卤味连锁改按季集采，档口的报价单从“一天一报”变成“一季一锁”',
      summary: '锁价不锁量，偏离参考价百分之五以上重新议价，成为新的通行条款。',
      body: `<p>过去采购员每天早上要问一圈价，现在更多连锁企业把八角、草果、花椒这几样主料改成按季集采：先定参考价和规格，再按门店销量分批提货。</p>
<h2>条款怎么写</h2>
<table><thead><tr><th>条款</th><th>常见写法</th></tr></thead><tbody><tr><td>参考价</td><td>以玉林采集日中间价为准，取签约前五个采集日均价</td></tr><tr><td>浮动</td><td>偏离 5% 以内不调，超过重新议价</td></tr><tr><td>质量</td><td>水分、杂质、二氧化硫三项逐批出单</td></tr><tr><td>结算</td><td>货到验收十五天内付款，留 3% 质保</td></tr></tbody></table>
<p>以大红为例，当前中间价 ${f.price('star-anise.dahong.yulin')} 元，按 5% 计算，上下各有一块七左右的缓冲，平常的波动都落在里面。</p>
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
  }
];
