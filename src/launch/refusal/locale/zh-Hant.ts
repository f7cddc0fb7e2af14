import type { RefusalMessages } from './zh-Hans';

const messages: RefusalMessages = {
  titles: {
    permission: '微信裡還沒有允許',
    phone: '手機還沒有允許微信使用',
    privacy: '還沒有同意隱私保護指引',
    undeclared: '這一項暫時用不了'
  },
  texts: {
    permission: (name) => `要用到${name}。在設定裡打開，回來會接著做。`,
    phone: (name) => `要用到${name}。請在手機設定裡允許微信使用，再回來試一次。`,
    privacy: (name) => `要用到${name}。同意指引後會接著做。`,
    undeclared: (name) => `小程式的隱私保護指引還沒有寫明${name}，微信因此不開放。`
  },
  names: {
    photos: '相機和相簿',
    files: '聊天中的檔案',
    album: '「新增到相簿」',
    scan: '相機',
    map: '位置（地圖選點）',
    position: '大致位置',
    mapPosition: '大致位置',
    address: '微信收貨地址',
    contacts: '通訊錄',
    calendar: '行事曆',
    clipboard: '剪貼簿',
    number: '微信綁定的手機號碼'
  },
  otherWays: {
    photos: '也可以先填別的，照片稍後在網頁版補上。',
    files: '也可以改傳照片。',
    album: '也可以長按圖片儲存或轉發。',
    scan: '也可以用微信首頁的「掃一掃」來掃。',
    map: '也可以手動填寫地址。',
    position: '也可以手動選擇地區。',
    mapPosition: '也可以在地圖下面的列表裡找地點。',
    address: '也可以手動填寫，或貼上一段地址。',
    contacts: '也可以複製號碼，自己存進通訊錄。',
    calendar: '也可以自己把日期記進行事曆。',
    clipboard: '',
    number: '也可以用簡訊驗證碼。'
  },
  copyManually: (text) => `內容在這裡：${text}`,
  toSettings: '去設定',
  agree: '同意並繼續',
  notNow: '暫不',
  readGuide: '查看《隱私保護指引》'
};

export default messages;
