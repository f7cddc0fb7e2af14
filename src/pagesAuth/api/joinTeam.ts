import type { ApplyBody } from '@contract/joinTeam';
import { call } from '@/request/call';

/** By a part of the name, the whole code of the company, or an invite code. RATE_LIMITED. */
export const searchTeams = (q: string) => call('GET /api/front/joinTeam/search', { q });

/** The company that a link leads to. NOT_FOUND. */
export const getTeamByLink = (id: string, inviteCode?: string) =>
  call('GET /api/front/joinTeam/company', { id, ...(inviteCode !== undefined && { inviteCode }) });

/** `approved` where the invite code lets in at once. CONFLICT with what stands in the way (TeamConflict). */
export const applyToTeam = (body: ApplyBody) => call('POST /api/front/joinTeam/apply', body, { secure: true });

export const cancelApplication = (id: string) => call('POST /api/front/joinTeam/cancel', { id });

/** The person's applications, and invitations that wait for their answer. */
export const listMyApplications = () => call('GET /api/front/joinTeam/mine');

export const answerInvitation = (id: string, isAccepted: boolean) =>
  call('POST /api/front/joinTeam/answerInvitation', { id, isAccepted });
