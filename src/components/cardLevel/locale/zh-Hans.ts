/** Texts about levels of business cards and their plans. The other languages have exactly these keys. */
const messages = {
  levels: { basic: '基础版', professional: '专业版', enterprise: '企业版' },
  years: (count: number) => `${count} 年`,
  /** A plan in a line: its level and its years. */
  plan: (level: string, years: string) => `${level} ${years}`,
  yuan: '元',
  amount: (amount: string) => `${amount} 元`,
  listPrice: (amount: string) => `原价 ${amount} 元`,
  saving: (amount: string) => `省 ${amount} 元`,
  terms: '付费与退款规则',
  rules: [
    '一次付清，到期不自动续费，也不会自动扣款。',
    '付款后立即生效。同一版本续费，从当前到期日顺延。',
    '付款后 7 天内可以申请全额退款：联系客服，提供订单号。',
    '退款原路退回，到账时间以支付渠道为准。全额退款后付费版本停止，名片保留。',
    '在 iPhone 的小程序里付的款，由苹果公司受理退款。'
  ]
};

export default messages;
export type CardLevelMessages = typeof messages;
