import { DAY_MS, HOUR_MS } from '@rules/duration';
import type { Tx } from '../src/database/schema';
import type { ContactInvitationTable } from '../src/modules/invite/invite.tables';
import type { SeedClock } from './index';

/** Invented friends of inviters: nickname, days since they registered, and whether they are verified. */
const FRIENDS: Record<string, [nickname: string, daysAgo: number, isVerified: boolean][]> = {
  'user-qin': [
    ['蒙彩云', 1, false],
    ['谢香料老谢', 2, false],
    ['农国栋', 4, true],
    ['宁小满', 9, false],
    ['岑秋平', 13, true],
    ['老冯八角', 17, false],
    ['苏木堂', 24, true],
    ['甘草行阿甘', 33, false],
    ['黎桂芬', 41, true],
    ['闭明珠', 52, false],
    ['钟干货', 60, true],
    ['龙胜花椒', 75, false],
    ['唐卤味', 88, true],
    ['卢记调料', 97, false],
    ['许红泥', 110, true],
    ['邓阿妹', 126, false],
    ['潘采购', 140, true],
    ['容县老杨', 155, false],
    ['罗玉林', 171, true],
    ['梁仓库', 188, false],
    ['石磨辣椒', 203, true],
    ['陶陶香铺', 230, false]
  ],
  'user-wu': [
    ['园区小黄', 12, false],
    ['曾检测', 48, true],
    ['南流江物流', 90, false]
  ],
  'user-he': [['福贡阿邓', 20, false]]
};

interface ContactSeed extends Pick<ContactInvitationTable, 'mobile' | 'name' | 'channel'> {
  daysAgo: number;
  isOpened?: boolean;
}

/** Numbers of an unissued block. */
const CONTACTS: ContactSeed[] = [
  { mobile: '19900000001', name: '老李', channel: null, daysAgo: 0 },
  { mobile: '19900000002', name: '周总', channel: 'sms', daysAgo: 1 },
  { mobile: '19900000003', name: '', channel: 'copy', daysAgo: 3, isOpened: true }
];

/** Needs `seedUsers`. */
export async function seedInvitations(tx: Tx, clock: SeedClock): Promise<void> {
  const nowMs = clock.now.getTime();
  const friends = Object.entries(FRIENDS).flatMap(([inviterId, invited]) =>
    invited.map(([nickname, daysAgo, isVerified]) => ({ inviterId, nickname, daysAgo, isVerified }))
  );
  const rows = friends.map(({ inviterId, nickname, daysAgo }, index) => {
    const joinedMs = nowMs - daysAgo * DAY_MS - (index % 9) * HOUR_MS;
    return {
      id: `user-friend-${index + 1}`,
      mobile: `1990001${String(index + 1).padStart(4, '0')}`,
      nickname,
      avatar_url: null,
      intro: '',
      password_hash: null,
      invite_code: `PENGYOU${String(index + 1).padStart(2, '0')}`,
      inviter_id: inviterId,
      inviter_bound_at_ms: joinedMs,
      agreed_version: '1',
      agreed_at_ms: joinedMs,
      created_at_ms: joinedMs,
      updated_at_ms: joinedMs
    };
  });
  await tx.insertInto('user_account').values(rows).execute();
  const verified = friends.flatMap(({ isVerified }, index) => {
    const row = rows[index];
    if (!isVerified || row === undefined) return [];
    return [{ user_id: row.id, kind: 'person' as const, approved_at_ms: row.created_at_ms + HOUR_MS }];
  });
  await tx.insertInto('user_verification').values(verified).execute();
  await tx
    .insertInto('contact_invitation')
    .values(
      CONTACTS.map(({ daysAgo, isOpened, channel, ...contact }, index) => {
        const madeMs = nowMs - daysAgo * DAY_MS - HOUR_MS;
        return {
          ...contact,
          id: `contact-${index + 1}`,
          inviter_id: 'user-qin',
          token: `YANSHIYAOQING0000000${index + 1}`,
          channel,
          created_at_ms: madeMs,
          sent_at_ms: channel === null ? null : madeMs,
          opened_at_ms: isOpened ? madeMs + HOUR_MS : null
        };
      })
    )
    .execute();
}
