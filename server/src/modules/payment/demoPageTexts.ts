import type { Language } from '@contract/localText';

interface DemoPageTexts {
  title: string;
  pay: string;
  cancel: string;
  /** Label of the action that lets the time of the order end. */
  expire: string;
  back: string;
  /** Says how the order ended. */
  results: Record<'SUCCESS' | 'CLOSED', string>;
  note(orderNo: string): string;
}

/** Texts of the page that plays the payment. */
export const demoPageTexts: Record<Language, DemoPageTexts> = {
  'zh-Hans': {
    title: '演示支付',
    pay: '支付',
    cancel: '取消',
    expire: '等到超时',
    back: '返回香市',
    results: {
      SUCCESS: '已支付（演示）。没有产生真实扣款。',
      CLOSED: '订单已超时关闭，不能再支付。'
    },
    note: (orderNo) => `订单号 ${orderNo}。这是本机演示页面，代替微信支付，不会扣款。`
  },
  'zh-Hant': {
    title: '演示支付',
    pay: '支付',
    cancel: '取消',
    expire: '等到逾時',
    back: '返回香市',
    results: {
      SUCCESS: '已支付（演示）。沒有產生真實扣款。',
      CLOSED: '訂單已逾時關閉，不能再支付。'
    },
    note: (orderNo) => `訂單號 ${orderNo}。這是本機演示頁面，代替微信支付，不會扣款。`
  },
  en: {
    title: 'Demo payment',
    pay: 'Pay',
    cancel: 'Cancel',
    expire: 'Let it time out',
    back: 'Back to Xiangshi',
    results: {
      SUCCESS: 'Paid (demo). No money was taken.',
      CLOSED: 'The order has timed out and can no longer be paid.'
    },
    note: (orderNo) => `Order ${orderNo}. This page of the demo takes the place of WeChat Pay; no money is taken.`
  },
  fr: {
    title: 'Paiement de démonstration',
    pay: 'Payer',
    cancel: 'Annuler',
    expire: 'Laisser expirer',
    back: 'Retour à Xiangshi',
    results: {
      SUCCESS: 'Payé (démonstration). Aucun montant n’a été débité.',
      CLOSED: 'La commande a expiré et ne peut plus être payée.'
    },
    note: (orderNo) =>
      `Commande ${orderNo}. Cette page de démonstration remplace WeChat Pay ; aucun montant n’est débité.`
  },
  es: {
    title: 'Pago de demostración',
    pay: 'Pagar',
    cancel: 'Cancelar',
    expire: 'Dejar que caduque',
    back: 'Volver a Xiangshi',
    results: {
      SUCCESS: 'Pagado (demostración). No se ha cobrado nada.',
      CLOSED: 'El pedido ha caducado y ya no se puede pagar.'
    },
    note: (orderNo) => `Pedido ${orderNo}. Esta página de demostración sustituye a WeChat Pay; no se cobra nada.`
  }
};
