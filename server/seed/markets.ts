/** A market where prices are collected. */
export interface MarketSeed {
  id: string;
  name: string;
  shortName: string;
  /** First four digits of the GB/T 2260 code of its city. */
  cityCode: string;
  /** Margin of its dealers: 0.02 is 2 %. */
  margin: number;
  /** Weekdays (0 is Sunday) without a collection. */
  closedOn: number[];
  /** Collectors of its prices; invented. */
  collectors: [string, ...string[]];
}

/** In the order of the market filter; locations are real, their figures here are not. */
export const MARKETS: MarketSeed[] = [
  {
    id: 'yulin',
    name: '玉林香料市场',
    shortName: '玉林',
    cityCode: '4509',
    margin: 0,
    closedOn: [0],
    collectors: ['陆工', '覃敏']
  },
  {
    id: 'chengdu',
    name: '成都荷花池',
    shortName: '荷花池',
    cityCode: '5101',
    margin: 0.02,
    closedOn: [0],
    collectors: ['蒋川', '罗素']
  },
  {
    id: 'bozhou',
    name: '亳州药市',
    shortName: '亳州',
    cityCode: '3416',
    margin: 0.01,
    closedOn: [0],
    collectors: ['葛亮', '尹禾']
  },
  {
    id: 'anguo',
    name: '安国药市',
    shortName: '安国',
    cityCode: '1306',
    margin: 0.015,
    closedOn: [0, 6],
    collectors: ['耿直', '卜雨']
  },
  {
    id: 'guangzhou',
    name: '广州清平市场',
    shortName: '清平',
    cityCode: '4401',
    margin: 0.04,
    closedOn: [0],
    collectors: ['麦穗', '招雅']
  },
  {
    id: 'puning',
    name: '普宁药市',
    shortName: '普宁',
    cityCode: '4452',
    margin: 0.025,
    closedOn: [0, 6],
    collectors: ['方潮']
  },
  {
    id: 'kunming',
    name: '昆明菊花园',
    shortName: '昆明',
    cityCode: '5301',
    margin: 0.01,
    closedOn: [0],
    collectors: ['段云', '和风']
  },
  {
    id: 'yuzhou',
    name: '禹州药市',
    shortName: '禹州',
    cityCode: '4110',
    margin: 0.02,
    closedOn: [0, 6],
    collectors: ['阎松']
  },
  {
    id: 'lianqiao',
    name: '廉桥药市',
    shortName: '廉桥',
    cityCode: '4305',
    margin: 0.015,
    closedOn: [0, 6],
    collectors: ['申桂']
  },
  {
    id: 'zunyi',
    name: '遵义虾子辣椒城',
    shortName: '虾子',
    cityCode: '5203',
    margin: 0,
    closedOn: [0],
    collectors: ['冉红', '令狐青']
  },
  {
    id: 'hancheng',
    name: '韩城芝阳花椒市场',
    shortName: '韩城',
    cityCode: '6105',
    margin: 0,
    closedOn: [0],
    collectors: ['党芝']
  },
  {
    id: 'minqin',
    name: '民勤东湖茴香市场',
    shortName: '民勤',
    cityCode: '6206',
    margin: 0,
    closedOn: [0, 6],
    collectors: ['柴沙']
  },
  {
    id: 'jinxiang',
    name: '金乡大蒜市场',
    shortName: '金乡',
    cityCode: '3708',
    margin: 0,
    closedOn: [0],
    collectors: ['仇白']
  },
  {
    id: 'zhecheng',
    name: '柘城辣椒大市场',
    shortName: '柘城',
    cityCode: '4114',
    margin: 0,
    closedOn: [0],
    collectors: ['陶红']
  },
  {
    id: 'pingxiang',
    name: '凭祥口岸',
    shortName: '凭祥',
    cityCode: '4514',
    margin: 0,
    closedOn: [0, 6],
    collectors: ['农边']
  }
];
