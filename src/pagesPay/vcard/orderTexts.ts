import type { CardPlan } from '@contract/cardLevel';
import type { PaymentOrder } from '@contract/payment';
import { cardLevelMessages } from '@/components/cardLevel/locale/messages';
import { planName } from '@/components/cardLevel/planName';
import { formatFen } from '@/lib/price';
import type { BadgeTone } from '@/ui/Badge';
import { payMessages } from './locale/messages';

export const statusTones: Record<PaymentOrder['status'], BadgeTone> = {
  created: 'warn',
  paying: 'warn',
  querying: 'info',
  paid: 'ok',
  refunding: 'info',
  refunded: 'grey',
  closed: 'grey'
};

/** Returns the name of the goods of an order; a plan that is no longer on sale has only that of the product. */
export function goodsText({ product, item }: PaymentOrder, plans: readonly CardPlan[]): string {
  if (product === 'boothDeposit') return payMessages().deposit.goods;
  const plan = plans.find(({ id }) => id === item);
  return plan ? planName(plan) : payMessages().plainPlan;
}

/** Formats an amount with its currency. */
export function amountText(fen: number): string {
  return cardLevelMessages().amount(formatFen(fen));
}
