import type { LinkTarget } from '@contract/deepLink';
import type { NotificationContent, NotificationEvent, NotificationParams } from '@contract/notification/content';
import type { Tx } from '../../database/schema';
import { notify } from '../message/message.service';

/** Page of the team, whichever company the recipient acts for. */
const managerLink = ({ id }: CompanySummary): LinkTarget => ({
  type: 'jumpMini',
  route: 'company.manager',
  params: { id }
});
const joinTeamLink = { type: 'jumpMini', route: 'attestation.joinTeam' } as const;
const mineLink = { type: 'jumpMini', route: 'mine' } as const;

/** Person who is named. */
export interface PersonSummary {
  id: string;
  name: string;
}

/** Company that the notification is about. */
interface CompanySummary {
  id: string;
  name: string;
}

type TeamEvent = Extract<NotificationEvent, `team.${string}`>;

/** Target of a tap, by event. */
const links: Record<TeamEvent, (company: CompanySummary) => LinkTarget> = {
  'team.applied': managerLink,
  'team.joined': managerLink,
  'team.approved': managerLink,
  'team.refused': () => joinTeamLink,
  'team.refusedDissolved': () => joinTeamLink,
  'team.invited': () => joinTeamLink,
  'team.declined': managerLink,
  'team.madeAdmin': managerLink,
  'team.madeMember': managerLink,
  'team.removed': () => mineLink,
  'team.left': managerLink,
  'team.erased': managerLink,
  'team.transferRequested': managerLink,
  'team.transferAccepted': managerLink,
  'team.transferDeclined': managerLink,
  'team.transferWithdrawn': managerLink,
  'team.newOwner': managerLink,
  'team.dissolved': () => mineLink
};

type EventWithPerson = { [E in TeamEvent]: NotificationParams[E] extends { person: string } ? E : never }[TeamEvent];

/** An event of a team; `person` is named in it. */
export type TeamNotification =
  | { event: EventWithPerson; company: CompanySummary; person: PersonSummary }
  | { event: 'team.refused'; company: CompanySummary; reason: string }
  | { event: Exclude<TeamEvent, EventWithPerson | 'team.refused'>; company: CompanySummary };

/** Notifies each of these users, when the transaction commits. */
export async function notifyUsers(
  tx: Tx,
  userIds: string[],
  notification: TeamNotification,
  nowMs: number
): Promise<void> {
  if (userIds.length === 0) return;
  const { event, company } = notification;
  const person = 'person' in notification ? notification.person : undefined;
  const reason = 'reason' in notification ? { reason: notification.reason } : {};
  const params = { company: company.name, ...(person && { person: person.name }), ...reason };
  const content = { event, params } as NotificationContent;
  const rest = { kind: 'team' as const, content, jump: links[event](company), aboutUserId: person?.id ?? null };
  await notify(
    tx,
    userIds.map((userId) => ({ userId, ...rest })),
    nowMs
  );
}
