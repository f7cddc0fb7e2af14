/** A place where prices are collected. */
export interface MarketSeed {
  id: string;
  name: string;
  shortName: string;
  /** Price level against the home market of a spec: 1.05 is 5 % dearer. */
  level: number;
  /** Weekdays (0 is Sunday) without a collection. */
  closedOn: number[];
  /** Who collects the prices there; invented. */
  collectors: [string, ...string[]];
}

/** In the order of the market filter; places are real, their figures here are not. */
export const MARKETS: MarketSeed[] = [
  { id: 'yulin', name: '玉林香料市场', shortName: '玉林', level: 1, closedOn: [0], collectors: ['陆工', '覃敏'] },
  { id: 'chengdu', name: '成都荷花池', shortName: '荷花池', level: 1.05, closedOn: [0], collectors: ['蒋川', '罗素'] },
  { id: 'bozhou', name: '亳州药市', shortName: '亳州', level: 1.03, closedOn: [0], collectors: ['葛亮', '尹禾'] },
  { id: 'anguo', name: '安国药市', shortName: '安国', level: 1.07, closedOn: [0, 6], collectors: ['耿直', '卜雨'] },
  {
    id: 'guangzhou',
    name: '广州清平市场',
    shortName: '清平',
    level: 1.12,
    closedOn: [0],
    collectors: ['麦穗', '招雅']
  },
  { id: 'puning', name: '普宁药市', shortName: '普宁', level: 1.09, closedOn: [0, 6], collectors: ['方潮'] },
  { id: 'kunming', name: '昆明菊花园', shortName: '昆明', level: 0.97, closedOn: [0], collectors: ['段云', '和风'] },
  { id: 'yuzhou', name: '禹州药市', shortName: '禹州', level: 1.06, closedOn: [0, 6], collectors: ['阎松'] },
  { id: 'lianqiao', name: '廉桥药市', shortName: '廉桥', level: 1.04, closedOn: [0, 6], collectors: ['申桂'] },
  { id: 'zunyi', name: '遵义虾子辣椒城', shortName: '虾子', level: 1, closedOn: [0], collectors: ['冉红', '令狐青'] },
  { id: 'hancheng', name: '韩城芝阳花椒市场', shortName: '韩城', level: 0.95, closedOn: [0], collectors: ['党芝'] },
  { id: 'minqin', name: '民勤东湖茴香市场', shortName: '民勤', level: 0.94, closedOn: [0, 6], collectors: ['柴沙'] },
  { id: 'jinxiang', name: '金乡大蒜市场', shortName: '金乡', level: 0.96, closedOn: [0], collectors: ['仇白'] },
  { id: 'zhecheng', name: '柘城辣椒大市场', shortName: '柘城', level: 0.98, closedOn: [0], collectors: ['陶红'] },
  { id: 'pingxiang', name: '凭祥口岸', shortName: '凭祥', level: 0.93, closedOn: [0, 6], collectors: ['农边'] }
];
