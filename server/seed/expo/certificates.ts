import type { ExpoCertificateKind } from '@contract/expoCertificate';
import { DAY_MS } from '@rules/duration';
import { shanghaiMidnightMs } from '@rules/shanghaiTime';
import type { Tx } from '../../src/database/schema';
import type { SeedClock } from '../index';
import { exhibitorIdOf } from './exhibitors';
import { expoDays, PAST_EXPO_ID } from './expo';

interface CertificateSeed {
  userId: string;
  kind: ExpoCertificateKind;
  name: string;
  company: string;
  reason: string;
  checkCode: string;
  /** Reason for which it was taken back. */
  voidReason?: string;
}

/** Claimed certificates in the order of their numbers. What else the members were at the past expo, they can claim. */
const certificates: readonly CertificateSeed[] = [
  {
    userId: 'user-qin',
    kind: 'award',
    name: '玉州大红八角',
    company: '桂南香叶供应链（演示）',
    reason: '地标好料奖',
    checkCode: 'QN7K3M9T4A'
  },
  {
    userId: 'user-lu',
    kind: 'exhibitor',
    name: '陆志强',
    company: '辛味食品（演示）',
    reason: '',
    checkCode: 'XW5H8R2C6E'
  },
  {
    userId: 'user-lu',
    kind: 'volunteer',
    name: '陆志翔',
    company: '',
    reason: '引导组',
    checkCode: 'VL9P4D7J2Y',
    voidReason: '姓名有误，已另行发放'
  }
];

/** Inserts claimed certificates of the past expo, one of them void. Needs `seedAwards` and `seedExhibitors`. */
export async function seedCertificates(tx: Tx, clock: SeedClock): Promise<void> {
  const day = expoDays(clock, PAST_EXPO_ID).at(-1) ?? '';
  const claimedAtMs = shanghaiMidnightMs(day) + 2 * DAY_MS;
  const year = Number(expoDays(clock, PAST_EXPO_ID)[0]?.slice(0, 4));
  const { id: candidateId } = await tx
    .selectFrom('award_candidate')
    .select('id')
    .where('award_id', '=', `${PAST_EXPO_ID}-award`)
    .where('company_id', '=', 'company-guinan')
    .executeTakeFirstOrThrow();
  const subjects: Record<ExpoCertificateKind, string> = {
    award: `award:${candidateId}`,
    exhibitor: `exhibitor:${exhibitorIdOf('company-xinwei', PAST_EXPO_ID)}`,
    volunteer: 'grant:volunteer:引导组',
    visitor: ''
  };
  await tx
    .insertInto('expo_certificate')
    .values(
      certificates.map(({ userId, kind, name, company, reason, checkCode, voidReason }, index) => ({
        id: `demo-certificate-${index + 1}`,
        expo_id: PAST_EXPO_ID,
        user_id: userId,
        ...{ kind, subject: subjects[kind], name, company, reason },
        no: `YX${year}${String(index + 1).padStart(5, '0')}`,
        check_code: checkCode,
        claimed_at_ms: claimedAtMs + index * DAY_MS,
        ...(voidReason !== undefined && {
          voided_by: '组委会',
          voided_at_ms: claimedAtMs + 9 * DAY_MS,
          void_reason: voidReason
        })
      }))
    )
    .execute();
  await tx.insertInto('expo_certificate_number').values({ year, last: certificates.length }).execute();
}
