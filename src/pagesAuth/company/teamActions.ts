import { overlays } from '@/ui/overlays';
import { user } from '@/stores/user';
import { push } from '@/navigation/navigate';
import { dissolveCompany, leaveTeam, removeMember, requestTransfer, setRole } from '../api/team';
import { companyMessages } from './locale/messages';
import { teamErrorMessage } from './teamErrorMessage';
import type { TeamMemberItem, TeamStore } from './Team.store';

/**
 * Runs an action and reports success or the error.
 * @returns true on success
 */
export async function runWithToast(
  store: Pick<TeamStore, 'runExclusive'>,
  name: string,
  action: () => Promise<unknown>,
  successMessage: string
): Promise<boolean> {
  try {
    if (!(await store.runExclusive(name, action))) return false;
    overlays.toast(successMessage, { icon: 'circle-check' });
    return true;
  } catch (error) {
    const text = teamErrorMessage(error);
    // A toast disappears before a long sentence can be read.
    if (text.length > 14) void overlays.modal({ title: text, isNotice: true });
    else overlays.toast(text);
    return false;
  }
}

/** Offers the actions for a member in a sheet and asks for confirmation before removal or transfer. */
export async function manageMember(store: TeamStore, member: TeamMemberItem): Promise<void> {
  const { team } = store;
  if (!team) return;
  const messages = companyMessages();
  const t = messages.manager;
  const { userId, nickname, role } = member;
  const next = role === 'admin' ? 'member' : 'admin';
  const run = (work: () => Promise<unknown>, done = t.done) => runWithToast(store, userId, work, done);

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
  if (await runWithToast(store, 'leave', () => leaveTeam(team.id), t.left)) await user.load();
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
  if (await runWithToast(store, 'dissolve', () => dissolveCompany(team.id, text), t.dissolved)) await user.load();
}

/** Opens the company's page. */
export function openCompanyPage(id: string): void {
  push('company.information', { id });
}
