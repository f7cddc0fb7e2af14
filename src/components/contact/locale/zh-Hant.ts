import type { ContactMessages } from './zh-Hans';

const messages: ContactMessages = {
  saved: '已存到通訊錄',
  downloaded: '檔案已下載，打開它存進通訊錄',
  failed: '沒有存上，再試一次',
  weChatNote: (id) => `微信 ${id}`,
  unsupported: {
    title: '微信裡存不了通訊錄',
    text: '點右上角，選擇在瀏覽器打開，再存一次',
    copyNumber: '複製號碼'
  }
};

export default messages;
