import { routes } from '@/routes';

/** Returns path and query of the registration page with the invite code filled in. */
export const invitePath = (code: string): string => `${routes.register}?inviteCode=${encodeURIComponent(code)}`;
