import type { Tx } from '../../database/schema';
import { sendJob } from '../../jobs/jobQueue';
import { refreshHolderEntriesJob } from './holder.jobs';
import { findKeptCardsOfCompany } from './holder.repository';

/** Updates the entries with a card, in a job: those of one holder, or of all. */
export function refreshCard(tx: Tx, cardId: string, userId: string | null = null): Promise<void> {
  return sendJob(tx, refreshHolderEntriesJob, { cardId, userId });
}

/** Updates the entries with cards that are bound to a company, in jobs: its name may have changed. */
export async function refreshCardsOfCompany(tx: Tx, companyId: string): Promise<void> {
  for (const cardId of await findKeptCardsOfCompany(tx, companyId)) await refreshCard(tx, cardId);
}
