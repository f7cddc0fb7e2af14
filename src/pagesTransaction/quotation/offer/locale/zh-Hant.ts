import type { OfferMessages } from './zh-Hans';

const messages: OfferMessages = {
  fromOther: (who, price) => `${who}出價 ${price}`,
  fromYou: (price) => `你出價 ${price}，等對方答覆`,
  insteadOf: (price) => `報價 ${price}`,
  agree: (price) => `同意 ${price}`,
  agreed: '價格談妥',
  decline: '不同意',
  declineTitle: (price) => `不同意 ${price}？`,
  declineText: '對方會收到通知，報價不變，還可以再還價',
  declined: '已告訴對方',
  counterAgain: '再還價',
  retract: '撤回出價',
  retracted: '出價已撤回',
  retractLeft: (time) => `${time}內可以撤回`,
  answers: { agreed: '已同意', declined: '未同意', retracted: '已撤回', superseded: '' },
  below: (price) => `要低於對方的 ${price}`,
  between: (low, high) => `要在 ${low} 和 ${high} 之間`,
  noRoom: '中間沒有別的價，同意或不同意',
  slipTitle: (price) => `${price}，沒打錯？`,
  slipText: (price) => `和現在的 ${price} 差了三成以上，是不是多打或少打了一位`,
  slipSend: '沒錯，傳送',
  slipBack: '改一下',
  pricesLabel: '按哪個價採納',
  atPrice: (price) => `按 ${price}`,
  unanswered: (mine, price) => `你還價 ${mine} 還沒有答覆，現在採納按 ${price}`,
  dearer: (low) => `對方已出到 ${low}，確定按更高的價採納？`,
  standings: { yourTurn: '等你答覆', otherTurn: '等對方答覆', agreed: '價格談妥' },
  hints: { yourTurn: '採購商在等你答覆', otherTurn: '等採購商答覆', agreed: '價格談妥，等採購商採納' },
  sum: {
    goods: '貨款',
    tax: (percent: number) => `稅 ${percent}%`,
    freight: '運費約',
    delivered: '到廠合計',
    included: '已含'
  }
};

export default messages;
