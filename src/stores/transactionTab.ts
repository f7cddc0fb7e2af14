import { makePersistent } from './persist';

export type TransactionMode = 'supply' | 'purchase';

/** Choices of the transaction tab that outlive it, made there or by the page that opens it. */
class TransactionTabStore {
  transactionMode: TransactionMode = 'supply';
  /** The variety that the listings are narrowed to; empty for all. Not stored. */
  transactionVarietyId = '';

  constructor() {
    makePersistent<TransactionTabStore>(this, ['transactionMode']);
  }

  setMode(mode: TransactionMode): void {
    this.transactionMode = mode;
  }

  setVariety(varietyId: string): void {
    this.transactionVarietyId = varietyId;
  }
}

export const transactionTab = new TransactionTabStore();
