import type { IntroductionMessages } from './zh-Hans';

const messages: IntroductionMessages = {
  title: '名片版本',
  current: '目前版本',
  until: (day) => `有效期至 ${day}，到期不自動續費`,
  freeForever: '不收費，不會到期',
  comparison: '版本對比',
  benefits: { maxCards: '名片數量', radarDays: '誰看過我', hasTeamTotals: '團隊彙總' },
  cards: (count) => `${count} 張`,
  days: (count) => `${count} 天`,
  yes: '有',
  no: '無',
  radarNote: '「誰看過我」顯示這些天裡的訪客，基礎版需要先完成個人認證。團隊彙總把企業成員名片的資料加在一起。',
  plans: '方案',
  noRenewal: '一次付清，到期不自動續費',
  offers: { open: '開通', renew: '續費', upgrade: '升級', lower: '正在使用更高的版本' },
  examples: '名片樣式',
  ownExample: '你的名片，換成不同的樣式',
  sampleNote: '示例，人物和企業都是虛構的',
  sample: {
    name: '林曉嵐',
    position: '銷售經理',
    companyName: '嶺南香料（示例）有限公司',
    mobile: '138 0000 0000',
    address: '廣西玉林市玉州區'
  },
  questions: '常見問題',
  faq: [
    {
      question: '到期以後，名片會怎樣？',
      answer: '恢復為基礎版。已有的名片都保留，超出數量時不能再新建。到期前 7 天會提醒一次。'
    },
    { question: '會自動續費嗎？', answer: '不會。到期前不會扣款，要繼續使用就再買一次。' },
    { question: '提前續費，時間怎麼算？', answer: '同一版本從目前到期日往後加，提前續費不會少一天。' },
    {
      question: '專業版能換成企業版嗎？',
      answer: '可以，付款後立即生效，專業版剩餘的時間按價格折算成企業版的時間。使用企業版期間不能買專業版。'
    },
    { question: '能開發票嗎？', answer: '可以。下單時填寫抬頭，電子發票發到信箱。' }
  ],
  contact: '聯絡客服'
};

export default messages;
