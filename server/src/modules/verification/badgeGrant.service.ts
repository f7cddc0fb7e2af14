import type { Tx } from '../../database/schema';
import { createCompany, saveVerifiedCompany, unverifyCompany, type VerifiedCompany } from '../company/company.service';
import { notifyInviterOfVerification } from '../invite/invite.service';
import { syncCompanyParty, syncPersonParty } from '../listing/companyListings.service';
import type { ServerSecret } from '../secureChannel/serverSecret';
import { addVerification, removeVerification } from '../user/userVerification.service';
import { type CompanyDocuments, openDocuments } from './documents';
import { findDocuments } from './documents.repository';
import { findOwnedCompanyIds, type VerificationRow } from './verification.repository';

/** Grants the badge after an approval, and creates or updates the company. Returns the company id. */
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
  if (!documents) throw new Error(`verification ${row.id} has no documents`);
  return openDocuments(secret, documents, 'company').fields as CompanyDocuments;
}

/**
 * Sets or clears the badge of a person or a park: on the user and on the listings of companies that they own. The
 * company badge belongs to its team: see company.service.
 */
export async function saveBadge(tx: Tx, row: VerificationRow, isVerified: boolean, nowMs: number): Promise<void> {
  const { user_id: userId, kind } = row;
  if (isVerified) await addVerification(tx, userId, kind, nowMs);
  else await removeVerification(tx, userId, kind);
  await syncPersonParty(tx, userId);
  for (const companyId of await findOwnedCompanyIds(tx, userId)) await syncCompanyParty(tx, companyId, nowMs);
}
