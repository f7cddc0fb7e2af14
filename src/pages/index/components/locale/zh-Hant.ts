import type { LowerHomeMessages } from './zh-Hans';

const messages: LowerHomeMessages = {
  verbs: { market: '看行情', supply: '找貨源', purchase: '發採購', vcard: '我名片' },
  recommended: '推薦',
  newsLabel: '資訊分類',
  noNews: '還沒有這類資訊',
  noNewsHint: '換個分類看看，或清除品種篩選',
  personalised: { why: '根據你關注的品種推薦，', link: '關閉個性化' },
  nothingFollowed: { why: '按時間排列，關注品種後優先推薦，', link: '選品種' },
  byTime: { why: '按發佈時間排列，', link: '開啟個性化' },
  filing: '桂ICP备00000000号-1（演示）',
  help: '電話找人工',
  helpHint: '幫你查價、發佈、報名',
  call: '撥打'
};

export default messages;
