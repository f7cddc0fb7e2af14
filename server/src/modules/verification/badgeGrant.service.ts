import type { Tx } from '../../database/schema';
import { createCompany, unverifyCompany, saveVerifiedCompany, type VerifiedCompany } from '../company/company.service';
import type { ServerSecret } from '../secureChannel/serverSecret';
import { notifyInviterOfVerification } from '../invite/invite.service';
import { syncCompanyParty } from '../listing/companyListings.service';
import { saveBadge } from './badge.service';
import { openDocuments, type CompanyDocuments } from './documents';
import { findDocuments } from './documents.repository';
import type { VerificationRow } from './verification.repository';

/** What follows from an approval: the badge, and for a company the company itself. Answers its id. */
export async function grantBadge(
  tx: Tx,
  secret: ServerSecret,
  row: VerificationRow,
  nowMs: number
): Promise<string | null> {
  await notifyInviterOfVerification(tx, row.user_id, nowMs);
  if (row.kind !== 'company') {
    await saveBadge(tx, row, true, nowMs);
    return null;
  }
  const licence = await licenceOf(tx, secret, row);
  const companyId = row.company_id ?? (await createCompany(tx, licence, row.user_id, nowMs));
  if (row.company_id !== null) await saveVerifiedCompany(tx, companyId, licence, nowMs);
  await syncCompanyParty(tx, companyId, nowMs);
  return companyId;
}

/** The badge goes, everywhere at once. */
export async function revokeBadge(tx: Tx, row: VerificationRow, nowMs: number): Promise<void> {
  if (row.kind !== 'company') return saveBadge(tx, row, false, nowMs);
  if (row.company_id === null) return;
  await unverifyCompany(tx, row.company_id, nowMs);
}

async function licenceOf(tx: Tx, secret: ServerSecret, row: VerificationRow): Promise<VerifiedCompany> {
  const documents = row.papers_id === null ? undefined : await findDocuments(tx, row.papers_id);
  if (!documents) throw new Error(`verification ${row.id} has no papers`);
  return openDocuments(secret, documents, 'company').fields as CompanyDocuments;
}
