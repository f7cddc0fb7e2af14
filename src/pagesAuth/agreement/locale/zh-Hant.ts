import type { AgreementMessages } from './zh-Hans';

const messages: AgreementMessages = {
  versions: '版本記錄',
  shown: '正在看',
  read: '查看',
  earlier: '這是以前的版本，已不再適用',
  save: '保存全文',
  saveFailed: '沒有保存成功',
  withdraw: '撤回我的同意',
  withdrawTitle: '撤回同意？',
  withdrawText: '會退出登錄並清除搜索記錄，之後僅供瀏覽。要刪除帳號裡的資料，請在設定裡註銷帳號。',
  withdrawn: '已撤回，僅瀏覽',
  policySummary: [
    '不登錄也能看行情、資訊和供求，這時不收集你的身份資訊。',
    '登錄只需要手機號；實名、企業資料、地址等，用到那項功能時才填。',
    '證件號碼和證件照片屬於敏感個人資訊，單獨徵得同意，加密保存。',
    '沒有接入第三方 SDK，不出售個人資訊；聯絡方式只在你選定的時候給交易的對方。',
    '在設定裡可以匯出資料、關閉個性化推薦、撤回同意、註銷帳號。'
  ],
  agreementSummary: [
    '瀏覽行情和資訊不需要登錄，登錄只用手機號。',
    '價格是採集參考價，幫你判斷行情，不作成交依據。',
    '帳號歸本人使用，發佈的內容要真實，後果由發佈人承擔。',
    '不想用了可以隨時退出登錄，或在設定裡註銷帳號，7 天內可以反悔。'
  ]
};

export default messages;
