const messages = {
  title: '我的名片',
  createTitle: '新建名片',
  editTitle: '编辑名片',
  loggedOut: '登录后使用名片',
  loggedOutHint: '三十秒建一张名片，见面扫码就能交换联系方式',
  logIn: '去登录',
  listJoin: '、',

  defaultCard: '默认',
  takenDown: '已下架',
  takenDownReason: (reason: string) => `这张名片被平台下架，别人看不到${reason === '' ? '' : `：${reason}`}`,
  toEdit: '去修改',
  actions: { label: '名片操作', scan: '扫码', faceToFace: '面对面', poster: '海报', save: '存通讯录' },
  contactSaved: '已存到通讯录',
  requests: '交换请求',
  requestCount: (count: number) => `${count} 个待处理`,
  noRequests: '没有待处理的',
  radar: {
    title: '谁看过我',
    more: '看明细',
    today: '今天',
    week: '近 7 天',
    views: '浏览',
    visitors: '访客',
    /** Screen-reader text of the bars. */
    chart: (views: string) => `近 7 天每天的浏览：${views}`,
    failed: '浏览数据没加载出来'
  },
  tips: {
    title: (percent: number) => `名片完整度 ${percent}%`,
    varieties: '补上主营品种，更容易被找到',
    avatar: '换上头像，对方更容易记住你',
    company: '绑定企业，名片带上认证标识',
    intro: '写几句介绍，说清你做什么',
    pictures: '放几张实拍图，让人看到你的货',
    supplies: '置顶在售的供应',
    address: '写上地址，方便上门'
  },
  level: {
    names: { basic: '基础版', professional: '专业版', enterprise: '企业版' },
    until: (day: string) => `到 ${day}`,
    forever: '长期有效',
    upgrade: '升级'
  },
  cards: {
    title: (count: number, max: number) => `全部名片 ${count}/${max}`,
    add: '新建一张',
    options: (name: string) => `${name}的名片`,
    edit: '编辑',
    code: '名片码',
    makeDefault: '设为默认',
    defaultSet: '已设为默认'
  },
  full: {
    title: (max: number) => `最多 ${max} 张名片`,
    text: '撤下一张，就能再建',
    upgradeText: '升级名片版本，能建更多'
  },

  firstTitle: '三十秒建名片',
  firstHint: '其他内容以后再补',
  firstSubmit: '完成',
  created: '名片建好了',
  avatarDropped: '头像没通过，先不用它',

  steps: { basics: '基本', contacts: '联系', showcase: '展示', secondSide: '第二语言', style: '样式' },
  next: '下一步',
  save: '保存',
  finish: '完成',
  saved: '名片已保存',
  missing: '没有这张名片',
  missingHint: '可能已经撤下了',
  toCards: '看我的名片',
  incomplete: (count: number) => `还有 ${count} 项要改`,
  changedMeanwhile: '这张名片刚在别处改过，已合到一起',
  keptTyped: '你改的内容都在，确认后再保存',
  leaveTitle: '不保存就离开？',
  leaveText: '改的内容还没有保存',
  leave: '离开',
  stay: '继续编辑',
  sample: { name: '你的姓名', position: '职位' },

  avatar: '头像',
  avatarPurpose: '接下来会打开相机或相册，只用来换名片的头像',
  name: '姓名',
  namePlaceholder: '真实姓名，2–20 个字',
  position: '职位',
  positionPlaceholder: '如 销售经理',
  department: '部门',
  company: '公司',
  companyName: '公司名称',
  companyPlaceholder: '公司或档口名称，可不填',
  otherCompany: '自己填',
  companyVerified: '名片上会有企业认证标识',
  companyBound: '显示企业的正式名称',
  companyTyped: '自己填的公司没有认证标识',

  visibilityNote: '每一项都能选给谁看。互换名片以后，对方看得到“交换后”的内容',
  visibility: (label: string) => `谁能看${label}`,
  visibilities: { everyone: '所有人', exchanged: '交换后', hidden: '不公开' },
  visibilityHints: {
    everyone: '打开名片的人都能看到',
    exchanged: '互换名片的人才看得到完整内容',
    hidden: '只有你自己看得到'
  },
  /** The setting of the account is stricter than that of the card. */
  accountStricter: {
    verified: '账号里设了只给认证用户看这个号码，名片也按那个设置',
    exchanged: '账号里设了交换后才能看这个号码，名片也按那个设置'
  },
  mobile: '手机号',
  otherMobile: '另一个手机号',
  landline: '座机',
  landlinePlaceholder: '如 0775-3850001',
  weChatId: '微信号',
  weChatCode: '微信二维码',
  weChatCodeHint: '和微信号一样，给谁看由上面决定',
  weChatCodePurpose: '接下来会打开相机或相册，只用来选微信二维码的图片',
  email: '邮箱',
  website: '网站',
  websitePlaceholder: 'https:// 开头',
  address: '地址',
  addressPlaceholder: '最多 60 个字',
  moreContacts: '更多联系方式',
  findable: '可被搜索',
  findableHint: '打开后，在香市搜索里和企业主页上，别人能找到这张名片。随时可以关',

  varieties: '主营品种',
  varietiesPlaceholder: '选择品种',
  intro: '介绍',
  introPlaceholder: '做什么、有什么优势',
  pictures: '图片',
  picturesPurpose: '接下来会打开相机或相册，只用来选名片上的图片',
  video: '视频',
  videoStates: { waiting: '视频正在审核，通过后别人才看得到', refused: '视频没有通过审核，请换一段' },
  supplies: '置顶供应',
  suppliesHint: (max: number) => `在名片上展示，最多 ${max} 条`,
  addSupply: '选择供应',
  removeSupply: (title: string) => `不再置顶 ${title}`,
  noSupplies: '没有在售的供应',
  noSuppliesHint: '发布供应以后，再来置顶',
  suppliesFull: (max: number) => `最多置顶 ${max} 条`,
  suppliesDone: (count: number) => `选好了，${count} 条`,

  secondSide: '加一面其他语言',
  secondSideHint: '给外国客户看，翻面就能看到',
  language: '语言',
  secondNamePlaceholder: '如 Qin Xiulan',

  style: '样式',
  styles: { cinnabar: '朱砂', cassia: '桂皮', pepper: '花椒', indigo: '靛青', paper: '宣纸' },

  problems: {
    banned: '有不能用的词，换个说法',
    contact: '联系方式请填到“联系”那一步',
    company: '这是企业的名称，请填你的姓名',
    tooLong: (max: number) => `最多 ${max} 个字`,
    tooShort: (min: number) => `至少 ${min} 个字`,
    unfit: '图片不适合公开展示，请换一张',
    unknown: '已经不能用了，请重新选',
    other: '没有通过，请改一改',
    required: { name: '填上姓名', position: '填上职位', mobile: '填上手机号' },
    pattern: {
      name: '姓名里要有文字',
      mobile: '手机号不对，检查一下',
      landline: '要带区号，如 0775-3850001',
      weChatId: '6–20 位，字母开头，可用数字、横线和下划线',
      email: '邮箱不对，检查一下',
      website: '要以 https:// 开头'
    }
  }
};

/** Messages of the card home and of the card editor. */
export type CardHomeMessages = typeof messages;
export default messages;
