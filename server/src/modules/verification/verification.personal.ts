import type { Db, Tx } from '../../database/schema';
import type { PersonalData } from '../../personalData';
import type { ServerSecret } from '../secureChannel/serverSecret';
import { removeVerification } from '../user/userVerification.service';
import { openDocuments } from './documents';
import { findDocumentsByUser } from './documents.repository';
import { deleteVerifications, findFailures, findSteps, findVerifications } from './verification.repository';

/** More than anybody has. */
const NO_LIMIT = 10_000;

/** Every verification of a person with its progress, and all that they sent. */
export async function exportVerification({ db, secret }: { db: Db; secret: ServerSecret }, userId: string) {
  const rows = await findVerifications(db, userId);
  const documents = await findDocumentsByUser(db, userId);
  const failures = await findFailures(db, userId, NO_LIMIT);
  return {
    verifications: await Promise.all(
      rows.map(async (row) => ({
        kind: row.kind,
        state: row.state,
        companyId: row.company_id,
        name: row.name,
        number: row.number,
        validUntil: row.valid_until,
        submittedAtMs: row.submitted_at_ms,
        remindedAtMs: row.reminded_at_ms,
        updatedAtMs: row.updated_at_ms,
        reasons: row.reasons,
        history: (await findSteps(db, row.id)).map(({ action, state, at_ms }) => ({ action, state, atMs: at_ms }))
      }))
    ),
    documents: documents.map((one) => ({
      kind: one.kind,
      sentAtMs: one.created_at_ms,
      consentedAtMs: one.consented_at_ms,
      fields: openDocuments(secret, one, one.kind).fields
    })),
    /** Invalid submissions: three within a day lock for a day. */
    failuresAtMs: failures
  };
}

/** Deletes documents, states and badges of a user; `erasePrivateImages` deletes the pictures. */
export async function eraseVerification(tx: Tx, userId: string): Promise<void> {
  await deleteVerifications(tx, userId);
  for (const kind of ['person', 'company', 'park'] as const) await removeVerification(tx, userId, kind);
}

export const verificationsPersonalData: PersonalData = {
  name: 'verifications',
  columns: ['verification.user_id', 'verification_papers.user_id', 'verification_failure.user_id'],
  exportOf: (deps, userId) => exportVerification(deps, userId),
  erase: ({ tx }, userId) => eraseVerification(tx, userId)
};
