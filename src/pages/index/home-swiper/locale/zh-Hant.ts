import type { ImagePreviewMessages } from './zh-Hans';

const messages: ImagePreviewMessages = {
  title: '看大圖',
  zoom: (position, count) => `放大第 ${position} 張，共 ${count} 張`,
  hint: '點一下放大，長按儲存、轉發或識別二維碼',
  save: '儲存圖片',
  forward: '轉發',
  readCode: '識別二維碼',
  follow: '查看詳情',
  noCode: '圖片裡沒有二維碼',
  shareFailed: '沒轉發成功，先存圖片',
  albumTitle: '存到手機相簿',
  albumPurpose: '接下來會詢問相簿權限，只用來存這張圖片，不讀取你的照片',
  goOn: '繼續',
  saved: '已儲存',
  holdToSave: '長按圖片儲存',
  saveFailed: '沒儲存成功，再試一次',
  emptyTitle: '沒有要看的圖片',
  emptyText: '連結可能不完整，回到上一頁再點一次圖片',
  back: '返回'
};

export default messages;
