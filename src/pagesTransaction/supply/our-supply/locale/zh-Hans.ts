import type { ListingStatus } from '@contract/goods';
import type { OwnSupplyTab } from '@contract/ownSupply';
import type { OwnSupplyAction } from '../ownSupplyActions';

const messages = {
  title: '我的供应',
  tabsLabel: '供应状态',
  tabs: {
    onSale: '在售',
    pending: '审核中',
    rejected: '未通过',
    offShelf: '已下架',
    expired: '已过期',
    draft: '草稿'
  } satisfies Record<OwnSupplyTab, string>,
  statuses: {
    draft: '草稿',
    pending: '审核中',
    published: '在售',
    rejected: '未通过',
    paused: '已暂停',
    closed: '已结束',
    expired: '已过期',
    takedown: '平台下架'
  } satisfies Record<ListingStatus, string>,
  actions: {
    refresh: '刷新',
    terms: '改价格和库存',
    edit: '编辑',
    reedit: '修改后重新提交',
    poster: '生成海报',
    renew: '续期',
    unlist: '下架',
    resume: '恢复上架',
    withdraw: '撤回',
    copy: '复制一条',
    appeal: '申诉',
    remove: '删除'
  } satisfies Record<OwnSupplyAction, string>,
  continueDraft: '继续填写',
  refreshTomorrow: '明天可刷新',
  /** Labels that combine several facts in one line. */
  isListed: '旧版仍在展示',
  reason: (reason: string) => `原因：${reason}`,
  noReason: '原因见消息通知',
  untitled: '还没写标题',
  stock: (quantity: string) => `库存 ${quantity}`,
  noPrice: '还没填价格',
  until: (day: string) => `有效期至 ${day}`,
  editedAt: (time: string) => `${/\d$/.test(time) ? `${time} ` : time}编辑`,
  completeness: (percent: number) => `完整度 ${percent}%`,
  inCompanyName: (name: string) => `以${name}名义`,
  views: '浏览',
  favourites: '收藏',
  inquiries: '询价',
  publish: '发布供应',
  loggedOut: '登录后管理供应',
  loggedOutHint: '登录后可以发布货源，看浏览、收藏和询价',
  logIn: '登录',
  empty: {
    onSale: ['还没有在售的供应', '发布后审核通过就会出现在这里'],
    pending: ['没有等待审核的供应', '提交后一般很快有结果'],
    rejected: ['没有未通过的供应', '没通过的会写明原因，改好可以再提交'],
    offShelf: ['没有下架的供应', '暂停、结束和被平台下架的在这里'],
    expired: ['没有过期的供应', '过了有效期的在这里，可以续期'],
    draft: ['没有草稿', '没写完的供应会自动存成草稿']
  } satisfies Record<OwnSupplyTab, [title: string, hint: string]>
};

/** Messages of the own supplies page. */
export type OwnSupplyMessages = typeof messages;
export default messages;
