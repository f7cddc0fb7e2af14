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
    views: 1390,
    likes: 27,
    write: (f) => ({
      title: '印尼丁香到港顺畅，公丁香报价围着成本转',
      summary: `玉林公丁 ${f.price('clove.gongding.yulin')} 元，广州大花 ${f.price('clove.dahua.guangzhou')} 元，贸易商利润薄到一两元。`,
      body: `<p>丁香是典型的进口品种，价格由三样东西决定：产地收成、船期、汇率。最近三样都平稳，报价就只剩下贸易商之间的微调。</p>
<figure data-variety="clove"><figcaption>公丁香：萼筒完整、花蕾不脱落（示意图）</figcaption></figure>
<h2>货是怎么算价的</h2>
<p>到岸价加关税、增值税、港杂和资金利息，再加一两元利润，就是市场价。公丁较上月${f.change('clove.gongding.yulin', 30)}，变化大部分来自汇率。</p>
<h2>规格之间</h2>
<ul><li>公丁：整粒带头，脱头率 5% 以内。</li><li>大花：粒大油足，调味厂和香薰都要。</li><li>去梗：梗率 1% 以内，适合直接磨粉。</li><li>母丁香是果实，不是花蕾，价格只有一半，报 ${f.price('mother-clove.tong.yulin')} 元，不能互相替代。</li></ul>
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
    views: 1015,
    likes: 19,
    write: (f) => ({
      title: '白豆蔻港口库存下降，大果与统货价差拉开',
      summary: `泰国大果 ${f.price('white-cardamom.daguo.yulin')} 元，印尼统货 ${f.price('white-cardamom.tong.yulin')} 元，下游更挑颗粒。`,
      body: `<p>做白豆蔻的人记性都好：这个品种曾经十二年里涨了八倍又跌回原点。现在的市场平静得多，但库存仍是最灵的温度计。</p>
<h2>看库存</h2>
<p>港口主要仓库的白豆蔻库存连续第三周下降，降的主要是大果，统货变化不大。卤味和复合调料的采购更挑颗粒，磨粉厂才用统货和小果。</p>
${f.table(['white-cardamom.daguo.yulin', 'white-cardamom.tong.yulin', 'white-cardamom.xiaoguo.yulin', 'nutmeg.jingren.yulin'])}
<h2>看货要点</h2>
<ul><li>颗粒：直径 1.2 厘米以上为大果。</li><li>空壳：手捏有弹性、摇有响声的籽粒已经干瘪。</li><li>颜色：自然黄白，过白的要查漂白剂。</li></ul>
<p>肉豆蔻走势与白豆蔻相近，净仁现报 ${f.price('nutmeg.jingren.yulin')} 元。虫蛀仍是头号问题，入库前低温冷冻四十八小时，比熏蒸省心。</p>`
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
    views: 690,
    likes: 9,
    write: () => ({
      title: '玉林发成都、郑州、沈阳：整车与零担的运费怎么谈',
      summary: '回程车便宜三成，但要等；零担按体积算，压包能省钱。',
      body: `<p>香料轻泡，运费不看重量看体积，这是刚入行的人最容易吃亏的地方。</p>
<h2>参考价</h2>
<table><thead><tr><th>线路</th><th>整车（13 米）</th><th>零担（元/吨）</th><th>时效</th></tr></thead><tbody><tr><td>玉林—成都</td><td>8,600—9,400</td><td>520—600</td><td>2—3 天</td></tr><tr><td>玉林—郑州</td><td>9,800—10,800</td><td>580—680</td><td>3 天</td></tr><tr><td>玉林—沈阳</td><td>15,500—17,000</td><td>860—980</td><td>5 天</td></tr></tbody></table>
<h2>三个省钱的办法</h2>
<ol><li>压包：桂皮、香叶用打包机压过，体积能小三成。</li><li>等回程：不急的货报给信息部，等北方回程车，便宜三成左右。</li><li>拼车：同一条街的档口约定周二、周五发车，凑满一车。</li></ol>
<h2>别省的钱</h2>
<p>保价和篷布不能省。八角、花椒怕潮，淋一次雨整包降级；装车前拍照，封条号写进运单，到货先看封条再卸。冷天走北线还要问清楚路上是否需要换车，多倒一次就多一次破包。</p>`
    })
  }
];
