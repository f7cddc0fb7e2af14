import type { FriendQuery, InvitationChannel, InviteTextsChange, NewContactInvitation } from '@contract/invite';
import { call } from '@/request/call';

/** How many friends the person invited, and who invited them. */
export const getInviteSummary = () => call('GET /api/front/invite/summary');

/** The invited friends, the newest first. */
export const listFriends = (query: FriendQuery) =>
  call('POST /api/front/invite/linkmanPageInfo', query, { secure: true });

/** Who would be bound by a code; null when nobody. */
export const findInviter = (inviterCode: string) =>
  call('POST /api/member/user/getUserByInviterCode', { inviterCode }, { secure: true });

/** The invitations to contacts, the newest first. */
export const listInvitations = () => call('POST /api/front/invite/contactList', undefined, { secure: true });

/** A number that was invited before keeps its invitation. VALIDATION with `mobile: self` for one's own number. */
export const createInvitation = (contact: NewContactInvitation) =>
  call('POST /api/front/invite/contactCreate', contact, { secure: true });

/** The person has sent it. */
export const markInvitationSent = (id: string, channel: InvitationChannel) =>
  call('POST /api/front/invite/contactSent/{id}', { id, channel });

/** Its link leads nowhere from then on. */
export const removeInvitation = (id: string) => call('POST /api/front/invite/contactRemove/{id}', { id });

/** What the person writes in place of what is suggested. */
export const getInviteTexts = () => call('GET /api/front/invite/words');

/** VALIDATION with `banned` for what others may not be shown. */
export const changeInviteTexts = (change: InviteTextsChange) => call('POST /api/front/invite/words', change);
