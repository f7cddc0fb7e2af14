const messages = {
  title: '名片版本',
  current: '当前版本',
  until: (day: string) => `有效期至 ${day}，到期不自动续费`,
  freeForever: '不收费，不会到期',
  comparison: '版本对比',
  benefits: { maxCards: '名片数量', radarDays: '谁看过我', hasTeamTotals: '团队汇总' },
  cards: (count: number) => `${count} 张`,
  days: (count: number) => `${count} 天`,
  yes: '有',
  no: '无',
  radarNote: '「谁看过我」显示这些天里的访客，基础版需要先完成个人认证。团队汇总把企业成员名片的数据加在一起。',
  plans: '套餐',
  noRenewal: '一次付清，到期不自动续费',
  offers: { open: '开通', renew: '续费', upgrade: '升级', lower: '正在使用更高的版本' },
  examples: '名片样式',
  ownExample: '你的名片，换成不同的样式',
  sampleNote: '示例，人物和企业都是虚构的',
  sample: {
    name: '林晓岚',
    position: '销售经理',
    companyName: '岭南香料（示例）有限公司',
    mobile: '138 0000 0000',
    address: '广西玉林市玉州区'
  },
  questions: '常见问题',
  faq: [
    {
      question: '到期以后，名片会怎样？',
      answer: '恢复为基础版。已有的名片都保留，超出数量时不能再新建。到期前 7 天会提醒一次。'
    },
    { question: '会自动续费吗？', answer: '不会。到期前不会扣款，要继续使用就再买一次。' },
    { question: '提前续费，时间怎么算？', answer: '同一版本从当前到期日往后加，提前续费不会少一天。' },
    {
      question: '专业版能换成企业版吗？',
      answer: '可以，付款后立即生效，专业版剩余的时间按价格折算成企业版的时间。使用企业版期间不能买专业版。'
    },
    { question: '能开发票吗？', answer: '可以。下单时填写抬头，电子发票发到邮箱。' }
  ],
  contact: '联系客服'
};

export default messages;
/** Messages of the introduction of the card levels. */
export type IntroductionMessages = typeof messages;
