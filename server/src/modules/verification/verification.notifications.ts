import type { LinkTarget } from '@contract/deepLink';
import type { VerificationKind } from '@contract/user';
import type { VerificationAction, VerificationReason } from '@contract/verification';
import type { Tx } from '../../database/schema';
import { notify } from '../message/message.service';
import { reasonsText } from './verification.presenter';
import type { VerificationRow } from './verification.repository';

const KIND_NAMES: Record<VerificationKind, string> = { person: '个人认证', company: '企业认证', park: '园区认证' };
const RESULT_ROUTES = {
  person: 'attestation.personalResult',
  company: 'attestation.corporateResult',
  park: 'attestation.parkResult'
} as const;

type NotifiedEvent = Exclude<VerificationAction, 'submit' | 'withdraw' | 'remind'> | 'forward';

const reasonSentence = (reasons: readonly VerificationReason[]) => `原因：${reasonsText(reasons)}。`;

/** Title and text of each change, by what happened and whether older papers still count. */
const templates: Record<NotifiedEvent, (row: VerificationRow, isChange: boolean) => [title: string, text: string]> = {
  approve: (row, isChange) =>
    isChange
      ? ['变更已通过', '新资料已生效。']
      : ['已通过', row.kind === 'person' ? '名称旁会显示认证标识。' : `${row.name}的名称旁会显示认证标识。`],
  forward: () => ['平台审核已通过', '已转主管部门复核，通过后显示认证标识。'],
  reject: (row, isChange) => [
    isChange ? '变更未通过' : '未通过',
    `${reasonSentence(row.reasons)}${isChange ? '原来的认证仍然有效。' : '改好后可以重新提交。'}`
  ],
  needMore: (row, isChange) => [
    isChange ? '变更需补充资料' : '需补充资料',
    `${reasonSentence(row.reasons)}${isChange ? '原来的认证仍然有效。' : '补充后再提交一次。'}`
  ],
  revoke: (row) => ['已撤销', `${reasonSentence(row.reasons)}认证标识已取下。`],
  expireSoon: (row) => ['即将到期', `证件有效期到 ${row.valid_until ?? ''}，请在到期前续期。`],
  expire: () => ['已过期', '证件有效期已过，认证标识已取下，更新证件后重新提交即可恢复。']
};

/** Tells the person what became of their papers; a tap leads to the result. */
export async function notifyApplicant(
  tx: Tx,
  row: VerificationRow,
  event: NotifiedEvent,
  { isChange, nowMs }: { isChange: boolean; nowMs: number }
): Promise<void> {
  const [title, body] = templates[event](row, isChange);
  const jump: LinkTarget = { type: 'jumpMini', route: RESULT_ROUTES[row.kind] };
  await notify(
    tx,
    [{ userId: row.user_id, kind: 'review', title: `${KIND_NAMES[row.kind]}${title}`, body, jump }],
    nowMs
  );
}
