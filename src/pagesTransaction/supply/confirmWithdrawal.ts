import { overlays } from '@/ui/overlays';
import { supplyMessages } from './locale/messages';

/** Whether what waits for its review is to be taken back. */
export async function confirmWithdrawal(): Promise<boolean> {
  const t = supplyMessages();
  const { confirm } = await overlays.modal({ title: t.withdrawTitle, text: t.withdrawText, confirmText: t.withdraw });
  return confirm;
}
