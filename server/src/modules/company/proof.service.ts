import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { type PrivateImageDeps, showPrivateImage } from '../upload/privateImage.service';
import { findApplication } from './application.repository';
import { requireRole } from './membership.service';

/** A picture that came with an application, for those who decide it. Throws NOT_FOUND, also once it is decided; FORBIDDEN. */
export async function getProof(
  deps: PrivateImageDeps,
  member: Member,
  { id, proofId }: { id: string; proofId: string }
): Promise<{ dataUri: string }> {
  const application = await findApplication(deps.db, id);
  if (!application) throw new AppError('NOT_FOUND');
  await requireRole(deps.db, application.company_id, member.id, ['owner', 'admin']);
  if (application.status !== 'applied' || !application.proof_ids.includes(proofId)) throw new AppError('NOT_FOUND');
  return showPrivateImage(deps, application.user_id, proofId);
}
