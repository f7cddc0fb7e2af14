import type { ArticleSeed } from './article';

export const ORIGIN_ARTICLES: ArticleSeed[] = [
  {
    id: 'tsaoko-third-week',
    category: 'origin',
    cover: 'tsaoko',
    source: '产地记者站',
    editor: '和松涛',
    ageHours: 5,
    varieties: ['tsaoko'],
    regions: ['怒江', '红河'],
    views: 1876,
    likes: 52,
    write: (statistics) => ({
      title: `走访怒江草果产区：大果难求，选货报 ${statistics.range('tsaoko.xuan.yulin')} 元`,
      summary: '大果比例低，挑选成本上升；烘房排队三天，干果上市节奏被拉长。',
      body: `<p>从县城往山里走，两个小时的盘山路两边都是草果地。采摘要从低海拔一路跟到一千八百米以上，背篓下山的多，空车上山的少。</p>
<h2>产量没少，大果少了</h2>
<p>合作社的老熊把刚下山的鲜果倒在竹匾上：“个头看着差不多，剖开来籽粒不满。”坐果期雨水偏多，大果比例比去年低了两成上下。统货里能挑出的选货少，价格就先从选货涨起来，今天较上个采集日${statistics.change('tsaoko.xuan.yulin')}。</p>
<figure><img src="tsaoko-yard" alt="晒场上六张竹匾铺着草果" /><figcaption>合作社的晒场，鲜果先摊开再进烘房（示意图）</figcaption></figure>
<figure data-variety="tsaoko"><figcaption>草果选货：果形饱满、棱线清楚、无炸口（示意图）</figcaption></figure>
<h2>烘房成了瓶颈</h2>
<ul><li>鲜果出干率约四比一，烘干要四十小时以上，温度过高会炸口。</li><li>乡里共用的烘房排队三天，等不及的只能先在棚里摊晾，色泽要差一截。</li><li>烟熏货香气重，但卤味厂多要求无烟烘，价格反而高出一块多。</li></ul>
<p>收购商的打法也变了，不再现场压价，而是按“烘干、去把、挑选”三道工序给价，谁做完谁拿钱。统货现报 ${statistics.price('tsaoko.tong.yulin')} 元，去把货 ${statistics.price('tsaoko.quba.kunming')} 元。</p>`
    })
  },
  {
    id: 'hancheng-cold-storage',
    category: 'origin',
    cover: 'red-sichuan-pepper',
    source: '产地记者站',
    editor: '党芝兰',
    ageHours: 52,
    varieties: ['red-sichuan-pepper'],
    regions: ['韩城'],
    views: 1654,
    likes: 37,
    write: (statistics) => ({
      title: '韩城花椒入库过七成，净椒报价松动',
      summary: `净椒主流 ${statistics.range('red-sichuan-pepper.jingjiao.yulin')} 元/公斤，冷库费用摊下来每公斤约 0.6 元。`,
      body: `<p>芝阳镇的几座冷库，门口的叉车比上个月清闲了不少。管库员说，库容用到七成多，剩下的多是订好位子还没送来的精选货。</p>
<figure data-variety="red-sichuan-pepper"><figcaption>净椒要求去籽、去柄、闭眼椒少（示意图）</figcaption></figure>
<h2>入库之后为什么会跌</h2>
<p>采收季的价格里含着“抢收”的成分，入库以后供需回到常态，急着回款的农户会让一点利。净椒较上周${statistics.change('red-sichuan-pepper.jingjiao.yulin', 7)}，毛货报 ${statistics.price('red-sichuan-pepper.maohuo.hancheng')} 元，跌幅小于净椒，说明加工费没有降。</p>
<h2>看货的三个数</h2>
<ol><li>含籽率：净椒一般要求 5% 以内，每高两个点扣一块左右。</li><li>闭眼椒：3% 以内算好货，闭眼多说明采得早或晒得急。</li><li>挥发油：麻度的底子，冷藏能把损失压到一年不到一成。</li></ol>
<p>当地协会提醒，熏硫提色的货颜色鲜亮但味短，检测一查便知，不要因小失大。买方来库看货，最好带一把筛子，当场筛、当场称、当场定价。</p>`
    })
  },
  {
    id: 'minqin-fennel-sowing',
    category: 'origin',
    cover: 'fennel',
    source: '产地记者站',
    editor: '柴立冬',
    ageHours: 170,
    varieties: ['fennel'],
    regions: ['民勤'],
    views: 980,
    likes: 18,
    write: (statistics) => ({
      title: '民勤小茴香：水价、亩产与一斤茴香的成本',
      summary: `统货 ${statistics.price('fennel.tong.minqin')} 元/公斤，农户算下来的保本线在 8 元出头。`,
      body: `<p>小茴香是耐旱作物，却离不开关键的两水：一水在苗期，一水在灌浆。民勤的水按方计价，水价每涨一角，一亩地就多出三四十块成本。</p>
<h2>一亩地的账</h2>
<table><thead><tr><th>项目</th><th>每亩（元）</th><th>说明</th></tr></thead><tbody><tr><td>种子、地膜</td><td>140</td><td>条播，用种 1.5 公斤</td></tr><tr><td>水肥</td><td>420</td><td>两水两肥</td></tr><tr><td>机收、脱粒</td><td>160</td><td>连片地块便宜两成</td></tr><tr><td>人工、清选</td><td>330</td><td>精选另计</td></tr><tr><td>地租</td><td>300</td><td>自有地不计</td></tr></tbody></table>
<p>亩产干籽一百六十到一百八十公斤，折下来每公斤成本约 8 元。统货现报 ${statistics.price('fennel.tong.minqin')} 元，精选在玉林卖 ${statistics.price('fennel.jingxuan.yulin')} 元，中间的差价要去掉清选、包装和一千多公里的运费。</p>
<h2>精选好在哪</h2>
<p>色选机能把灰粒、草籽挑到 0.5% 以下，颜色越绿越好卖。出口单子对农残查得细，连片订单田的优势就在这里：用什么药、什么时候用，都有记录。合作社今年把记录本换成了手机填报，收购商在地头扫一下就能看到。</p>`
    })
  },
  {
    id: 'yulin-cassia-peeling',
    category: 'origin',
    cover: 'cassia',
    source: '产地记者站',
    editor: '容嘉',
    ageHours: 410,
    varieties: ['cassia'],
    regions: ['玉林', '防城'],
    views: 1120,
    likes: 22,
    write: (statistics) => ({
      title: '剥桂的手艺：八年树、两道环，一天剥四十公斤',
      summary: '桂皮好不好，一半在树龄，一半在剥皮那天的天气。',
      body: `<p>老容今年五十八岁，剥了三十年桂皮。他先在离地二十公分处环割一刀，往上四十公分再割一刀，竖着划开，竹片一撬，一整张皮就下来了。“树龄不到六年的不剥，油没上来。”</p>
<figure data-variety="cassia"><figcaption>新剥的桂皮要在阴凉处卷筒（示意图）</figcaption></figure>
<h2>为什么讲究天气</h2>
<p>剥皮要选连晴三天的日子。皮里水分大，头两天不见太阳，先在棚里阴着让它自己卷，第三天再晒。见雨的皮内面发黑，只能当桂碎卖。桂碎现报 ${statistics.price('cassia.suigui.yulin')} 元，烟桂 ${statistics.price('cassia.yangui.yulin')} 元，一场雨差出一倍多。</p>
<h2>留桩还是全砍</h2>
<ul><li>全砍更新：一次收完，第二年萌条，六七年后再剥。</li><li>留桩轮剥：隔年剥一面，树不死，但皮薄。</li><li>密植矮林：三四年割一次，专供提油，枝叶也能卖。</li></ul>
<p>村里的年轻人更愿意做矮林，周期短，回款快；老人还是守着大树，说好烟桂只能从大树上来。</p>`
    })
  },
  {
    id: 'hanyuan-picking-notes',
    category: 'origin',
    cover: 'red-sichuan-pepper',
    source: '产地直击',
    author: '马春和',
    editor: '梁雨桐',
    ageHours: 88,
    varieties: ['red-sichuan-pepper'],
    regions: ['汉源', '茂县', '武都'],
    views: 2150,
    likes: 44,
    write: (statistics) => ({
      title: '汉源、茂县、武都：三个产地的花椒，三种麻法',
      summary: `汉源特级 ${statistics.price('red-sichuan-pepper.teji.chengdu')} 元，茂汶 ${statistics.price('red-sichuan-pepper.maowen.chengdu')} 元，武都 ${statistics.price('red-sichuan-pepper.wudu.chengdu')} 元。`,
      body: `<p>同样叫大红袍，换一座山，味道就不一样。跑了一圈产地，把三处的差别记下来，供没有时间进山的采购参考。</p>
<h2>三处的脾气</h2>
<ul><li>汉源：香气带柑橘味，麻得绵长，颗粒油润，采摘晚，量最少。</li><li>茂县：颜色最红，香麻平衡，干燥气候让它很少有霉味。</li><li>武都：粒大皮厚，麻味来得快，出货量大，是厂家的主力。</li></ul>
${statistics.table(['red-sichuan-pepper.teji.chengdu', 'red-sichuan-pepper.maowen.chengdu', 'red-sichuan-pepper.wudu.chengdu', 'red-sichuan-pepper.jingjiao.hancheng'])}
<h2>采摘工钱是大头</h2>
<p>花椒带刺，一个熟练工一天摘二十来斤鲜椒，四五斤鲜椒才出一斤干椒。工钱占成本一半以上，因此产地价格很难跌破工钱线，跌破了农户就不摘，挂在树上。</p>
<h2>收购要看什么</h2>
<p>先看闭眼椒，闭眼多说明采早了；再看黑籽，籽多压秤；最后闻，捧一把焐热，香气散得快的是陈椒。三样看完再谈价，比一上来问“最低多少”更容易拿到好货。</p>`
    })
  },
  {
    id: 'yangchun-amomum-slope',
    category: 'origin',
    cover: 'amomum',
    source: '产地直击',
    author: '黎木生',
    editor: null,
    ageHours: 232,
    varieties: ['amomum'],
    regions: ['阳春', '西双版纳'],
    views: 1180,
    likes: 21,
    write: (statistics) => ({
      title: '阳春砂为什么贵：一亩地、一只手、一天两斤',
      summary: `阳春砂 ${statistics.price('amomum.yangchun.guangzhou')} 元，绿壳砂 ${statistics.price('amomum.lvke.yulin')} 元，差在授粉和人工。`,
      body: `<p>砂仁长在林下，花开在贴地的地方，当地昆虫少，不人工授粉就几乎不结果。一个人弯着腰，一天只能授几百朵花，这就是阳春砂贵的第一个原因。</p>
<h2>产量账</h2>
<p>管得好的林地，一亩能收二三十斤干果，管得差的只有几斤。云南引种的绿壳砂靠野蜂授粉，产量高出两三倍，价格也低了一截：绿壳砂报 ${statistics.price('amomum.lvke.yulin')} 元，阳春砂报 ${statistics.price('amomum.yangchun.guangzhou')} 元，较上月${statistics.change('amomum.yangchun.guangzhou', 30)}。</p>
<figure data-variety="amomum"><figcaption>阳春砂：果皮刺密、种子团三瓣（示意图）</figcaption></figure>
<h2>怎么认</h2>
<ul><li>果形：阳春砂椭圆、三棱明显；进口砂偏长、壳薄。</li><li>种子：团块紧实、嚼之辛凉，余味回甘的为好。</li><li>壳：刺短而密的是本地货，光壳多为引种。</li></ul>
<p>市场上真正的阳春砂数量有限，标着“阳春”却只卖进口价的，多半是换了包装。买家最好问清采收的林场和批次，能报出山头名字的卖家，心里通常有底。</p>
<p>林下种植还有一笔隐性成本：下雨后要及时清落叶，否则花序捂烂，一年的活儿就白干了。</p>`
    })
  },
  {
    id: 'xinhui-peel-years',
    category: 'origin',
    cover: 'tangerine-peel',
    source: '产地直击',
    author: '黎木生',
    editor: '招雅琴',
    ageHours: 472,
    varieties: ['tangerine-peel'],
    regions: ['新会', '广西', '四川'],
    views: 2420,
    likes: 55,
    write: (statistics) => ({
      title: '陈皮论年份：三年是门槛，五年看仓储，十年看信用',
      summary: `新会三年 ${statistics.price('tangerine-peel.xinhui3.guangzhou')} 元，广陈皮 ${statistics.price('tangerine-peel.guang.yulin')} 元，川陈皮 ${statistics.price('tangerine-peel.chuan.chengdu')} 元。`,
      body: `<p>陈皮是少数越放越贵的货，也因此是最难验的货。年份写在袋子上，却藏在皮里，看得多了才分得出。</p>
<h2>三个年份段</h2>
<ul><li>三年：刚够称陈皮，橘气未尽，煮水有酸感。</li><li>五年：颜色转褐，油室凹陷，香气变甜，仓储好坏开始显出来。</li><li>十年以上：价格由信用决定，没有来路记录的，宁可按五年买。</li></ul>
${statistics.table(['tangerine-peel.xinhui3.guangzhou', 'tangerine-peel.guang.yulin', 'tangerine-peel.chuan.chengdu', 'tangerine-peel.guang.bozhou'])}
<h2>仓储比年份更要紧</h2>
<p>陈化要通风、干燥、避光，回南天最怕返潮。仓里每年翻晒一次，翻晒记录就是它的履历。受过潮再烘干的，颜色会发黑，闻起来有一股闷味，放多久都不值钱。</p>
<h2>食品厂怎么买</h2>
<p>做卤料和茶饮的，不必追年份，用广陈皮或川陈皮就够，橘气足反而出味。把预算花在农残单和切丝规格上，比花在年份上划算。</p>
<p>至于礼盒，消费者愿意为三瓣皮和整皮付钱，破碎率控制在百分之五以内，就能按整皮价卖。</p>`
    })
  },
  {
    id: 'jinxiang-garlic-flake',
    category: 'origin',
    cover: 'garlic-flake',
    source: '产地直击',
    author: '马春和',
    editor: null,
    ageHours: 705,
    varieties: ['garlic-flake'],
    regions: ['金乡', '杞县'],
    views: 1010,
    likes: 16,
    write: (statistics) => ({
      title: '金乡蒜片加工一线：一吨鲜蒜出多少片，谁在挣加工费',
      summary: `白片 ${statistics.price('garlic-flake.baipian.jinxiang')} 元，蒜粒 ${statistics.price('garlic-flake.li.jinxiang')} 元，蒜粉 ${statistics.price('garlic-flake.fen.jinxiang')} 元。`,
      body: `<p>鲜蒜进车间，先分瓣、去皮，再切片、漂洗、烘干，最后色选装袋。一吨鲜蒜大约出三百来公斤白片，碎料做蒜粒，粉末收集起来做蒜粉，一点都不浪费。</p>
<h2>三样产品的价格</h2>
${statistics.table(['garlic-flake.baipian.jinxiang', 'garlic-flake.li.jinxiang', 'garlic-flake.fen.jinxiang', 'garlic-flake.baipian.yulin'])}
<h2>加工费怎么算</h2>
<ul><li>电和煤气：占一半，所以峰谷电价直接影响开工时间。</li><li>人工：去皮环节最费人，机器去皮伤瓣，出口单仍用人工。</li><li>损耗：冻伤蒜、发芽蒜出片率低，收购时要扣。</li></ul>
<p>白片的等级看颜色和含硫，出口单另看过敏原和微生物。内销底料厂更在意蒜味，白得发亮的反而要问一句是不是漂过。</p>
<p>冷库蒜和新蒜加工出来的片子不一样：冷库蒜糖分高，烘干时容易发黄，温度要低五度。懂行的买家会问加工日期，再决定放多久。</p>
<p>今年开工的家数比往年少，剩下的多是有订单的大厂。小厂做来料加工，挣的是稳当的工钱，不赌行情。</p>`
    })
  },
  {
    id: 'jinxiu-sweet-grass',
    category: 'origin',
    cover: 'sweet-grass',
    source: '产地直击',
    author: '黎木生',
    editor: null,
    ageHours: 1240,
    varieties: ['sweet-grass'],
    regions: ['金秀'],
    views: 720,
    likes: 13,
    write: (statistics) => ({
      title: '金秀山里的排草与灵香草：量不大，味道却无可替代',
      summary: `排草 ${statistics.price('sweet-grass.paicao.yulin')} 元，灵香草 ${statistics.price('sweet-grass.lingxiang.yulin')} 元，采收全靠熟人。`,
      body: `<p>从县城再走一个多小时山路，林子下面就是灵香草。它不喜欢太阳，要八成荫蔽，换一片林子就长不好，所以一直种不成规模。</p>
<h2>两种草的分工</h2>
<p>排草用全草，香气沉稳，是卤水里压底的味；灵香草用茎叶，香气飘，多用于烟用香精和香囊。排草报 ${statistics.price('sweet-grass.paicao.yulin')} 元，灵香草报 ${statistics.price('sweet-grass.lingxiang.yulin')} 元，较上月${statistics.change('sweet-grass.lingxiang.yulin', 30)}。</p>
<figure data-variety="sweet-grass"><figcaption>灵香草扎把阴干（示意图）</figcaption></figure>
<h2>采收与加工</h2>
<ul><li>只割不拔，留下根茬，两年后可以再收。</li><li>阴干为主，太阳直晒香气跑掉一半。</li><li>扎把回潮后再打包，太干了叶子一碰就碎。</li></ul>
<p>收购靠熟人。每户只有几十斤，收购商按村子约好日子，挨家去称，价格当面谈，第二年还要来，所以没有人愿意压得太狠。</p>
<p>对用量不大的厂家，建议一次备足半年。山里一下大雨就断路，货晚到半个月是常事，而配方里偏偏少不了它。</p>
<p>合作社正在试着给每一把草挂上林班编号，想让外面的人知道它从哪片林子里来。</p>`
    })
  }
];
