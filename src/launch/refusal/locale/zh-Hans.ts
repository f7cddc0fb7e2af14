const messages = {
  titles: {
    permission: '微信里还没有允许',
    phone: '手机还没有允许微信使用',
    privacy: '还没有同意隐私保护指引',
    undeclared: '这一项暂时用不了'
  },
  texts: {
    permission: (name: string) => `要用到${name}。在设置里打开，回来会接着做。`,
    phone: (name: string) => `要用到${name}。请在手机设置里允许微信使用，再回来试一次。`,
    privacy: () => '刚才没有同意指引。过十秒再点一次，会重新询问。',
    undeclared: (name: string) => `小程序的隐私保护指引还没有写明${name}，微信因此不开放。`
  },
  names: {
    photos: '相机和相册',
    files: '聊天中的文件',
    album: '“添加到相册”',
    scan: '相机',
    map: '位置（地图选点）',
    position: '大致位置',
    mapPosition: '大致位置',
    address: '微信收货地址',
    contacts: '通讯录',
    calendar: '日历',
    clipboard: '剪贴板',
    number: '微信绑定的手机号'
  },
  /** Purpose of each feature, shown with the privacy guide. */
  purposes: {
    photos: '相机和相册用来拍照、选照片，上传到你填写的内容里。',
    files: '聊天中的文件用来上传你选的资料。',
    album: '相册用来保存你要的图片。',
    scan: '相机用来扫码。',
    map: '地图上的位置用来填写地址。',
    position: '大致位置用来按远近排序、选城市。',
    mapPosition: '大致位置用来在地图上标出你在哪里。',
    address: '微信收货地址用来填写收货信息。',
    contacts: '通讯录用来存下你选的联系人，不读取其他人。',
    calendar: '日历用来记下你选的日程。',
    clipboard: '剪贴板用来放你复制的内容。',
    number: '手机号用来登录和保护账号。'
  },
  /** Alternatives without the permission. */
  otherWays: {
    photos: '也可以先填别的，照片稍后在网页版补上。',
    files: '也可以改传照片。',
    album: '也可以长按图片保存或转发。',
    scan: '也可以用微信首页的“扫一扫”来扫。',
    map: '也可以手动填写地址。',
    position: '也可以手动选择地区。',
    mapPosition: '也可以在地图下面的列表里找地点。',
    address: '也可以手动填写，或粘贴一段地址。',
    contacts: '也可以复制号码，自己存进通讯录。',
    calendar: '也可以自己把日期记进日历。',
    clipboard: '',
    number: '也可以用短信验证码。'
  },
  copyManually: (text: string) => `内容在这里：${text}`,
  toSettings: '去设置',
  privacyTitle: '隐私保护指引',
  privacyText: '同意指引后会接着做。',
  agree: '同意并继续',
  notNow: '暂不',
  readGuide: '查看《隐私保护指引》'
};

/** Messages about what WeChat or the phone refused. */
export type RefusalMessages = typeof messages;
export default messages;
