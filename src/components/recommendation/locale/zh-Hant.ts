import type { RecommendationMessages } from './zh-Hans';

const messages: RecommendationMessages = {
  goods: { supply: '推薦貨源', purchase: '推薦採購' },
  goodsSides: { supply: '貨源', purchase: '求購' },
  goodsLabel: '推薦供求',
  noGoods: '暫時沒有合適的，去供求大廳看看',
  logInToFollow: '登入後，這裡先看你關注的品種',
  nothingFollowed: '還沒有關注的品種，去行情裡選幾個',
  manage: '為什麼推薦',
  recommendation: '個性化推薦',
  recommendationHint: '開啟後，資訊與貨源先排你關注的品種；關閉後一律按時間排列。',
  interests: '你的興趣標籤',
  interestsFrom: '來自你關注的行情和你新增的品種。去掉標籤不會取消關注。',
  addInterest: '新增',
  chooseInterests: '選擇感興趣的品種',
  noInterests: '還沒有標籤。新增感興趣的品種，或在行情裡點「自選」。',
  loginForInterests: '登入後，這裡列出推薦所用的標籤。',
  removeInterest: (name) => `不再按${name}推薦`,
  restoreInterest: (name) => `恢復${name}`,
  removedInterest: '已去掉'
};

export default messages;
