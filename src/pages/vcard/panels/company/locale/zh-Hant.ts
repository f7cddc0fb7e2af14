import type { CompanyPanelMessages } from './zh-Hans';

const messages: CompanyPanelMessages = {
  title: '公司',
  logIn: '登入',
  loggedOut: '登入後看自己的公司主頁',
  loggedOutHint: '貨源、資質、成員名片和聯絡方式，都在一頁上，可以轉發給客戶。',
  edit: '編輯',
  share: '分享公司主頁',
  team: '團隊',
  manageTeam: '成員、加入申請、邀請和名片數據',
  viewTeam: '成員和他們的名片'
};

export default messages;
