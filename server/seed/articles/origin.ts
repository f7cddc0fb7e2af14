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
    views: 1876,
    likes: 52,
    write: (f) => ({
      title: `草果开园第三周，怒江产区选货报 ${f.band('tsaoko.xuan.yulin')} 元`,
      summary: '大果比例低，挑选成本上升；烘房排队三天，干果上市节奏被拉长。',
      body: `<p>从县城往山里走，两个小时的盘山路两边都是草果地。开园第三周，采摘已经从低海拔推到一千八百米以上，背篓下山的多，空车上山的少。</p>
<h2>产量没少，大果少了</h2>
<p>合作社的老熊把刚下山的鲜果倒在竹匾上：“个头看着差不多，剖开来籽粒不满。”坐果期雨水偏多，大果比例比去年低了两成上下。统货里能挑出的选货少，价格就先从选货涨起来，今天较上个采集日${f.change('tsaoko.xuan.yulin')}。</p>
<figure data-variety="tsaoko"><figcaption>草果选货：果形饱满、棱线清楚、无炸口（示意图）</figcaption></figure>
<h2>烘房成了瓶颈</h2>
<ul><li>鲜果出干率约四比一，烘干要四十小时以上，温度过高会炸口。</li><li>乡里共用的烘房排队三天，等不及的只能先在棚里摊晾，色泽要差一截。</li><li>烟熏货香气重，但卤味厂多要求无烟烘，价格反而高出一块多。</li></ul>
<p>收购商的打法也变了，不再现场压价，而是按“烘干、去把、挑选”三道工序给价，谁做完谁拿钱。统货现报 ${f.price('tsaoko.tong.yulin')} 元，去把货 ${f.price('tsaoko.quba.kunming')} 元。</p>`
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
    views: 1654,
    likes: 37,
    write: (f) => ({
      title: '韩城花椒入库过七成，净椒报价松动',
      summary: `净椒主流 ${f.band('red-sichuan-pepper.jingjiao.yulin')} 元/公斤，冷库费用摊下来每公斤约 0.6 元。`,
      body: `<p>芝阳镇的几座冷库，门口的叉车比上个月清闲了不少。管库员说，库容用到七成多，剩下的多是订好位子还没送来的精选货。</p>
<figure data-variety="red-sichuan-pepper"><figcaption>净椒要求去籽、去柄、闭眼椒少（示意图）</figcaption></figure>
<h2>入库之后为什么会跌</h2>
<p>采收季的价格里含着“抢收”的成分，入库以后供需回到常态，急着回款的农户会让一点利。净椒较上周${f.change('red-sichuan-pepper.jingjiao.yulin', 7)}，毛货报 ${f.price('red-sichuan-pepper.maohuo.hancheng')} 元，跌幅小于净椒，说明加工费没有降。</p>
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
    views: 980,
    likes: 18,
    write: (f) => ({
      title: '民勤小茴香：水价、亩产与一斤茴香的成本',
      summary: `统货 ${f.price('fennel.tong.minqin')} 元/公斤，农户算下来的保本线在 8 元出头。`,
      body: `<p>小茴香是耐旱作物，却离不开关键的两水：一水在苗期，一水在灌浆。民勤的水按方计价，水价每涨一角，一亩地就多出三四十块成本。</p>
<h2>一亩地的账</h2>
<table><thead><tr><th>项目</th><th>每亩（元）</th><th>说明</th></tr></thead><tbody><tr><td>种子、地膜</td><td>140</td><td>条播，用种 1.5 公斤</td></tr><tr><td>水肥</td><td>420</td><td>两水两肥</td></tr><tr><td>机收、脱粒</td><td>160</td><td>连片地块便宜两成</td></tr><tr><td>人工、清选</td><td>330</td><td>精选另计</td></tr><tr><td>地租</td><td>300</td><td>自有地不计</td></tr></tbody></table>
<p>亩产干籽一百六十到一百八十公斤，折下来每公斤成本约 8 元。统货现报 ${f.price('fennel.tong.minqin')} 元，精选在玉林卖 ${f.price('fennel.jingxuan.yulin')} 元，中间的差价要去掉清选、包装和一千多公里的运费。</p>
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
    views: 1120,
    likes: 22,
    write: (f) => ({
      title: '剥桂的手艺：八年树、两道环，一天剥四十公斤',
      summary: '桂皮好不好，一半在树龄，一半在剥皮那天的天气。',
      body: `<p>老容今年五十八岁，剥了三十年桂皮。他先在离地二十公分处环割一刀，往上四十公分再割一刀，竖着划开，竹片一撬，一整张皮就下来了。“树龄不到六年的不剥，油没上来。”</p>
<figure data-variety="cassia"><figcaption>新剥的桂皮要在阴凉处卷筒（示意图）</figcaption></figure>
<h2>为什么讲究天气</h2>
<p>剥皮要选连晴三天的日子。皮里水分大，头两天不见太阳，先在棚里阴着让它自己卷，第三天再晒。见雨的皮内面发黑，只能当桂碎卖。桂碎现报 ${f.price('cassia.suigui.yulin')} 元，烟桂 ${f.price('cassia.yangui.yulin')} 元，一场雨差出一倍多。</p>
<h2>留桩还是全砍</h2>
<ul><li>全砍更新：一次收完，第二年萌条，六七年后再剥。</li><li>留桩轮剥：隔年剥一面，树不死，但皮薄。</li><li>密植矮林：三四年割一次，专供提油，枝叶也能卖。</li></ul>
<p>村里的年轻人更愿意做矮林，周期短，回款快；老人还是守着大树，说好烟桂只能从大树上来。</p>`
    })
  }
];
