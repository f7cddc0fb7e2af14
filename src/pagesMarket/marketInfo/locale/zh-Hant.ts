import type { LineSheetMessages } from './zh-Hans';

const lineSheetMessages: LineSheetMessages = {
  compareTitle: '對比走勢',
  compareHint: (name, most) => `和${name}放在一張圖上看，最多 ${most} 條`,
  otherGrades: '其他規格',
  noOtherGrades: '這個市場沒有採集其他規格',
  otherMarkets: '其他市場',
  noOtherMarkets: '這個規格只在一個市場採集',
  otherTime: '其他時間',
  lastYear: '去年同期',
  lastYearLocked: '企業成員可以對比去年同期',
  lastYearTooLong: '3 年走勢裡已經包含去年，選短一些的區間再對比',
  comparedFull: (most) => `最多對比 ${most} 條`,
  alertTitle: '價格提醒',
  alertNow: (name, price) => `${name}，現在 ${price}`,
  alertKinds: { above: '漲到', below: '跌到', move: '漲跌幅' },
  priceLabel: '提醒價格',
  percentLabel: '漲跌幅度',
  alertHints: {
    above: '中間價達到或高於它時提醒一次，回落後再漲到會再提醒',
    below: '中間價達到或低於它時提醒一次，回升後再跌到會再提醒',
    move: '比上一次採集漲或跌這麼多就提醒，一天最多一次'
  },
  problems: {
    required: '還沒填數字',
    number: '請填正確的數字',
    step: '按噸計價請填 10 元的整數倍',
    same: '已經有一條相同的提醒',
    max: '一條行情最多設 10 條提醒，先刪掉不用的',
    maxAll: '最多設 50 條提醒，先到別的行情裡刪掉不用的'
  },
  addAlert: '新增提醒',
  saveAlert: '儲存修改',
  cancel: '取消',
  alertAdded: '提醒已新增',
  alertChanged: '提醒已修改',
  myAlerts: '我的提醒',
  noAlerts: '還沒有提醒，價格到了會發到訊息中心',
  alertRule: {
    above: (price) => `漲到 ${price}`,
    below: (price) => `跌到 ${price}`,
    move: (percent) => `一天漲跌 ${percent}`
  },
  armed: (day) => (day === null ? '等待中' : `等待中，上次提醒 ${day}`),
  resting: {
    above: (day) => (day === null ? '現在已達到，回落後生效' : `${day} 已提醒，回落後再生效`),
    below: (day) => (day === null ? '現在已達到，回升後生效' : `${day} 已提醒，回升後再生效`)
  },
  editAlert: (rule) => `修改提醒：${rule}`,
  removeAlert: (rule) => `刪除提醒：${rule}`,
  reportTitle: '價格不對',
  reportAbout: (name, date) => `${name}，${date} 的價格`,
  reportReplaces: '你對這天價格的回饋還在核實，再次提交會替換它',
  reportKind: '哪裡不對',
  reportKinds: {
    tooHigh: '偏高',
    tooLow: '偏低',
    outdated: '不是最新',
    wrongGrade: '規格不對',
    other: '其他'
  },
  chooseKind: '選一項',
  suggested: '你了解的價格',
  optional: '選填',
  reason: '說明',
  reasonExample: '在哪裡、什麼時候看到的價格',
  reasonNeeded: '選了其他，請寫一句說明',
  photos: '照片',
  photosHint: '選填，最多 3 張，比如價格牌、磅單',
  sendReport: '提交',
  reportSent: '已提交，核實後通知你',
  exportFile: '匯出 CSV',
  exportLogin: '登入後匯出價格資料',
  exportLoginText: '已認證的用戶可以匯出成表格檔',
  exportVerifyTitle: '認證後可匯出',
  exportVerifyText: '完成個人或企業認證，就能把價格資料匯出成表格檔案。',
  fileMethods: { download: '下載檔案', send: '發到微信聊天', copy: '複製內容' },
  fileDone: { download: '已開始下載', copy: '已複製' },
  fileFailed: '沒有匯出，請再試一次'
};

export default lineSheetMessages;
