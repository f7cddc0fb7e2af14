import type { TradeMessages } from './zh-Hans';

const messages: TradeMessages = {
  list: (facts) => facts.join('，'),
  form: {
    logIn: '登入',
    loggedOut: '登入後發布',
    loggedOutHint: '登入後可以發布供求和報價，草稿會一直留著',
    complete: (percent, missing) =>
      missing > 0 ? `完整度 ${percent}%，再填 ${missing} 項可發布` : `完整度 ${percent}%，可以發布了`,
    savedAt: (time) => `草稿 ${time} 已存`,
    lastTime: (reason) => `上次沒有通過：${reason}`,
    keepDraft: '存草稿',
    missing: (count) => `還差 ${count} 項，去填寫`,
    incomplete: (count) => `還有 ${count} 項要改`,
    draftKept: '草稿已存',
    refused: '有內容要改，看紅字提示',
    withdrawn: '已撤回，可以改了',
    restoreTitle: '接著上次寫？',
    restoreText: (time) => `${time} 有一份沒發布的草稿`,
    restore: '接著寫',
    startOver: '重新寫',
    leaveTitle: '離開這一頁？',
    leaveText: '填的內容已存成草稿，回來可以接著寫',
    leave: '離開',
    stay: '繼續寫',
    choose: '請選擇',
    otherDays: '其他天數',
    day: '天'
  },
  problems: {
    required: '這一項要填',
    pattern: '寫法不對，檢查一下',
    minLength: '太短了',
    maxLength: '太長了',
    range: '超出範圍',
    past: '日期已過',
    tooLate: '日期太遠',
    order: '先後或大小不對',
    tooMany: '太多了',
    banned: '有不能寫的詞，改一下',
    contact: '不要寫電話、網址或微信號，聯絡方式另有一欄',
    unknown: '找不到了，重新選一次',
    duplicate: '重複了',
    locked: '已有報價，這一項不能改'
  },
  actionErrors: {
    changedMeanwhile: '狀態已變，刷新後再試',
    notAllowed: '只有發布人可以這樣做',
    tooManyOpen: '發布中的供求已到上限',
    tooManyDrafts: '草稿已滿 20 份',
    refreshedToday: '今天已刷新過，明天再來'
  },
  documents: {
    add: '新增檔案',
    hint: 'PDF 或圖片，每份 10 MB 以內',
    sending: (percent) => `正在上傳 ${percent}%`,
    states: { type: '格式不對', size: '太大', length: '打不開', unfit: '不宜公開', failed: '沒傳上去' },
    open: (name) => `打開 ${name}`,
    cancel: (name) => `取消上傳 ${name}`,
    again: (name) => `重傳 ${name}`,
    remove: (name) => `刪除 ${name}`,
    problems: {
      type: '只能傳 PDF、jpg、png、webp，請換一個檔案',
      size: '檔案超過 10 MB，請換一個小一些的',
      length: '檔案打不開，請換一個',
      unfit: '有檔案不能公開展示，請刪掉換一個',
      failed: '有檔案沒傳上去，點重新整理重傳，或先刪掉'
    }
  },
  units: { kg: '公斤', jin: '斤', ton: '噸', pack: '件' },
  sulfur: { free: '無硫', low: '低硫', untested: '未檢測' },
  packaging: {
    wovenBag25: '編織袋 25 公斤',
    carton10: '紙箱 10 公斤',
    sack50: '麻袋 50 公斤',
    vacuum: '真空',
    bulk: '散裝',
    other: '其他'
  },
  payTerms: { prepaid: '款到發貨', onDelivery: '貨到付款', net30: '帳期 30 天', other: '其他' },
  more: '更多',
  yes: '是',
  no: '否'
};

export default messages;
