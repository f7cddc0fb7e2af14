import type { CounterAnswer } from '@contract/quotation';
import type { Turn } from '../../quotationStatus';

const messages = {
  fromOther: (who: string, price: string) => `${who}出价 ${price}`,
  fromYou: (price: string) => `你出价 ${price}，等对方答复`,
  insteadOf: (price: string) => `报价 ${price}`,
  agree: (price: string) => `同意 ${price}`,
  agreed: '价格谈妥',
  decline: '不同意',
  declineTitle: (price: string) => `不同意 ${price}？`,
  declineText: '对方会收到通知，报价不变，还可以再还价',
  declined: '已告诉对方',
  counterAgain: '再还价',
  retract: '撤回出价',
  retracted: '出价已撤回',
  retractLeft: (time: string) => `${time}内可以撤回`,
  answers: { agreed: '已同意', declined: '未同意', retracted: '已撤回', superseded: '' } satisfies Record<
    CounterAnswer,
    string
  >,
  below: (price: string) => `要低于对方的 ${price}`,
  between: (low: string, high: string) => `要在 ${low} 和 ${high} 之间`,
  noRoom: '中间没有别的价，同意或不同意',
  slipTitle: (price: string) => `${price}，没打错？`,
  slipText: (price: string) => `和现在的 ${price} 差了三成以上，是不是多打或少打了一位`,
  slipSend: '没错，发送',
  slipBack: '改一下',
  pricesLabel: '按哪个价采纳',
  atPrice: (price: string) => `按 ${price}`,
  unanswered: (mine: string, price: string) => `你还价 ${mine} 还没有答复，现在采纳按 ${price}`,
  dearer: (low: string) => `对方已出到 ${low}，确定按更高的价采纳？`,
  standings: { yourTurn: '等你答复', otherTurn: '等对方答复', agreed: '价格谈妥' } satisfies Record<Turn, string>,
  hints: { yourTurn: '采购商在等你答复', otherTurn: '等采购商答复', agreed: '价格谈妥，等采购商采纳' } satisfies Record<
    Turn,
    string
  >,
  sum: {
    goods: '货款',
    tax: (percent: number) => `税 ${percent}%`,
    freight: '运费约',
    delivered: '到厂合计',
    included: '已含'
  }
};

/** Messages about counter-offers and acceptance. */
export type OfferMessages = typeof messages;
export default messages;
