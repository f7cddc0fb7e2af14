const messages = {
  title: '海报',
  drawing: '正在生成海报',
  hint: '也可以长按图片保存或转发',
  save: '保存图片',
  share: '分享',
  saved: '已保存',
  holdToSave: '长按图片保存',
  saveFailed: '没保存成功，再试一次',
  shareFailed: '没分享成功，先存图片',
  albumTitle: '存到手机相册',
  albumPurpose: '接下来会询问相册权限，只用来存这张海报，不读取你的照片',
  goOn: '继续',
  fileName: '香市海报',
  pictureOf: (title: string) => `海报：${title}`,
  kinds: { price: '行情', flash: '快讯', news: '资讯', list: '榜单', supply: '供应' },
  frame: {
    invitation: '扫码看详情',
    slogan: '香市 · 查行情、找货源、看资讯',
    disclaimer: '价格为采集参考价，不作成交依据',
    illustration: '示意图',
    lowToHigh: '最低–最高'
  }
};

/** Poster messages. */
export type PosterMessages = typeof messages;
export default messages;
