import { routes } from '@/routes';

/** Path and query of the page that an invitation opens; the code is filled in there. */
export const invitePath = (code: string): string => `${routes.register}?inviteCode=${encodeURIComponent(code)}`;
