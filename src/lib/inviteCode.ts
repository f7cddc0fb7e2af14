import { decodeShareScene, isInviteCode } from '@rules/shareScene';

/**
 * Returns the invite code from the launch query or a scanned code: the `inviteCode` parameter, or that in the scene of a
 * mini-program code. Empty when there is none.
 */
export function inviteCodeOf(query: Record<string, string | undefined>): string {
  const named = query.inviteCode ?? '';
  return isInviteCode(named) ? named : (decodeShareScene(query.scene ?? '')?.inviteCode ?? '');
}
