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
    privacy: () => '剛才沒有同意指引。過十秒再點一次，會重新詢問。',
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
  purposes: {
    photos: '相機和相簿用來拍照、選照片，上傳到你填寫的內容裡。',
    files: '聊天中的檔案用來上傳你選的資料。',
    album: '相簿用來儲存你要的圖片。',
    scan: '相機用來掃碼。',
    map: '地圖上的位置用來填寫地址。',
    position: '大致位置用來按遠近排序、選城市。',
    mapPosition: '大致位置用來在地圖上標出你在哪裡。',
    address: '微信收貨地址用來填寫收貨資訊。',
    contacts: '通訊錄用來存下你選的聯絡人，不讀取其他人。',
    calendar: '日曆用來記下你選的行程。',
    clipboard: '剪貼簿用來放你複製的內容。',
    number: '手機號碼用來登入和保護帳號。'
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
  privacyTitle: '隱私保護指引',
  privacyText: '同意指引後會接著做。',
  agree: '同意並繼續',
  notNow: '暫不',
  readGuide: '查看《隱私保護指引》'
};

export default messages;
