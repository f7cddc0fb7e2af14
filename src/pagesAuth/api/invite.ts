import type { FriendQuery, InvitationChannel, InviteTextsChange, NewContactInvitation } from '@contract/invite';
import { call } from '@/request/call';

/** Returns the number of friends that the user invited, and the user's own inviter. */
export const getInviteSummary = () => call('GET /api/front/invite/summary');

/** Returns the invited friends, newest first. */
export const listFriends = (query: FriendQuery) =>
  call('POST /api/front/invite/linkmanPageInfo', query, { secure: true });

/** Returns the user that an invite code would bind as inviter; null when the code is unknown. */
export const findInviter = (inviterCode: string) =>
  call('POST /api/member/user/getUserByInviterCode', { inviterCode }, { secure: true });

/** Returns the invitations to contacts, newest first. */
export const listInvitations = () => call('POST /api/front/invite/contactList', undefined, { secure: true });

/**
 * Creates an invitation; a number invited before keeps its invitation.
 * @throws ApiError VALIDATION (`mobile`: `self`) for the user's own number
 */
export const createInvitation = (contact: NewContactInvitation) =>
  call('POST /api/front/invite/contactCreate', contact, { secure: true });

/** Marks an invitation as sent by the user. */
export const markInvitationSent = (id: string, channel: InvitationChannel) =>
  call('POST /api/front/invite/contactSent/{id}', { id, channel });

/** Removes an invitation; its link becomes invalid. */
export const removeInvitation = (id: string) => call('POST /api/front/invite/contactRemove/{id}', { id });

/** Returns the user's own invitation texts, which replace the suggested ones. */
export const getInviteTexts = () => call('GET /api/front/invite/words');

/**
 * Changes the invitation texts.
 * @throws ApiError VALIDATION (`banned`) for content that fails moderation
 */
export const changeInviteTexts = (change: InviteTextsChange) => call('POST /api/front/invite/words', change);
