import { pushTab } from '@/navigation/navigate';
import { settings, type TransactionMode } from '@/stores/settings';

/** Opens the transaction tab with its list of supplies or of purchase requests. */
export function openTransactionTab(mode: TransactionMode): void {
  settings.setTransactionMode(mode);
  pushTab('transaction');
}
