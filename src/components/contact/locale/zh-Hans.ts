const messages = {
  saved: '已存到通讯录',
  downloaded: '文件已下载，打开它存进通讯录',
  failed: '没有存上，再试一次',
  weChatNote: (id: string) => `微信 ${id}`,
  unsupported: {
    title: '微信里存不了通讯录',
    text: '点右上角，选择在浏览器打开，再存一次',
    copyNumber: '复制号码'
  }
};

/** Messages about a contact that is saved in the phone. */
export type ContactMessages = typeof messages;
export default messages;
