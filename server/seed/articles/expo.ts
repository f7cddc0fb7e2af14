import type { ArticleSeed } from './article';

export const EXPO_ARTICLES: ArticleSeed[] = [
  {
    id: 'expo-buyers-list',
    category: 'expo',
    cover: 'star-anise',
    source: '香博会组委会',
    editor: null,
    ageHours: 20,
    varieties: ['star-anise', 'cassia'],
    regions: ['玉林'],
    views: 2960,
    likes: 61,
    write: () => ({
      title: '香博会采购对接名单过六百家，餐饮连锁首次单独设场',
      summary: '对接会分原料、调味品、精油三场，现场提供样品快检和报价打印。',
      body: `<p>组委会发布的进度显示，报名参加采购对接会的买家已经超过六百家，其中餐饮连锁和复合调味料企业占到四成，本届首次为餐饮连锁单独设场。</p>
<h2>三场对接会</h2>
<table><thead><tr><th>场次</th><th>对象</th><th>地点</th></tr></thead><tbody><tr><td>原料专场</td><td>八角、桂皮、草果、花椒供货方</td><td>一号馆会议区</td></tr><tr><td>调味品专场</td><td>火锅底料、卤料、腌料企业</td><td>三号馆会议区</td></tr><tr><td>精油专场</td><td>提油厂、香精香料厂</td><td>二号馆会议区</td></tr></tbody></table>
<h2>怎么参加</h2>
<ol><li>在展会页完成登记，选择“采购商”或“参展商”。</li><li>填写求购或供应的品种、规格和数量，最多十项。</li><li>系统按品种和规格配对，提前三天发送会面时间。</li></ol>
<h2>现场服务</h2>
<ul><li>样品快检：水分、二氧化硫十五分钟出结果。</li><li>报价打印：会面后可以直接打印双方确认的意向单。</li><li>翻译：东盟专区提供越南语、印尼语翻译。</li></ul>
<p>往届参会者的经验是：带三份一公斤的样品、一张近期检测单，比厚厚一本画册有用。</p>`
    })
  },
  {
    id: 'expo-forum-agenda',
    category: 'expo',
    cover: null,
    source: '香博会组委会',
    editor: null,
    ageHours: 190,
    varieties: [],
    regions: ['玉林'],
    views: 1210,
    likes: 20,
    write: () => ({
      title: '香博会论坛议程公布：标准、溯源、精油应用三个主题',
      summary: '产业大会上午，标准宣贯下午，精油与食品应用论坛次日举行。',
      body: `<p>组委会公布了论坛议程，三天里共有十一场活动，全部免费旁听，凭观众票入场，座位有限的场次需要提前预约。</p>
<h2>第一天</h2>
<ul><li>上午：开幕式，香料价格指数运行报告。</li><li>下午：采购对接会首场，新品发布。</li></ul>
<h2>第二天</h2>
<ul><li>上午：产业大会，议题包括连锁集采、产地初加工、冷链仓单。</li><li>下午：分级标准宣贯，现场演示取样、筛分、判定的全过程。</li><li>傍晚：精油与食品应用论坛，三家工厂讲配方里的替换经验。</li></ul>
<h2>第三天</h2>
<p>产地考察分两条线：一条看八角林和烘房，一条看市场和仓库。中午返回会场颁奖，下午撤展。</p>
<h2>提示</h2>
<p>外地来宾可以在展会页查看交通和住宿建议。会展中心周边停车位紧张，建议乘坐接驳车，从火车站出发每二十分钟一班。需要开具参会证明的，在观众服务处凭票办理。</p>`
    })
  },
  {
    id: 'expo-booth-plan',
    category: 'expo',
    cover: null,
    source: '展会快报',
    author: '庞小禾',
    editor: '农静',
    ageHours: 108,
    varieties: [],
    regions: ['玉林'],
    views: 1430,
    likes: 23,
    write: () => ({
      title: '六个馆怎么逛：给第一次来香博会的人一张路线图',
      summary: '原料馆看货，设备馆问价，东盟馆谈长单，三小时能走完主要展位。',
      body: `<p>展馆分六个区：原料、香精香料与精油、复合调味品、设备包装检测、东盟与进口、地方展团。第一次来的人最容易在原料馆耗掉一整天，其余的匆匆走过。</p>
<h2>三小时路线</h2>
<table><thead><tr><th>时段</th><th>去哪里</th><th>做什么</th></tr></thead><tbody><tr><td>第一个小时</td><td>原料馆</td><td>看大红、烟桂、草果三样的标样，记下等级差别</td></tr><tr><td>第二个小时</td><td>东盟与进口</td><td>问到岸价与船期，留下联系方式，不急着成交</td></tr><tr><td>第三个小时</td><td>设备包装检测</td><td>带上自己的样品，请现场做一次色选或快检</td></tr></tbody></table>
<h2>几件要带的东西</h2>
<ul><li>样品：每种五十克，用自封袋写明等级与产地。</li><li>名片：电子名片也行，扫一扫就存下，比纸的好找。</li><li>问题清单：想好三个问题，一个问价格，一个问账期，一个问售后。</li></ul>
<p>对接会通常放在第二天，名额有限，提前在线上登记才能进场。供需双方各带一张单子，现场五分钟一轮，谈不拢就换下一家，效率比走展位高。</p>
<p>最后一天有产地考察，车票随登记发放。去一趟六万林场，看过八角树怎么长，再回来看报价，感觉就不一样了。</p>`
    })
  },
  {
    id: 'expo-award-rules',
    category: 'expo',
    cover: 'star-anise',
    source: '展会快报',
    author: '庞小禾',
    editor: null,
    ageHours: 500,
    varieties: ['star-anise', 'cassia'],
    regions: ['玉林', '广西'],
    views: 880,
    likes: 14,
    write: () => ({
      title: '优质原料奖怎么评：三轮盲评，样品不写名字',
      summary: '评委只看编号，气味、外观、理化三项各占三成，余下一成给包装与标识。',
      body: `<p>每年评选最受关注的是优质原料奖。为了让结果站得住，规则里最要紧的一条是盲评：样品由工作人员统一封装编号，评委看不到产地，也看不到厂名。</p>
<h2>三轮怎么走</h2>
<ol><li>初评：资料审核，检测报告不全的直接出局。</li><li>感官：五位评委分别打分，去掉一个最高、一个最低取平均。</li><li>理化：水分、杂质、挥发油由同一家机构检测，同批同法。</li></ol>
<h2>打分表</h2>
<table><thead><tr><th>项目</th><th>分值</th><th>看什么</th></tr></thead><tbody><tr><td>气味</td><td>30</td><td>纯正、无硫味霉味</td></tr><tr><td>外观</td><td>30</td><td>色泽、完整度、杂质</td></tr><tr><td>理化</td><td>30</td><td>水分、灰分、挥发油</td></tr><tr><td>标识</td><td>10</td><td>批次、产地、等级是否清楚</td></tr></tbody></table>
<p>参评单位要留够三公斤样，一份参评，一份备查，一份供获奖后抽检。获奖并不意味着终身有效，第二年要重新送样。</p>
<p>去年有一家因为抽检水分超标被撤销，名单现在仍公布着。组委会的说法是：奖项要值钱，就得收得回来。对买家而言，参考价值不在名次，而在那张公开的检测表，每一项数据都可以拿来和自己的到货对照。</p>`
    })
  },
  {
    id: 'expo-buyers-morning',
    category: 'expo',
    cover: 'cassia',
    source: '展会快报',
    author: '庞小禾',
    editor: null,
    ageHours: 1180,
    varieties: ['cassia', 'star-anise'],
    regions: ['玉林', '广州'],
    views: 760,
    likes: 11,
    write: (statistics) => ({
      title: '对接会上的一上午：二十张桌子，四十场五分钟的谈判',
      summary: `桂皮、八角是主角，烟桂现场参考价 ${statistics.price('cassia.yangui.yulin')} 元/公斤。`,
      body: `<p>对接会的桌子按编号排开，采购方坐着不动，供货方按铃声轮换。五分钟一轮，时间到就起身，谁也不许多占一分钟。</p>
<h2>五分钟能谈什么</h2>
<p>谈不成合同，但足够换三样东西：规格、参考价、账期。合适的当场在台账上打钩，会后由组委会安排第二次见面。烟桂的现场参考价是 ${statistics.price('cassia.yangui.yulin')} 元，大红是 ${statistics.price('star-anise.dahong.yulin')} 元，双方以此为起点往上下谈。</p>
${statistics.table(['cassia.yangui.yulin', 'cassia.datong.yulin', 'star-anise.dahong.yulin', 'star-anise.dahong.guangzhou'])}
<h2>来的人想要什么</h2>
<ul><li>餐饮连锁：要稳定的小包装，不在意单价高两角。</li><li>底料厂：要大宗，要能分批交货，货款月结。</li><li>出口商：要检测报告和溯源，价格可以谈。</li></ul>
<p>一位做了十五年批发的参展者说，过去展会靠喝酒，现在靠单子。单子上的字写得越清楚，后面的麻烦越少。</p>
<p>组委会公布的意向成交里，八角与桂皮占了一半以上，其余是花椒、草果与进口小料。真正能签下来的大约三成，这个比例在同类展会里不算低。</p>`
    })
  }
];
