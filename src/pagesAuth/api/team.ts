import { call } from '@/request/call';

/**
 * Returns the team of a company; without an id, of the user's current company.
 * @throws ApiError NOT_FOUND for an unknown company, FORBIDDEN for non-members
 */
export const getTeam = (id?: string) => call('GET /api/front/team/info', id === undefined ? {} : { id });

export const listMembers = (id: string, cursor?: string) =>
  call('GET /api/front/team/members', { id, ...(cursor !== undefined && { cursor }) });

/** Returns the open applications. Only for owner and admins. */
export const listRequests = (id: string) => call('GET /api/front/team/requests', { id });

/** Returns the open invitations. Only for owner and admins. */
export const listInvitations = (id: string) => call('GET /api/front/team/invitations', { id });

/** Returns an image attached to an application. Only for owner and admins. */
export const getProof = (id: string, proofId: string) => call('GET /api/front/team/proof', { id, proofId });

export const approveRequest = (id: string) => call('POST /api/front/team/decide', { id, isApproved: true });

export const refuseRequest = (id: string, reason: string) =>
  call('POST /api/front/team/decide', { id, isApproved: false, reason });

export const setAutoApprove = (id: string, isOn: boolean) => call('POST /api/front/team/autoApprove', { id, isOn });

export const renewInviteCode = (id: string) => call('POST /api/front/team/renewCode', { id });

export const inviteByMobile = (id: string, mobile: string) =>
  call('POST /api/front/team/invite', { id, mobile }, { secure: true });

export const withdrawInvitation = (id: string) => call('POST /api/front/team/withdrawInvitation', { id });

export const setRole = (companyId: string, userId: string, role: 'admin' | 'member') =>
  call('POST /api/front/team/setRole', { companyId, userId, role });

export const removeMember = (companyId: string, userId: string) =>
  call('POST /api/front/team/remove', { companyId, userId });

/** Requests an ownership transfer; it takes effect when the recipient accepts. */
export const requestTransfer = (companyId: string, userId: string) =>
  call('POST /api/front/team/requestTransfer', { companyId, userId });

export const answerTransfer = (id: string, isAccepted: boolean) =>
  call('POST /api/front/team/answerTransfer', { id, isAccepted });

export const withdrawTransfer = (id: string) => call('POST /api/front/team/withdrawTransfer', { id });

export const leaveTeam = (id: string) => call('POST /api/front/team/leave', { id });

/**
 * Dissolves a company.
 * @throws ApiError VALIDATION when `name`, typed by the owner as confirmation, is not the company's
 */
export const dissolveCompany = (id: string, name: string) => call('POST /api/front/team/dissolve', { id, name });
