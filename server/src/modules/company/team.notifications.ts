import type { LinkTarget } from '@contract/deepLink';
import type { Tx } from '../../database/schema';
import { notify } from '../message/message.service';

/** The team's page, whichever company the reader acts for. */
const managerLink = ({ id }: CompanySummary): LinkTarget => ({
  type: 'jumpMini',
  route: 'company.manager',
  params: { id }
});
const joinTeamLink = { type: 'jumpMini', route: 'attestation.joinTeam' } as const;
const mineLink = { type: 'jumpMini', route: 'mine' } as const;

/** Whom the words name. */
export interface PersonSummary {
  id: string;
  name: string;
}

/** The company that it is about. */
interface CompanySummary {
  id: string;
  name: string;
}

/** What members and those who want to be are told, and where a tap leads. */
export const teamNotifications = {
  applied: (company: CompanySummary, person: PersonSummary) => ({
    title: '有人申请加入企业',
    body: `${person.name}申请加入${company.name}，去看看。`,
    jump: managerLink(company),
    aboutUserId: person.id
  }),
  joined: (company: CompanySummary, person: PersonSummary) => ({
    title: '新成员加入',
    body: `${person.name}加入了${company.name}。`,
    jump: managerLink(company),
    aboutUserId: person.id
  }),
  approved: (company: CompanySummary) => ({
    title: '加入申请已通过',
    body: `你已是${company.name}的成员。`,
    jump: managerLink(company)
  }),
  refused: (company: CompanySummary, reason: string) => ({
    title: '加入申请没通过',
    body: `${company.name}：${reason}`,
    jump: joinTeamLink
  }),
  invited: (company: CompanySummary, person: PersonSummary) => ({
    title: '邀请你加入企业',
    body: `${person.name}邀请你加入${company.name}，7 天内有效。`,
    jump: joinTeamLink,
    aboutUserId: person.id
  }),
  declined: (company: CompanySummary, person: PersonSummary) => ({
    title: '邀请被谢绝',
    body: `${person.name}没有接受加入${company.name}的邀请。`,
    jump: managerLink(company),
    aboutUserId: person.id
  }),
  madeAdmin: (company: CompanySummary) => ({
    title: '你成为管理员',
    body: `你可以管理${company.name}的成员和资料了。`,
    jump: managerLink(company)
  }),
  madeMember: (company: CompanySummary) => ({
    title: '管理员身份已取消',
    body: `你现在是${company.name}的普通成员。`,
    jump: managerLink(company)
  }),
  removed: (company: CompanySummary) => ({
    title: '你已不在企业中',
    body: `你被移出${company.name}，以企业名义发布的供求留在企业名下。`,
    jump: mineLink
  }),
  left: (company: CompanySummary, person: PersonSummary) => ({
    title: '成员退出',
    body: `${person.name}退出了${company.name}。`,
    jump: managerLink(company),
    aboutUserId: person.id
  }),
  erased: (company: CompanySummary) => ({
    title: '成员退出',
    body: `一位成员注销了账号，已退出${company.name}。`,
    jump: managerLink(company)
  }),
  transferRequested: (company: CompanySummary, person: PersonSummary) => ({
    title: '请你接手企业',
    body: `${person.name}想把${company.name}转让给你，等你确认。`,
    jump: managerLink(company),
    aboutUserId: person.id
  }),
  transferAccepted: (company: CompanySummary, person: PersonSummary) => ({
    title: '转让已完成',
    body: `${person.name}现在是${company.name}的所有者。`,
    jump: managerLink(company),
    aboutUserId: person.id
  }),
  transferDeclined: (company: CompanySummary, person: PersonSummary) => ({
    title: '转让被谢绝',
    body: `${person.name}没有接手${company.name}。`,
    jump: managerLink(company),
    aboutUserId: person.id
  }),
  transferWithdrawn: (company: CompanySummary, person: PersonSummary) => ({
    title: '转让已撤回',
    body: `${person.name}撤回了${company.name}的转让。`,
    jump: managerLink(company),
    aboutUserId: person.id
  }),
  newOwner: (company: CompanySummary, person: PersonSummary) => ({
    title: '企业换了所有者',
    body: `${person.name}现在是${company.name}的所有者。`,
    jump: managerLink(company),
    aboutUserId: person.id
  }),
  dissolved: (company: CompanySummary) => ({
    title: '企业已解散',
    body: `${company.name}已解散，企业认证标识和在线供求已下线。`,
    jump: mineLink
  })
};

/** Tells each of these people the same, when the transaction commits. */
export async function notifyUsers(
  tx: Tx,
  userIds: string[],
  notice: ReturnType<(typeof teamNotifications)[keyof typeof teamNotifications]>,
  nowMs: number
): Promise<void> {
  if (userIds.length === 0) return;
  const notifications = userIds.map((userId) => ({ userId, kind: 'team' as const, ...notice }));
  await notify(tx, notifications, nowMs);
}
