import type { CardCodeMessages } from './zh-Hans';

const messages: CardCodeMessages = {
  title: '名片碼',
  loggedOut: '登入後看名片碼',
  loggedOutHint: '見面時讓對方掃一掃，就能看到你的名片',
  logIn: '登入',
  none: '還沒有名片',
  noneHint: '三十秒建一張，就有名片碼',
  create: '建名片',
  missing: '沒有這張名片',
  missingHint: '可能已經撤回了',
  toCards: '看我的名片',
  takenDown: '名片已下架',
  takenDownText: (reason) => `平台下架了這張名片，碼暫時打不開${reason === '' ? '' : `：${reason}`}`,
  toEdit: '去修改',

  codeOf: (name) => `${name}的名片碼`,
  kind: '碼的種類',
  kinds: { miniProgram: '小程序碼', link: '連結碼', vCard: '離線碼' },
  hints: {
    miniProgram: '用微信掃，打開小程序裡的名片',
    link: '用微信或相機掃，打開名片',
    vCard: '用相機掃，直接存進通訊錄，不用網路'
  },
  onlyPublic: '離線碼裡只有公開給所有人的內容',
  noMobile: '手機號沒有公開給所有人，離線碼裡沒有手機號',
  shortCode: '名片碼',
  copyShortCode: (code) => `複製名片碼 ${code}`,
  side: '名片的語言',
  sides: { first: '正面', second: '第二語言' },

  valid: '長期有效',
  renew: '換一個碼',
  renewHint: '印出去、發出去的舊碼會馬上失效',
  renewTitle: '換一個名片碼？',
  renewText: '舊碼馬上失效，別人再掃會看到「這個名片碼換過了」。印在名片、海報上的碼也要換',
  renewConfirm: '換碼',
  renewed: '已換新碼',
  renewOffline: '沒有網路，暫時不能換',

  save: '儲存圖片',
  share: '分享名片',
  linkCopied: '連結已複製',
  picture: {
    title: '名片碼圖片',
    fileName: '香市名片碼',
    label: (name) => `名片碼圖片：${name}`,
    vCardInvitation: '用相機掃，直接存進通訊錄'
  }
};

export default messages;
