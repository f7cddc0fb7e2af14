import type { IntroductionSection } from '@contract/expoIntroduction';

/** Sections that both expos of the demo share; the results of the one before differ. */
function sections(pastResults: IntroductionSection['blocks']): IntroductionSection[] {
  return [
    {
      kind: 'theme',
      blocks: [
        {
          type: 'text',
          text: '以“香聚南国，链通东盟”为主题，把原料、提取、调味、装备和进口五个环节放在同一个场馆里谈。'
        },
        {
          type: 'text',
          text: '展期三天：首日开幕并发布产业数据，次日开标准宣贯与应用论坛并颁奖，第三日组织产地考察、签约闭幕。'
        }
      ]
    },
    {
      kind: 'scale',
      blocks: [
        {
          type: 'facts',
          rows: [
            { label: '展览面积', value: '2.4 万平方米' },
            { label: '展馆', value: '6 个' },
            { label: '展位', value: '630 个' },
            { label: '配套活动', value: '40 余场' }
          ]
        },
        {
          type: 'list',
          items: [
            '1 号馆：八角、肉桂、草果等原料',
            '2 号馆：精油、油树脂与香精香料',
            '3 号馆：复合调味料与火锅底料',
            '4 号馆：烘干、色选、包装与检测',
            '5 号馆：东盟与进口香料',
            '6 号馆：地方展团与招商'
          ]
        }
      ]
    },
    {
      kind: 'organisers',
      blocks: [
        { type: 'text', text: '展会由产区商协会发起，地方政府指导，专业展览公司承办。' },
        { type: 'list', items: ['南国香都香料商会（演示）', '桂东南香料产业联盟（演示）', '香聚会展服务公司（演示）'] }
      ]
    },
    { kind: 'pastResults', blocks: pastResults },
    {
      kind: 'transport',
      blocks: [
        {
          type: 'location',
          name: '展馆南登录厅',
          address: '广西玉林市玉州区香都大道 1 号（演示地址）',
          note: '观众凭票由此入场，北登录厅供参展商布撤展。',
          latitude: 22.6312,
          longitude: 110.1547
        },
        {
          type: 'list',
          items: [
            '高铁：到玉林站后乘接驳专线，约 25 分钟，展期 7:30 起每 20 分钟一班',
            '自驾：导航到“南登录厅停车场”，展期凭电子票停车',
            '飞机：玉林福绵机场有到达大巴，约 40 分钟'
          ]
        }
      ]
    },
    {
      kind: 'hotels',
      blocks: [
        {
          type: 'location',
          name: '香都大酒店（演示）',
          address: '玉州区香都大道 18 号（演示地址）',
          note: '步行 8 分钟，展会价含双早，电话预订报“香博会”。',
          latitude: 22.6331,
          longitude: 110.1569
        },
        {
          type: 'location',
          name: '桂月商务酒店（演示）',
          address: '玉州区桂月路 6 号（演示地址）',
          note: '车程 10 分钟，早晚有班车。',
          latitude: 22.6402,
          longitude: 110.1623
        }
      ]
    },
    {
      kind: 'contact',
      blocks: [
        { type: 'contact', name: '观众服务', phone: '0775-0000001', hours: '工作日 9:00—18:00，展期 8:00—18:00' },
        { type: 'contact', name: '展位与赞助', phone: '0775-0000002', hours: '工作日 9:00—18:00' }
      ]
    },
    {
      kind: 'faq',
      blocks: [
        { type: 'question', question: '门票收费吗？', answer: '专业观众在线登记后免费，一人一票，三天通用。' },
        {
          type: 'question',
          question: '没有网络怎么入场？',
          answer: '电子票打开过一次就存在手机里，没有网络也能出示。'
        },
        {
          type: 'question',
          question: '可以带样品离场吗？',
          answer: '可以。样品超过 20 公斤时，请参展商在服务台开放行单。'
        },
        { type: 'question', question: '儿童能入场吗？', answer: '12 岁以下需由成人陪同，装备馆布展日不开放。' }
      ]
    }
  ];
}

const results = (exhibitors: string, visitors: string, countries: string, deals: string) => ({
  type: 'facts' as const,
  rows: [
    { label: '参展企业', value: exhibitors },
    { label: '到场观众', value: visitors },
    { label: '来自', value: countries },
    { label: '意向成交', value: deals }
  ]
});

/** Introduction of the coming expo, with the results of the past one. */
export const introduction = sections([
  { type: 'text', text: '第三届于一年前举办，三天的数据如下。' },
  results('286 家', '11,240 人次', '14 个国家和地区', '6.8 亿元')
]);

/** Introduction of the past expo. */
export const pastIntroduction = sections([
  { type: 'text', text: '第二届的数据如下。' },
  results('231 家', '9,160 人次', '11 个国家和地区', '5.1 亿元')
]);
