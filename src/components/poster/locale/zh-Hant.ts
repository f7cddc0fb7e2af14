import type { PosterMessages } from './zh-Hans';

const messages: PosterMessages = {
  title: '海報',
  drawing: '正在產生海報',
  hint: '也可以長按圖片儲存或轉發',
  save: '儲存圖片',
  share: '分享',
  saved: '已儲存',
  holdToSave: '長按圖片儲存',
  saveFailed: '沒儲存成功，再試一次',
  shareFailed: '沒分享成功，先存圖片',
  albumTitle: '存到手機相簿',
  albumPurpose: '接下來會詢問相簿權限，只用來存這張海報，不讀取你的照片',
  goOn: '繼續',
  fileName: '香市海報',
  pictureOf: (title) => `海報：${title}`,
  kinds: { price: '行情', flash: '快訊', news: '資訊', list: '榜單', supply: '供應' },
  frame: {
    invitation: '掃碼看詳情',
    slogan: '香市 · 查行情、找貨源、看資訊',
    disclaimer: '價格為採集參考價，不作成交依據',
    illustration: '示意圖',
    lowToHigh: '最低–最高'
  }
};

export default messages;
