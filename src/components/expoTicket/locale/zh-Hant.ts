import type { ExpoTicketMessages } from './zh-Hans';

const messages: ExpoTicketMessages = {
  types: { general: '普通觀眾', professional: '專業觀眾', vip: 'VIP', exhibitor: '參展商', media: '媒體' },
  statuses: {
    pending: '等審核',
    issued: '可入場',
    checkedIn: '已入場',
    used: '已使用',
    cancelled: '已取消',
    invalid: '已失效'
  },
  ticket: '我的門票',
  noTicket: '免費領觀眾票',
  noTicketHint: '登記一分鐘，憑碼入場',
  openTicket: '出示門票碼',
  openStatus: '看門票',
  allDays: (count) => (count === 1 ? '當天有效' : `${count} 天通用`),
  dayJoin: '、',
  ticketNo: '票號',
  shortCode: (code) => `門票碼 ${code}`,
  more: (count) => `共 ${count} 張`
};

export default messages;
