import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { type PrivateImageDeps, showPrivateImage } from '../upload/privateImage.service';
import { findApplication } from './application.repository';
import { requireRole } from './membership.service';

/**
 * Returns a picture that was submitted with an application, for the owner and the admins.
 * @throws AppError NOT_FOUND for an unknown application or picture, also once it is decided; FORBIDDEN for everyone but
 * owner and admins
 */
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
