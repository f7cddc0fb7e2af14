import type { ArticleSeed } from './article';

export const PEOPLE_ARTICLES: ArticleSeed[] = [
  {
    id: 'a-collector-at-dawn',
    category: 'people',
    cover: 'star-anise',
    source: '香市观察',
    editor: '梁雨桐',
    ageHours: 55,
    varieties: ['star-anise', 'cassia'],
    regions: ['玉林'],
    views: 2350,
    likes: 104,
    write: (statistics) => ({
      title: '一个价格采集员的早晨：七点到九点半，十二家档口',
      summary: '行情里每一个数字，背后都是一双走出来的鞋。',
      body: `<p>七点，市场的卷闸门刚开了一半，陆师傅已经在第一家档口前蹲下，抓一把八角放在手心里搓。他做价格采集第六年，每天的路线固定：十二家档口，两个半小时，九点半之前把数填进手机。</p>
<h2>问价的学问</h2>
<p>“不能问‘什么价’，要问‘昨天走了多少、什么价走的’。”挂出来的价和成交的价差着一截，他只记成交。今天大红他记下的是 ${statistics.range('star-anise.dahong.yulin')} 元，中间 ${statistics.price('star-anise.dahong.yulin')} 元。</p>
<blockquote>同一个规格，十二家里去掉最高和最低，剩下的才算数。</blockquote>
<h2>被骂过的那一次</h2>
<p>有一年行情跌得快，有人怪他把价记低了。他把当天十二家的单子贴在市场公告栏上，第二天再没人说话。后来平台定了规矩：变动超过两成的数，要第二个人复核才发布，他说这条规矩是护着采集员的。</p>
<h2>收工</h2>
<ul><li>九点，回到工位，逐条录入，附三张照片。</li><li>九点二十，另一位同事复核。</li><li>九点半，行情更新，他去吃今天的第一顿饭。</li></ul>
<p>一碗米粉，多加一勺桂皮熬的卤水。</p>`
    })
  },
  {
    id: 'second-generation-stall',
    category: 'people',
    cover: 'red-sichuan-pepper',
    source: '产地记者站',
    editor: '党芝兰',
    ageHours: 700,
    varieties: ['red-sichuan-pepper'],
    regions: ['玉林'],
    views: 1180,
    likes: 47,
    write: () => ({
      title: '接班第三年，她把父亲的花椒档口搬到了直播间之外',
      summary: '不做低价引流，她做的是一张张看得懂的批次卡。',
      body: `<p>小孟的父亲卖了二十年花椒，全靠手感：抓一把、捻一捻、闻一闻，价格就出来了。三年前她接班，第一件事是把父亲的手感写成一张卡。</p>
<h2>批次卡上有什么</h2>
<ul><li>产地到村、采收日期、晒还是烘。</li><li>含籽率、闭眼椒、杂质三个实测数。</li><li>一张自然光下的照片，旁边放一把尺子。</li></ul>
<p>卡片随货走，客户扫一眼就知道这批和上批差在哪里。退货率从百分之四降到不到一。</p>
<h2>为什么不做低价</h2>
<p>她试过两个月的直播，流量大，客单小，十个人里有八个问“能不能再便宜”。后来她把时间花在三十几家小餐馆身上，每家每月只要二三十公斤，但三年没有换过人。</p>
<figure data-variety="red-sichuan-pepper"><figcaption>批次卡上贴的花椒（示意图）</figcaption></figure>
<h2>父女的分歧</h2>
<p>父亲觉得卡片多此一举，直到有一次她不在，老客户打电话来，张口就是：“要上次那张卡上的货。”那天晚上，父亲自己动手填了一张，字写得比她还工整。</p>`
    })
  },
  {
    id: 'old-master-of-five-spice',
    category: 'people',
    cover: 'blend-oil',
    source: '香市观察',
    editor: '冉红叶',
    ageHours: 930,
    varieties: ['blend-oil', 'fennel', 'clove'],
    regions: ['河南'],
    views: 1490,
    likes: 63,
    write: () => ({
      title: '五香粉不止五样：一位老师傅的配料本',
      summary: '君臣佐使的说法，落到秤上，是一克一克试出来的。',
      body: `<p>老师傅的配料本用牛皮纸包着，第一页写着四个字：少即是香。他说外行配香料是做加法，怕味道不够；内行做减法，先问这锅肉要什么，再问香料能给什么。</p>
<h2>五样打底</h2>
<ul><li>八角给甜，桂皮给厚，花椒给麻。</li><li>小茴香给清，丁香给透。</li><li>丁香最难拿，一斤料放多半克，整锅都是药味。</li></ul>
<h2>加的那一样</h2>
<p>他常在五样之外加一点陈皮，解腻；做羊肉加白芷，去膻；做鸡加沙姜，提鲜。本子上每一条后面都有日期和客人的话，最早的一条是三十四年前。</p>
<blockquote>香料是给食材让路的，不是来抢戏的。</blockquote>
<h2>磨粉的火候</h2>
<ol><li>先炒后磨：小火炒到有香不见烟，放凉再磨。</li><li>现磨现用：磨好的粉放一个月，香气少三成。</li><li>过筛两遍：粗的留着煮卤，细的拿来拌馅。</li></ol>
<p>如今他带了两个徒弟，规矩只有一条：每次称料都要写下来，哪怕称错了。</p>`
    })
  },
  {
    id: 'truck-driver-on-the-road',
    category: 'people',
    cover: null,
    source: '人物',
    author: '马春和',
    editor: null,
    ageHours: 310,
    varieties: ['star-anise', 'cassia'],
    regions: ['玉林', '成都'],
    views: 1480,
    likes: 39,
    write: (statistics) => ({
      title: '跑了十二年香料车的老周：一车八角，四个省，三个规矩',
      summary: '车上装的是别人的货，路上守的是自己的规矩。',
      body: `<p>老周的车头里挂着一小包大红，是十二年前第一次跑香料时货主送的。他说闻到这个味道，就知道自己不是空车。</p>
<h2>一趟路</h2>
<p>从玉林到成都，一千三百多公里，两个司机换着开，一天半能到。他只接整车，不接拼车，因为拼车要等，等一小时就误一晚。这两年查得严，绿本、保险、篷布、灭火器一样不能少。</p>
<h2>三个规矩</h2>
<ol><li>装货必看封：封条号拍照发给货主，路上不拆。</li><li>下雨先盖布：八角桂皮怕潮，雨一来，先盖布再找饭馆。</li><li>到货先验单：数字对不上当场说清，不隔夜。</li></ol>
<h2>他眼里的货</h2>
<p>哪家的货好，他比买家早知道。装车的时候，好货的包是硬的，潮货的包是软的。桂皮装得紧的，多半是压过包的老手；八角包上写了等级又写批次的，卸货时从不吵架。</p>
<p>大红现在报 ${statistics.price('star-anise.dahong.yulin')} 元，烟桂报 ${statistics.price('cassia.yangui.yulin')} 元，运费在里头占的不多，但一次淋雨就能赔掉十趟的运费。所以他的篷布一年换两块，从来不省。</p>
<p>问他还跑几年，他笑了笑：等儿子把合作社的烘房管起来，就回去学着看等级。</p>`
    })
  },
  {
    id: 'grader-with-a-ruler',
    category: 'people',
    cover: 'star-anise',
    source: '人物',
    author: '黎木生',
    editor: '农静',
    ageHours: 1000,
    varieties: ['star-anise'],
    regions: ['玉林'],
    views: 1020,
    likes: 22,
    write: (statistics) => ({
      title: '手里有一把尺的分级师：她一天要看八百朵八角',
      summary: `大红和春花之间，差的是 ${statistics.price('star-anise.dahong.yulin')} 元与 ${statistics.price('star-anise.chunhua.yulin')} 元的距离。`,
      body: `<p>覃姨的桌上放着一把尺、一盏灯、三个筛子。她在市场做分级十六年，一天能看八百朵八角，大红、春花、干枝，手一过就分开。</p>
<h2>看什么</h2>
<ul><li>瓣：八瓣齐的放左边，缺瓣、裂瓣的放右边。</li><li>色：自然红褐发亮，暗黑的是烘焦，浅黄的是采青。</li><li>厚：果壳厚实的香气足，捏着发软的留不住味。</li></ul>
<h2>为什么要用尺</h2>
<p>直径二十五毫米以上才算大红，差一毫米就是另一个价。大红报 ${statistics.price('star-anise.dahong.yulin')} 元，春花报 ${statistics.price('star-anise.chunhua.yulin')} 元，她的尺子量过的，买家就不再争。</p>
<figure data-variety="star-anise"><figcaption>特级大红：八瓣齐整（示意图）</figcaption></figure>
<h2>这门手艺还有人学吗</h2>
<p>有，但坐得住的少。色选机能分颜色、分大小，分不了香气和干湿，机器筛完还是要人过一遍。她带过五个徒弟，留下来两个，都是年纪不小的妇女，坐得稳，也不嫌灯下枯燥。</p>
<p>她说分级最怕人情。熟人拿来的货，手就容易松，松一次，等级就不值钱了。所以她让货主先写数字，再亮名字，两样分开，心里才平。</p>
<p>傍晚收工，她把碎瓣扫进一个小袋，带回家给孙子煮茶叶蛋。锅里放三朵，不多不少。</p>`
    })
  }
];
