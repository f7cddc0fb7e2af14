import { feedback } from '@/ui/feedback';
import { supplyWords } from './locale/words';

/** Whether what waits for its review is to be taken back. */
export async function askWithdrawal(): Promise<boolean> {
  const t = supplyWords();
  const { confirm } = await feedback.modal({ title: t.withdrawTitle, text: t.withdrawText, confirmText: t.withdraw });
  return confirm;
}
