import { makePersistent } from './persist';

export type TransactionMode = 'supply' | 'purchase';

/** Side of the trade that the transaction tab shows, chosen there or by the page that opens it. */
class TransactionTabStore {
  transactionMode: TransactionMode = 'supply';

  constructor() {
    makePersistent(this);
  }

  setMode(mode: TransactionMode): void {
    this.transactionMode = mode;
  }
}

export const transactionTab = new TransactionTabStore();
