import { push } from '@/navigation/navigate';
import { user } from '@/stores/user';
import { overlays } from '@/ui/overlays';
import { runWithToast } from '@/ui/runWithToast';
import { dissolveCompany, leaveTeam, removeMember, requestTransfer, setRole } from '../api/team';
import { companyMessages } from './locale/messages';
import type { TeamMemberItem, TeamStore } from './Team.store';
import { teamErrorMessage } from './teamErrorMessage';

/** Characters that a toast can show long enough to be read. */
const MAX_TOAST_LENGTH = 14;

/** Shows the error of a team request: a long message as a dialog, because a toast disappears before it is read. */
function showTeamError(error: unknown): void {
  const text = teamErrorMessage(error);
  if (text.length > MAX_TOAST_LENGTH) void overlays.modal({ title: text, isNotice: true });
  else overlays.toast(text, { icon: 'info-circle' });
}

/**
 * Runs an action of the team, one at a time, and shows its success or its error. Never rejects.
 * @returns true when the action succeeded; false also while another one is running
 */
export function runTeamAction(
  store: Pick<TeamStore, 'runExclusive'>,
  name: string,
  action: () => Promise<unknown>,
  doneMessage: string
): Promise<boolean> {
  return runWithToast(() => store.runExclusive(name, action), doneMessage, showTeamError);
}

/** Offers the actions for a member in a sheet and asks for confirmation before removal or transfer. */
export async function manageMember(store: TeamStore, member: TeamMemberItem): Promise<void> {
  const { team } = store;
  if (!team) return;
  const messages = companyMessages();
  const t = messages.manager;
  const { userId, nickname, role } = member;
  const next = role === 'admin' ? 'member' : 'admin';
  const run = (work: () => Promise<unknown>, done = t.done) => runTeamAction(store, userId, work, done);

  const changeRole = () => run(() => setRole(team.id, userId, next));
  const transfer = async () => {
    const admins = team.adminCount - (role === 'admin' ? 1 : 0);
    const later = messages.roles[admins < team.maxAdmins ? 'admin' : 'member'];
    const question = { title: t.transferTitle(nickname), text: t.transferText(later), confirmText: t.transferAsk };
    if (!(await overlays.modal(question)).confirm) return;
    await run(() => requestTransfer(team.id, userId), t.transferSent);
  };
  const remove = async () => {
    const question = { title: t.removeTitle(nickname), text: t.removeText, confirmText: t.remove };
    if ((await overlays.modal(question)).confirm) await run(() => removeMember(team.id, userId));
  };
  const choices = [
    ...(store.isOwner
      ? [
          { item: { text: next === 'admin' ? t.makeAdmin : t.makeMember }, run: changeRole },
          { item: { text: t.transfer }, run: transfer }
        ]
      : []),
    { item: { text: t.remove, isDanger: true }, run: remove }
  ];
  const index = await overlays.actionSheet({ title: nickname, items: choices.map(({ item }) => item) });
  if (index !== null) await choices[index]?.run();
}

/** Leaves the team after confirmation. */
export async function confirmLeaveTeam(store: TeamStore): Promise<void> {
  const { team } = store;
  if (!team) return;
  const t = companyMessages().manager;
  const question = { title: t.leaveTitle(team.shortName), text: t.leaveText, confirmText: t.leave };
  if (!(await overlays.modal(question)).confirm) return;
  if (await runTeamAction(store, 'leave', () => leaveTeam(team.id), t.left)) await user.load();
}

/** Dissolves the company after its full name was typed. */
export async function confirmDissolveCompany(store: TeamStore): Promise<void> {
  const { team } = store;
  if (!team) return;
  const t = companyMessages().manager;
  const { confirm, text = '' } = await overlays.modal({
    title: t.dissolveTitle,
    text: `${t.dissolveText}\n${team.name}`,
    confirmText: t.dissolveConfirm,
    editable: ''
  });
  if (!confirm) return;
  if (text.trim() !== team.name) {
    void overlays.modal({ title: t.dissolveWrong, isNotice: true });
    return;
  }
  if (await runTeamAction(store, 'dissolve', () => dissolveCompany(team.id, text), t.dissolved)) await user.load();
}

/** Opens the company's page. */
export function openCompanyPage(id: string): void {
  push('company.information', { id });
}
