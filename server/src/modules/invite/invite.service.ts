import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { findInviter, setInviter } from '../user/inviter.service';

/** Binds the person to who invited them, once and for ever. Throws INVITE_REFUSED. */
export async function bindInviter(db: Db, userId: string, inviterCode: string): Promise<void> {
  const inviter = await findInviter(db, normalise(inviterCode));
  if (inviter === null || inviter.id === userId) throw new AppError('INVITE_REFUSED');
  if (!(await setInviter(db, userId, inviter.id))) throw new AppError('INVITE_REFUSED');
}

/** The masked name behind an invite code: 覃**; null when there is none. */
export async function inviterName(db: Db, inviterCode: string): Promise<string | null> {
  const inviter = await findInviter(db, normalise(inviterCode));
  return inviter === null ? null : maskName(inviter.nickname);
}

/** Codes are read aloud and typed: letters count in either case, spaces not at all. */
function normalise(code: string): string {
  return code.replace(/\s/g, '').toUpperCase();
}

function maskName(name: string): string {
  const [first = ''] = name;
  return `${first}**`;
}
