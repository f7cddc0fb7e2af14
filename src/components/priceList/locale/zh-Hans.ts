/** Messages of all price lists. The other languages have exactly these keys. */
const priceListMessages = {
  filter: '筛选',
  filterCount: (count: number) => `筛选 ${count}`,
  sort: '排序',
  sorts: { default: '按品种', letter: '按首字母', rise: '涨幅从高到低', fall: '跌幅从高到低', hot: '关注热度' },
  hotHint: '按近 7 天的查看次数和自选人数排，每 10 分钟更新',
  span: '涨跌区间',
  move: '涨跌',
  moves: { '': '全部', changed: '有涨跌', up: '上涨', flat: '持平', down: '下跌' },
  moveHint: '最近一个采集日的规格；没有上期报价的算持平',
  origin: '产地',
  allOrigins: '全部产地',
  clear: '清除筛选',
  done: '看结果',
  market: '市场',
  allMarkets: '全部市场',
  chooseMarkets: '选择市场，可多选',
  seeAllMarkets: '看全部市场',
  seeMarkets: (count: number) => `看 ${count} 个市场`,
  marketAndMore: (name: string, count: number) => `${name}等 ${count} 个`,
  follow: '加自选',
  loginToFollow: '登录后加自选',
  followText: '换手机也在，行情页集中看',
  followAdded: '已加入自选',
  followRemoved: '已取消自选',
  setAlert: '设价格提醒',
  unfollow: '取消自选',
  note: '采集说明',
  noteTexts: [
    '价格由各市场采集员实地走访档口记录，中间价是当天多数档口的成交价，区间是最低到最高。',
    '涨跌和上一个采集日比，7 日、30 日和至少 7 天、30 天前的报价比；没有可比报价显示 --。',
    '变动超过 20% 的报价经二次复核后才发布。点开每条行情可以看到来源、采集员、时间和样本数。',
    '价格为采集参考价，不作成交依据。'
  ],
  poster: '生成长图',
  posterSource: '各市场采集点',
  /** Origin of a spice, shown beside the market that sells it. */
  grownIn: (location: string) => `${location}产`,
  linkCopied: '链接已复制，去微信粘贴',
  gotIt: '知道了',
  chooseUnit: '价格单位',
  units: { kg: '公斤', jin: '斤', ton: '吨' },
  unitHints: { jin: '1 斤 = 500 克', ton: '1 吨 = 1,000 公斤' },
  perUnit: { kg: '元/公斤', jin: '元/斤', ton: '元/吨' },
  variety: '品种 / 规格',
  changes: { day: '日涨跌', week: '7日涨跌', month: '30日涨跌' },
  /** Screen-reader hints for the next sort order of the change column. */
  turns: {
    default: '点一下按涨幅排序',
    rise: '按涨幅排序，点一下按跌幅',
    fall: '按跌幅排序，点一下恢复',
    letter: '点一下按涨幅排序',
    hot: '点一下按涨幅排序'
  }
};

export type PriceListMessages = typeof priceListMessages;
export default priceListMessages;
