import { isApiError } from '@/lib/ApiError';
import { bindInviter } from '@/api/launch';
import { inviteCodeOf } from '@/lib/inviteCode';
import { user } from './user';

/** Keeps the invite code of a query, if there is one, and binds it: at once for a member, else after the next login. */
export async function captureInvite(query: Record<string, string | undefined>): Promise<void> {
  const code = inviteCodeOf(query);
  if (code) user.setInviteCode(code);
  await bindInvite();
}

/**
 * Binds the waiting invite code once somebody is logged in. A login that took the code along has bound it already:
 * that the server refuses it then is no fault, and uses it up. A call that did not get through keeps it for the next
 * login.
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
