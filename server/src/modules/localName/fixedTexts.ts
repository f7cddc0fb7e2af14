import type { LocalNameTable } from './localName.tables';

/** Nickname of an erased account, in the column of the user. */
export const ERASED_USER = '已注销用户';

/** Texts that the server itself writes for users, a line each: Chinese, English, French, Spanish. */
const FIXED_TEXTS = `
${ERASED_USER} | Closed account | Compte fermé | Cuenta cerrada
香市名片专业版 一年 | Xiangshi Card Professional, 1 year | Carte Xiangshi Professionnel, 1 an | Tarjeta Xiangshi Profesional, 1 año
香市名片专业版 两年 | Xiangshi Card Professional, 2 years | Carte Xiangshi Professionnel, 2 ans | Tarjeta Xiangshi Profesional, 2 años
香市名片企业版 一年 | Xiangshi Card Enterprise, 1 year | Carte Xiangshi Entreprise, 1 an | Tarjeta Xiangshi Empresa, 1 año
香市名片企业版 两年 | Xiangshi Card Enterprise, 2 years | Carte Xiangshi Entreprise, 2 ans | Tarjeta Xiangshi Empresa, 2 años
香市展位定金 | Xiangshi booth deposit | Acompte de stand Xiangshi | Depósito de estand Xiangshi
由支付渠道退款 | Refunded by the payment provider | Remboursé par le prestataire de paiement | Reembolsado por el proveedor de pago
付款金额与订单不符，原路退款 | The amount paid differs from the order and is refunded | Le montant payé diffère de la commande et est remboursé | El importe pagado difiere del pedido y se reembolsa
账号已注销，原路退款 | The account was closed; the payment is refunded | Le compte est fermé ; le paiement est remboursé | La cuenta está cerrada; se reembolsa el pago
展位保留已到期或已取消，定金原路退回 | The hold on the booth has ended; the deposit is refunded | La réservation du stand a pris fin ; l’acompte est remboursé | La reserva del estand terminó; se reembolsa el depósito
该展位的定金已付，重复付款原路退回 | The deposit was paid already; the second payment is refunded | L’acompte était déjà payé ; le second paiement est remboursé | El depósito ya estaba pagado; se reembolsa el segundo pago
企业取消展位预订 | The company cancelled the booking | L’entreprise a annulé la réservation | La empresa canceló la reserva`;

/** Returns the names that do not depend on the database. */
export const fixedTexts: readonly LocalNameTable[] = FIXED_TEXTS.trim()
  .split('\n')
  .map((line) => {
    const [name = '', en = '', fr = '', es = ''] = line.split(' | ');
    return { name, zh_hant: null, en, fr, es };
  });
