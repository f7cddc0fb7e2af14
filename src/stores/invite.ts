import { bindInviter } from '@/api/launch';
import { isApiError } from '@/lib/ApiError';
import { inviteCodeOf } from '@/lib/inviteCode';
import { user } from './user';

/** Keeps the invite code of a query, if there is one, and binds it: at once for a member, else after the next login. */
export async function captureInvite(query: Record<string, string | undefined>): Promise<void> {
  const code = inviteCodeOf(query);
  if (code) user.setInviteCode(code);
  await bindInvite();
}

/**
 * Binds the pending invite code once a user is logged in. A login that sent the code has bound it already: the server's
 * refusal is then no error, and clears the code. A failed call keeps it for the next login.
 */
export async function bindInvite(): Promise<void> {
  const code = user.inviteCode;
  if (!code || !user.isLoggedIn) return;
  try {
    await bindInviter(code);
  } catch (error) {
    if (!isApiError(error, 'INVITE_REFUSED')) {
      console.warn('the inviter was not bound', error);
      return;
    }
  }
  user.setInviteCode('');
}
