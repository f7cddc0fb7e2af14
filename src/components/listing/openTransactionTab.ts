import { pushTab } from '@/navigation/navigate';
import { type TransactionMode, transactionTab } from '@/stores/transactionTab';

/** Opens the transaction tab with its list of supplies or of purchase requests. */
export function openTransactionTab(mode: TransactionMode): void {
  transactionTab.setMode(mode);
  pushTab('transaction');
}
