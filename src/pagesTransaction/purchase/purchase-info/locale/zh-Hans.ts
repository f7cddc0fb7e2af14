import type { QuotationObstacle } from '@contract/purchase';
import type { QuotationStatus } from '@contract/quotation';

const messages = {
  title: '采购详情',
  missingTitle: '看不到这条采购',
  missingText: '它可能已删除，或只给指定的供应商看',
  toPurchases: '看其他采购',
  figures: { quotations: '已收报价', price: '期望价', left: '距截止' },
  isOver: '已截止',
  need: '采购需求',
  buyer: '采购商',
  anonymous: '匿名采购商',
  anonymousHint: '采纳报价后才公开公司和联系人',
  toCompany: '看企业',
  favourite: '收藏',
  favoured: '已收藏',
  added: '已收藏',
  removed: '已取消收藏',
  loginToFavour: '登录后收藏这条采购',
  favourReason: '截止前随时找得到，换手机也在',
  contact: '联系',
  loginToContact: '登录后联系采购商',
  contactReason: '聊天记录都留着，换手机也在',
  share: '分享',
  report: '举报这条采购',
  quote: '报价',
  openMine: '查看我的报价',
  mine: (status: string) => `我的报价：${status}`,
  mineHint: '别家的价格互相看不到',
  myStatuses: {
    draft: '草稿',
    submitted: '待查看',
    viewed: '采购商已查看',
    shortlisted: '已入围',
    accepted: '已采纳',
    rejected: '未采纳',
    withdrawn: '已撤回',
    expired: '已过有效期',
    lapsed: '采购已结束'
  } satisfies Record<QuotationStatus, string>,
  states: {
    paused: ['采购商暂停了报价', '恢复后可以接着报'],
    closed: ['这条采购已结束', '不再接收新报价'],
    dealt: ['这条采购已成交', '采购商已选定供应商'],
    expired: ['报价已截止', '采购商延期后可以再报'],
    takedown: ['这条采购已下架', '内容未通过平台检查']
  } satisfies Record<string, readonly [title: string, hint: string]>,
  obstacles: {
    login: ['登录后可以报价', '登录后接着看这条采购', '登录后报价'],
    verify: ['完成个人认证后可以报价', '个人认证每天可报 10 次，企业成员 30 次', '去认证'],
    company: ['仅限认证企业报价', '认证企业，或加入已认证的企业', '去认证企业'],
    invited: ['仅限采购商指定的供应商', '你的企业不在名单里，可以看同品种的采购', '看同类采购'],
    own: ['这是你企业发布的采购', '由发布人或企业管理员处理报价', '看同类采购'],
    full: ['报价名额已满', '有供应商撤回后会空出名额', '看同类采购'],
    ended: ['报价已截止', '采购商延期后可以再报', '看同类采购'],
    limit: ['今天的报价次数已用完', '明天 0 点恢复，已发出的报价可以修改', '看我的报价']
  } satisfies Record<QuotationObstacle, readonly [title: string, hint: string, way: string]>
};

/** Messages of the purchase request page. */
export type PurchaseInfoMessages = typeof messages;
export default messages;
