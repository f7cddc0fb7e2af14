import type { ArticleSeed } from './article';

export const POLICY_ARTICLES: ArticleSeed[] = [
  {
    id: 'sulfur-residue-reading',
    category: 'policy',
    cover: 'ginger',
    source: '标准与检测',
    editor: '申若水',
    ageHours: 31,
    varieties: ['ginger', 'star-anise', 'red-sichuan-pepper'],
    views: 3380,
    likes: 91,
    write: () => ({
      title: '二氧化硫残留怎么看：一张检测单上的四个位置',
      summary: '先看方法，再看定量限，最后才看数值；“未检出”不等于没有。',
      body: `<p>买卖双方为一张检测单吵起来的事，每年都有。其实单子上的信息很全，只是要按顺序看。</p>
<h2>第一，看检测方法</h2>
<p>常见的是蒸馏后滴定或离子色谱。含硫化合物天然就有的品种，比如蒜片、姜片，滴定法容易偏高，有争议时以色谱法复核。</p>
<h2>第二，看定量限</h2>
<p>“未检出”三个字后面应当跟着定量限。定量限是每公斤十毫克，意思是低于这个数仪器说不清，不是一点都没有。</p>
<h2>第三，看取样</h2>
<ul><li>整批多少件、抽了几件、是否混样，写得越细越可信。</li><li>送样检测只对样品负责，谈大货要抽样检测。</li><li>取样日期离交货不超过一个月为好。</li></ul>
<h2>第四，才看数值</h2>
<table><thead><tr><th>单子上的写法</th><th>能说明什么</th></tr></thead><tbody><tr><td>未检出（定量限 10 mg/kg）</td><td>可以按无硫货谈</td></tr><tr><td>30 mg/kg</td><td>轻微，问清是否天然本底</td></tr><tr><td>150 mg/kg</td><td>有熏硫，须按用途核对限量</td></tr></tbody></table>
<p>限量以现行食品添加剂使用标准为准，不同品类要求不同，签合同时把品类、方法和限量都写进去，比事后争论省事。</p>`
    })
  },
  {
    id: 'star-anise-grading-standard',
    category: 'policy',
    cover: 'star-anise',
    source: '标准与检测',
    editor: '申若水',
    ageHours: 150,
    varieties: ['star-anise'],
    views: 1760,
    likes: 40,
    write: () => ({
      title: '八角分级标准用法：从“看着红”到“量得出”',
      summary: '果形、色泽、碎口率、杂质、水分、挥发油，六项指标对着做一遍。',
      body: `<p>大红、角花、干枝是市场上的叫法，标准里写的是等级和指标。两套语言要能对上，合同才不会留下口子。</p>
<figure data-variety="star-anise"><figcaption>八瓣齐整、裂口开张、种子外露的为好（示意图）</figcaption></figure>
<h2>六项指标</h2>
<ol><li>色泽：棕红有光，不发黑、不发灰。</li><li>果形：八瓣为主，瓣肥厚，大小均匀。</li><li>碎口率：断瓣、碎果按重量计。</li><li>杂质：果柄、叶片、泥沙。</li><li>水分：干货一般控制在 13% 上下。</li><li>挥发油：香气的底子，越高越耐煮。</li></ol>
<h2>现场怎么做</h2>
<p>从每车的上、中、下三层各取一件，倒堆四分，留一公斤混样。先筛后拣，称碎口和杂质；水分用快检仪，误差大的再烘干复核；挥发油只能送检，谈长期单才需要。</p>
<p>把结果填进一张固定的表，拍照留底，下一车照着比。做上十车，供货的人自然知道你的线在哪里，议价也会从争吵变成对表。</p>`
    })
  },
  {
    id: 'trade-agreement-origin-certificate',
    category: 'policy',
    cover: null,
    source: '标准与检测',
    editor: null,
    ageHours: 500,
    varieties: ['white-cardamom', 'clove', 'nutmeg'],
    views: 890,
    likes: 14,
    write: () => ({
      title: '进口香料的原产地证书：少填一格，多交一笔税',
      summary: '品名、税号、原产标准三栏最容易出错，改单平均要等四个工作日。',
      body: `<p>区域贸易协定下，丁香、白豆蔻、肉豆蔻等多数品类可以享受优惠税率，前提是原产地证书填得对。代理报关的人都知道，最常被退回的不是货有问题，是纸有问题。</p>
<h2>最容易错的三栏</h2>
<ul><li>品名：写商品名，也要写学名。白豆蔻和草豆蔻税号不同，不能都写“豆蔻”。</li><li>税号：前六位要与进口报关一致，磨粉与整粒归类不同。</li><li>原产标准：完全获得还是实质改变，种植类一般是完全获得。</li></ul>
<h2>时间怎么安排</h2>
<p>证书应在装运前或装运时签发，事后补发要注明。到港前七天把扫描件发给报关行预审，有错还来得及改；等船到了再改，一天的滞箱费就够买好几箱货。</p>
<h2>留底</h2>
<p>证书、提单、发票、检疫证书的品名和重量要一致，差一公斤也要解释。四样单证按批次放在一个文件夹里，三年之内随时能翻出来。</p>`
    })
  }
];
