const messages = {
  title: '名片码',
  loggedOut: '登录后看名片码',
  loggedOutHint: '见面时让对方扫一扫，就能看到你的名片',
  logIn: '登录',
  none: '还没有名片',
  noneHint: '三十秒建一张，就有名片码',
  create: '建名片',
  missing: '没有这张名片',
  missingHint: '可能已经撤回了',
  toCards: '看我的名片',
  takenDown: '名片已下架',
  takenDownText: (reason: string) => `平台下架了这张名片，码暂时打不开${reason === '' ? '' : `：${reason}`}`,
  toEdit: '去修改',

  codeOf: (name: string) => `${name}的名片码`,
  kind: '码的种类',
  kinds: { miniProgram: '小程序码', link: '链接码', vCard: '离线码' },
  hints: {
    miniProgram: '用微信扫，打开小程序里的名片',
    link: '用微信或相机扫，打开名片',
    vCard: '用相机扫，直接存进通讯录，不用网络'
  },
  onlyPublic: '离线码里只有公开给所有人的内容',
  noMobile: '手机号没有公开给所有人，离线码里没有手机号',
  shortCode: '名片码',
  copyShortCode: (code: string) => `复制名片码 ${code}`,
  side: '名片的语言',
  sides: { first: '正面', second: '第二语言' },

  valid: '长期有效',
  renew: '换一个码',
  renewHint: '印出去、发出去的旧码会马上失效',
  renewTitle: '换一个名片码？',
  renewText: '旧码马上失效，别人再扫会看到“这个名片码换过了”。印在名片、海报上的码也要换',
  renewConfirm: '换码',
  renewed: '已换新码',
  renewOffline: '没有网络，暂时不能换',

  save: '保存图片',
  share: '分享名片',
  linkCopied: '链接已复制',
  picture: {
    title: '名片码图片',
    fileName: '香市名片码',
    label: (name: string) => `名片码图片：${name}`,
    vCardInvitation: '用相机扫，直接存进通讯录'
  }
};

/** Messages of the code of a card. */
export type CardCodeMessages = typeof messages;
export default messages;
