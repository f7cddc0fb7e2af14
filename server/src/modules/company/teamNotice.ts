import type { LinkTarget } from '@contract/deepLink';
import type { Tx } from '../../database/schema';
import { notify } from '../message/message.service';

/** The team's page, whichever company the reader acts for. */
const manager = ({ id }: Named): LinkTarget => ({ type: 'jumpMini', route: 'company.manager', params: { id } });
const joining = { type: 'jumpMini', route: 'attestation.joinTeam' } as const;
const mine = { type: 'jumpMini', route: 'mine' } as const;

/** Whom the words name. */
export interface Who {
  id: string;
  name: string;
}

/** The company that it is about. */
interface Named {
  id: string;
  name: string;
}

/** What members and those who want to be are told, and where a tap leads. */
export const notices = {
  applied: (company: Named, who: Who) => ({
    title: '有人申请加入企业',
    body: `${who.name}申请加入${company.name}，去看看。`,
    jump: manager(company),
    aboutUserId: who.id
  }),
  joined: (company: Named, who: Who) => ({
    title: '新成员加入',
    body: `${who.name}加入了${company.name}。`,
    jump: manager(company),
    aboutUserId: who.id
  }),
  approved: (company: Named) => ({
    title: '加入申请已通过',
    body: `你已是${company.name}的成员。`,
    jump: manager(company)
  }),
  refused: (company: Named, reason: string) => ({
    title: '加入申请没通过',
    body: `${company.name}：${reason}`,
    jump: joining
  }),
  invited: (company: Named, who: Who) => ({
    title: '邀请你加入企业',
    body: `${who.name}邀请你加入${company.name}，7 天内有效。`,
    jump: joining,
    aboutUserId: who.id
  }),
  declined: (company: Named, who: Who) => ({
    title: '邀请被谢绝',
    body: `${who.name}没有接受加入${company.name}的邀请。`,
    jump: manager(company),
    aboutUserId: who.id
  }),
  madeAdmin: (company: Named) => ({
    title: '你成为管理员',
    body: `你可以管理${company.name}的成员和资料了。`,
    jump: manager(company)
  }),
  madeMember: (company: Named) => ({
    title: '管理员身份已取消',
    body: `你现在是${company.name}的普通成员。`,
    jump: manager(company)
  }),
  removed: (company: Named) => ({
    title: '你已不在企业中',
    body: `你被移出${company.name}，以企业名义发布的供求留在企业名下。`,
    jump: mine
  }),
  left: (company: Named, who: Who) => ({
    title: '成员退出',
    body: `${who.name}退出了${company.name}。`,
    jump: manager(company),
    aboutUserId: who.id
  }),
  erased: (company: Named) => ({
    title: '成员退出',
    body: `一位成员注销了账号，已退出${company.name}。`,
    jump: manager(company)
  }),
  transferRequested: (company: Named, who: Who) => ({
    title: '请你接手企业',
    body: `${who.name}想把${company.name}转让给你，等你确认。`,
    jump: manager(company),
    aboutUserId: who.id
  }),
  transferAccepted: (company: Named, who: Who) => ({
    title: '转让已完成',
    body: `${who.name}现在是${company.name}的所有者。`,
    jump: manager(company),
    aboutUserId: who.id
  }),
  transferDeclined: (company: Named, who: Who) => ({
    title: '转让被谢绝',
    body: `${who.name}没有接手${company.name}。`,
    jump: manager(company),
    aboutUserId: who.id
  }),
  transferWithdrawn: (company: Named, who: Who) => ({
    title: '转让已撤回',
    body: `${who.name}撤回了${company.name}的转让。`,
    jump: manager(company),
    aboutUserId: who.id
  }),
  newOwner: (company: Named, who: Who) => ({
    title: '企业换了所有者',
    body: `${who.name}现在是${company.name}的所有者。`,
    jump: manager(company),
    aboutUserId: who.id
  }),
  dissolved: (company: Named) => ({
    title: '企业已解散',
    body: `${company.name}已解散，企业认证标识和在线供求已下线。`,
    jump: mine
  })
};

/** Tells each of these people the same, when the transaction commits. */
export async function tell(
  tx: Tx,
  userIds: string[],
  notice: ReturnType<(typeof notices)[keyof typeof notices]>,
  nowMs: number
): Promise<void> {
  if (userIds.length === 0) return;
  const news = userIds.map((userId) => ({ userId, kind: 'team' as const, ...notice }));
  await notify(tx, news, nowMs);
}
