import type { CreatePurchaseMessages } from './zh-Hans';

const messages: CreatePurchaseMessages = {
  title: '發布採購',
  editTitle: '修改採購',
  preview: '預覽',
  submit: '提交審核',
  next: '下一步',
  steps: { goods: '要什麼', terms: '怎麼交', quotations: '誰來報' },
  stepLabel: (number, name) => `第 ${number} 步，${name}`,
  inPublic: '修改提交後要重新審核，通過前供應商看到的還是舊版',
  proposed: (names, quantity, frequency) => {
    const often = { once: '', monthly: '，按月提貨', longTerm: '，長期需求' }[frequency];
    return `求購${names.join('')}${quantity && ` ${quantity}`}${often}`;
  },
  titleLabel: '標題',
  titleHint: '4 到 30 個字，如 求購八角大紅 10 噸',
  unit: '單位',
  negotiable: '價格面議',
  negotiableHint: '不寫期望價，由供應商報',
  originsHint: '最多 3 個，不選就是不限產地',
  addOrigin: '添加產地',
  chooseLocation: '選到市或區縣',
  chooseDay: '選擇日期',
  needByHint: '最晚 180 天內',
  deadlineHint: '當天結束前都可以報價，不晚於到貨日',
  demandHint: '水分、雜質、含量、包裝、檢測報告等要求',
  maxQuotesHint: '收滿就停止報價，3 到 30 份',
  quotationsUnit: '份',
  audienceHints: {
    public: '所有人都能看到，認證用戶可以報價',
    verifiedCompanies: '只有認證企業能看到和報價',
    invited: '只有選中的企業能看到和報價，發布後會通知他們'
  },
  invited: '指定供應商',
  chooseSuppliers: '選擇供應商',
  chosen: (count) => (count > 0 ? `選好了（${count}）` : '選好了'),
  noSuppliers: '還沒有企業在售這個品種',
  noSuppliersHint: '可以改成「僅認證企業」，讓更多企業看到',
  supplyCount: (count) => `在售 ${count} 條`,
  fullInvited: (most) => `最多選 ${most} 家`,
  anonymous: '匿名採購',
  anonymousHint: '採納報價前，供應商看不到公司和聯絡人',
  party: '發布身分',
  asPerson: '個人',
  partyFixed: '發布後不能更換',
  locked: (count) => `已有 ${count} 份報價，品種、規格和數量不能改`,
  problems: {
    'title.required': '寫一個標題',
    'title.minLength': '至少 4 個字',
    'title.maxLength': '最多 30 個字',
    'varietyId.required': '選擇品種',
    'gradeId.required': '選擇等級，或寫明規格',
    'form.required': '選擇形態',
    'quantityGrams.required': '填採購量',
    'quantityGrams.range': '最多 10 萬噸',
    'quantityGrams.unit': '至少 1 個單位',
    'gramsPerPack.required': '填每件多重',
    'gramsPerPack.range': '每件最重 1,000 公斤',
    'expectedFen.required': '填期望價，或選價格面議',
    'expectedFen.range': '價格在 0.01 到 1,000,000 元之間',
    'deliveryCode.required': '選收貨地',
    'deliveryCode.unknown': '選到市或區縣',
    'needBy.required': '選最晚到貨日',
    'needBy.tooLate': '最晚 180 天內',
    'quoteDeadline.required': '選報價截止日',
    'quoteDeadline.afterNeed': '不能晚於到貨日',
    'payTerm.required': '選付款方式',
    'taxInvoice.required': '選要不要發票',
    'frequency.required': '選採購頻次',
    'maxQuotes.range': '在 3 到 30 份之間',
    'maxQuotes.quoted': '不能少於已收到的份數',
    'invitedCompanyIds.required': '至少選 1 家',
    'originCodes.tooMany': '最多 3 個產地',
    'attachments.tooMany': '最多 5 份',
    past: '日期已過',
    quoted: '已有報價，這一項不能改'
  },
  limits: {
    verify: {
      title: '已有 1 條採購在展示',
      text: '完成個人認證，可以同時發布 10 條。內容已存成草稿。',
      action: '去認證'
    },
    company: {
      title: '個人發布已到上限',
      text: '以認證企業名義發布，可以同時展示 30 條。內容已存成草稿。',
      action: '去認證'
    },
    most: { title: '已有 30 條採購在展示', text: '先關閉幾條再發布。內容已存成草稿。', action: '看我的採購' },
    drafts: { title: '草稿滿 20 份了', text: '先刪掉幾份再發布。填的內容還在這台設備上。', action: '看我的採購' }
  },
  blocked: {
    pending: { title: '正在審核', text: '審核時不能改。撤回後可以改，改完要重新提交。', action: '撤回來改' },
    closed: { title: '這條採購已關閉', text: '關閉後不能再改，可以在「我的採購」裡再發一條。', action: '看我的採購' },
    takedown: { title: '這條採購已下架', text: '平台下架的不能改，可以在「我的採購」裡申訴。', action: '看我的採購' },
    foreign: { title: '這不是您的採購', text: '只能修改自己或自己管理的企業的採購。', action: '看我的採購' }
  },
  previewTitle: '供應商看到的樣子',
  previewHint: '審核通過後才會公開',
  missing: '未填',
  result: {
    states: {
      pending: ['已提交，等審核', '通過後供應商就能看到，結果會發到訊息裡'],
      published: ['已發布', '供應商可以報價了，有新報價會發訊息'],
      rejected: ['沒有通過', '修改後可以重新提交']
    },
    again: '通過前，供應商看到的還是舊版',
    progress: '進度',
    submitted: '提交審核',
    reviewing: '平台審核文字和附件',
    listed: '公開，開始收報價',
    mine: '看我的採購',
    open: '看採購詳情',
    another: '再發一條',
    share: '分享給微信好友'
  }
};

export default messages;
