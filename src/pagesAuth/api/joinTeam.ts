import type { ApplyBody } from '@contract/joinTeam';
import { call } from '@/request/call';

/**
 * Searches companies by part of the name, the full credit code or an invite code.
 * @throws ApiError RATE_LIMITED above the hourly limit of searches
 */
export const searchTeams = (q: string) => call('GET /api/front/joinTeam/search', { q });

/**
 * Returns the company of a link.
 * @throws ApiError NOT_FOUND for an unknown company
 */
export const getTeamByLink = (id: string, inviteCode?: string) =>
  call('GET /api/front/joinTeam/company', { id, ...(inviteCode !== undefined && { inviteCode }) });

/**
 * Applies to a company; the status is `approved` when the invite code admits immediately.
 * @throws ApiError CONFLICT with the TeamConflict that prevents it
 */
export const applyToTeam = (body: ApplyBody) => call('POST /api/front/joinTeam/apply', body, { secure: true });

export const cancelApplication = (id: string) => call('POST /api/front/joinTeam/cancel', { id });

/** Returns the user's applications and the invitations awaiting an answer. */
export const listMyApplications = () => call('GET /api/front/joinTeam/mine');

export const answerInvitation = (id: string, isAccepted: boolean) =>
  call('POST /api/front/joinTeam/answerInvitation', { id, isAccepted });
