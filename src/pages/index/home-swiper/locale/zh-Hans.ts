const messages = {
  title: '看大图',
  zoom: (position: number, count: number) => `放大第 ${position} 张，共 ${count} 张`,
  hint: '点一下放大，长按保存、转发或识别二维码',
  save: '保存图片',
  forward: '转发',
  readCode: '识别二维码',
  follow: '查看详情',
  noCode: '图片里没有二维码',
  shareFailed: '没转发成功，先存图片',
  albumTitle: '存到手机相册',
  albumPurpose: '接下来会询问相册权限，只用来存这张图片，不读取你的照片',
  goOn: '继续',
  saved: '已保存',
  holdToSave: '长按图片保存',
  saveFailed: '没保存成功，再试一次',
  emptyTitle: '没有要看的图片',
  emptyText: '链接可能不完整，回到上一页再点一次图片',
  back: '返回'
};

/** Messages of the picture gallery. */
export type ImagePreviewMessages = typeof messages;
export default messages;
