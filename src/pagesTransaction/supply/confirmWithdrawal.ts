import { overlays } from '@/ui/overlays';
import { supplyMessages } from './locale/messages';

/** Asks whether to withdraw a listing from review. */
export async function confirmWithdrawal(): Promise<boolean> {
  const t = supplyMessages();
  const { confirm } = await overlays.modal({ title: t.withdrawTitle, text: t.withdrawText, confirmText: t.withdraw });
  return confirm;
}
