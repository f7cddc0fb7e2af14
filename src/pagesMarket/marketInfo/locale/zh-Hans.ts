/** Messages of the sheets of a price line. The other languages have exactly these keys. */
const lineSheetMessages = {
  compareTitle: '对比走势',
  compareHint: (name: string, most: number) => `和${name}放在一张图上看，最多 ${most} 条`,
  otherGrades: '其他规格',
  noOtherGrades: '这个市场没有采集其他规格',
  otherMarkets: '其他市场',
  noOtherMarkets: '这个规格只在一个市场采集',
  otherTime: '其他时间',
  lastYear: '去年同期',
  lastYearLocked: '企业成员可以对比去年同期',
  lastYearTooLong: '3 年走势里已经包含去年，选短一些的区间再对比',
  comparedFull: (most: number) => `最多对比 ${most} 条`,
  alertTitle: '价格提醒',
  alertNow: (name: string, price: string) => `${name}，现在 ${price}`,
  alertKinds: { above: '涨到', below: '跌到', move: '涨跌幅' },
  priceLabel: '提醒价格',
  percentLabel: '涨跌幅度',
  alertHints: {
    above: '中间价达到或高于它时提醒一次，回落后再涨到会再提醒',
    below: '中间价达到或低于它时提醒一次，回升后再跌到会再提醒',
    move: '比上一次采集涨或跌这么多就提醒，一天最多一次'
  },
  problems: {
    required: '还没填数字',
    number: '请填正确的数字',
    step: '按吨计价请填 10 元的整数倍',
    same: '已经有一条相同的提醒',
    max: '一条行情最多设 10 条提醒，先删掉不用的',
    maxAll: '最多设 50 条提醒，先到别的行情里删掉不用的'
  },
  addAlert: '添加提醒',
  saveAlert: '保存修改',
  cancel: '取消',
  alertAdded: '提醒已添加',
  alertChanged: '提醒已修改',
  myAlerts: '我的提醒',
  noAlerts: '还没有提醒，价格到了会发到消息中心',
  alertRule: {
    above: (price: string) => `涨到 ${price}`,
    below: (price: string) => `跌到 ${price}`,
    move: (percent: string) => `一天涨跌 ${percent}`
  },
  armed: (day: string | null) => (day === null ? '等待中' : `等待中，上次提醒 ${day}`),
  resting: {
    above: (day: string | null) => (day === null ? '现在已达到，回落后生效' : `${day} 已提醒，回落后再生效`),
    below: (day: string | null) => (day === null ? '现在已达到，回升后生效' : `${day} 已提醒，回升后再生效`)
  },
  editAlert: (rule: string) => `修改提醒：${rule}`,
  removeAlert: (rule: string) => `删除提醒：${rule}`,
  reportTitle: '价格不对',
  reportAbout: (name: string, date: string) => `${name}，${date} 的价格`,
  reportReplaces: '你对这天价格的反馈还在核实，再次提交会替换它',
  reportKind: '哪里不对',
  reportKinds: {
    tooHigh: '偏高',
    tooLow: '偏低',
    outdated: '不是最新',
    wrongGrade: '规格不对',
    other: '其他'
  },
  chooseKind: '选一项',
  suggested: '你了解的价格',
  optional: '选填',
  reason: '说明',
  reasonExample: '在哪里、什么时候看到的价格',
  reasonNeeded: '选了其他，请写一句说明',
  photos: '照片',
  photosHint: '选填，最多 3 张，比如价格牌、磅单',
  sendReport: '提交',
  reportSent: '已提交，核实后通知你',
  exportFile: '导出 CSV',
  exportLogin: '登录后导出价格数据',
  exportLoginText: '已认证的用户可以导出成表格文件',
  exportVerifyTitle: '认证后可导出',
  exportVerifyText: '完成个人或企业认证，就能把价格数据导出成表格文件。',
  fileMethods: { download: '下载文件', send: '发到微信聊天', copy: '复制内容' },
  fileDone: { download: '已开始下载', copy: '已复制' },
  fileFailed: '没有导出，请再试一次'
};

/** Messages of the sheets of a price line, loaded together with the first of them. */
export type LineSheetMessages = typeof lineSheetMessages;
export default lineSheetMessages;
