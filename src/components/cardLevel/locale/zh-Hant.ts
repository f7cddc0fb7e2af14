import type { CardLevelMessages } from './zh-Hans';

const messages: CardLevelMessages = {
  levels: { basic: '基礎版', professional: '專業版', enterprise: '企業版' },
  years: (count) => `${count} 年`,
  plan: (level, years) => `${level} ${years}`,
  yuan: '元',
  amount: (amount) => `${amount} 元`,
  listPrice: (amount) => `原價 ${amount} 元`,
  saving: (amount) => `省 ${amount} 元`,
  terms: '付費與退款規則',
  rules: [
    '一次付清，到期不自動續費，也不會自動扣款。',
    '付款後立即生效。同一版本續費，從目前到期日順延。',
    '付款後 7 天內可以申請全額退款：聯絡客服，提供訂單號。',
    '退款原路退回，到帳時間以支付渠道為準。全額退款後付費版本停止，名片保留。',
    '在 iPhone 的小程式裡付的款，由蘋果公司受理退款。'
  ]
};

export default messages;
