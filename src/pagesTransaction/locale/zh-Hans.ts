import type { Packaging, PayTerm, Sulfur, TradeUnit } from '@contract/goods';

const messages = {
  /** Joins facts into one row. */
  list: (facts: readonly string[]) => facts.join('，'),
  form: {
    logIn: '登录',
    loggedOut: '登录后发布',
    loggedOutHint: '登录后可以发布供求和报价，草稿会一直留着',
    complete: (percent: number, missing: number) =>
      missing > 0 ? `完整度 ${percent}%，再填 ${missing} 项可发布` : `完整度 ${percent}%，可以发布了`,
    savedAt: (time: string) => `草稿 ${time} 已存`,
    lastTime: (reason: string) => `上次没有通过：${reason}`,
    keepDraft: '存草稿',
    missing: (count: number) => `还差 ${count} 项，去填写`,
    incomplete: (count: number) => `还有 ${count} 项要改`,
    draftKept: '草稿已存',
    refused: '有内容要改，看红字提示',
    withdrawn: '已撤回，可以改了',
    restoreTitle: '接着上次写？',
    restoreText: (time: string) => `${time} 有一份没发布的草稿`,
    restore: '接着写',
    startOver: '重新写',
    leaveTitle: '离开这一页？',
    leaveText: '填的内容已存成草稿，回来可以接着写',
    leave: '离开',
    stay: '继续写',
    choose: '请选择',
    otherDays: '其他天数',
    day: '天'
  },
  /**
   * Messages for field problems, by the problem names of the rules. A form may define `field.problem` to override one.
   */
  problems: {
    required: '这一项要填',
    pattern: '写法不对，检查一下',
    minLength: '太短了',
    maxLength: '太长了',
    range: '超出范围',
    past: '日期已过',
    tooLate: '日期太远',
    order: '先后或大小不对',
    tooMany: '太多了',
    banned: '有不能写的词，改一下',
    contact: '不要写电话、网址或微信号，联系方式另有一栏',
    unknown: '找不到了，重新选一次',
    duplicate: '重复了',
    locked: '已有报价，这一项不能改'
  } satisfies Record<string, string>,
  /** Messages for failed actions on own supplies and purchase requests. */
  actionErrors: {
    changedMeanwhile: '状态已变，刷新后再试',
    notAllowed: '只有发布人可以这样做',
    tooManyOpen: '发布中的供求已到上限',
    tooManyDrafts: '草稿已满 20 份',
    refreshedToday: '今天已刷新过，明天再来'
  },
  documents: {
    add: '添加文件',
    hint: 'PDF 或图片，每份 10 MB 以内',
    sending: (percent: number) => `正在上传 ${percent}%`,
    states: { type: '格式不对', size: '太大', length: '打不开', unfit: '不宜公开', failed: '没传上去' },
    open: (name: string) => `打开 ${name}`,
    cancel: (name: string) => `取消上传 ${name}`,
    again: (name: string) => `重传 ${name}`,
    remove: (name: string) => `删除 ${name}`,
    problems: {
      type: '只能传 PDF、jpg、png、webp，请换一个文件',
      size: '文件超过 10 MB，请换一个小一些的',
      length: '文件打不开，请换一个',
      unfit: '有文件不能公开展示，请删掉换一个',
      failed: '有文件没传上去，点刷新重传，或先删掉'
    }
  },
  units: { kg: '公斤', jin: '斤', ton: '吨', pack: '件' } satisfies Record<TradeUnit, string>,
  sulfur: { free: '无硫', low: '低硫', untested: '未检测' } satisfies Record<Sulfur, string>,
  packaging: {
    wovenBag25: '编织袋 25 公斤',
    carton10: '纸箱 10 公斤',
    sack50: '麻袋 50 公斤',
    vacuum: '真空',
    bulk: '散装',
    other: '其他'
  } satisfies Record<Packaging, string>,
  payTerms: {
    prepaid: '款到发货',
    onDelivery: '货到付款',
    net30: '账期 30 天',
    other: '其他'
  } satisfies Record<PayTerm, string>,
  /** Countries of origin of imported spices, by ISO 3166-1 code. */
  more: '更多',
  yes: '是',
  no: '否'
};

/** Messages shared by all trade pages. */
export type TradeMessages = typeof messages;
export default messages;
