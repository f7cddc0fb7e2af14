import type { CloseReason } from '@contract/goods';
import type { OwnPurchaseTab } from '@contract/ownPurchase';
import type { OwnPurchaseAction } from '../ownPurchaseActions';

const messages = {
  title: '我的采购',
  create: '发布采购',
  logIn: '登录',
  loggedOut: '登录后看自己的采购',
  loggedOutHint: '发布的采购、收到的报价都在这里',
  empty: '还没有发布过采购',
  emptyHint: '写清要什么、送到哪里，供应商会来报价',
  emptyTab: (tab: string) => `没有${tab}的采购`,
  tabs: {
    all: '全部',
    pending: '审核中',
    quoting: '报价中',
    dealt: '已成交',
    closed: '已关闭',
    expired: '已过期',
    draft: '草稿',
    archived: '已归档'
  } satisfies Record<OwnPurchaseTab, string>,
  actions: {
    quotations: '看报价',
    edit: '修改',
    reedit: '修改后重新提交',
    refresh: '刷新',
    renew: '延期',
    pause: '暂停报价',
    resume: '恢复报价',
    withdraw: '撤回',
    copy: '再发一条',
    close: '关闭',
    appeal: '申诉',
    remove: '删除',
    archive: '归档',
    unarchive: '移出归档'
  } satisfies Record<OwnPurchaseAction, string>,
  refreshTomorrow: '明天可刷新',
  done: {
    refresh: '已刷新，排到前面',
    renew: '已延期',
    pause: '已暂停报价',
    resume: '已恢复报价',
    withdraw: '已撤回，可以修改',
    close: '已关闭',
    appeal: '申诉已提交',
    archive: '已归档，在“已归档”里',
    unarchive: '已移出归档'
  },
  untitled: '还没有写标题',
  anonymousAs: (company: string) => `匿名发布，${company}`,
  reason: (reason: string) => `原因：${reason}`,
  newQuotes: (count: number) => `${count} 份新报价`,
  views: (count: number) => `浏览 ${count}`,
  deliveredSum: (yuan: string) => `到厂合计 ${yuan} 元`,
  deal: (quantity: string, price: string) => `成交 ${quantity} × ${price}`,
  changed: (time: string) => `${time} 更新`,
  closeTitle: (count: number) => `关闭后 ${count} 份报价失效，原因是？`,
  closeTitleNone: '为什么关闭？',
  closeReasons: { dealt: '已经买到', cancelled: '不采购了' } satisfies Record<CloseReason, string>,
  withdrawTitle: '撤回审核？',
  withdrawText: '撤回后可以修改再提交',
  appealTitle: '申诉',
  appealHint: '说明为什么应当恢复，5 到 140 字',
  appealSend: '提交',
  appealShort: '至少写 5 个字',
  removed: (title: string) => `已删除 ${title}`,
  undo: '撤销'
};

/** Messages of the own purchase requests page. */
export type OurPurchaseMessages = typeof messages;
export default messages;
