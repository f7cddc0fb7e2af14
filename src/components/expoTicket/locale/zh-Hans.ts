const messages = {
  types: { general: '普通观众', professional: '专业观众', vip: 'VIP', exhibitor: '参展商', media: '媒体' },
  statuses: {
    pending: '等审核',
    issued: '可入场',
    checkedIn: '已入场',
    used: '已使用',
    cancelled: '已取消',
    invalid: '已失效'
  },
  ticket: '我的门票',
  noTicket: '免费领观众票',
  noTicketHint: '登记一分钟，凭码入场',
  openTicket: '出示门票码',
  openStatus: '看门票',
  /** The days of a visit when they are all days of the expo. */
  allDays: (count: number) => (count === 1 ? '当天有效' : `${count} 天通用`),
  dayJoin: '、',
  ticketNo: '票号',
  shortCode: (code: string) => `门票码 ${code}`,
  more: (count: number) => `共 ${count} 张`
};

/** Messages of the tickets for an expo. */
export type ExpoTicketMessages = typeof messages;
export default messages;
