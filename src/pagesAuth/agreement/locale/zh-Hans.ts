const messages = {
  versions: '版本记录',
  shown: '正在看',
  read: '查看',
  earlier: '这是以前的版本，已不再适用',
  save: '保存全文',
  saveFailed: '没有保存成功',
  withdraw: '撤回我的同意',
  withdrawTitle: '撤回同意？',
  withdrawText: '会退出登录并清除搜索记录，之后仅供浏览。要删除账号里的数据，请在设置里注销账号。',
  withdrawn: '已撤回，仅浏览',
  policySummary: [
    '不登录也能看行情、资讯和供求，这时不收集你的身份信息。',
    '登录只需要手机号；实名、企业资料、地址等，用到那项功能时才填。',
    '证件号码和证件照片属于敏感个人信息，单独征得同意，加密保存。',
    '没有接入第三方 SDK，不出售个人信息；联系方式只在你选定的时候给交易的对方。',
    '在设置里可以导出数据、关闭个性化推荐、撤回同意、注销账号。'
  ],
  agreementSummary: [
    '浏览行情和资讯不需要登录，登录只用手机号。',
    '价格是采集参考价，帮你判断行情，不作成交依据。',
    '账号归本人使用，发布的内容要真实，后果由发布人承担。',
    '不想用了可以随时退出登录，或在设置里注销账号，7 天内可以反悔。'
  ]
};

/** Messages of the legal pages. */
export type AgreementMessages = typeof messages;
export default messages;
