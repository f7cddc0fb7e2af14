import type { ExpoCertificateKind } from '@contract/expoCertificate';
import { DAY_MS, HOUR_MS } from '@rules/duration';
import { shanghaiDayEndMs } from '@rules/shanghaiTime';
import type { Tx } from '../../src/database/schema';
import type { SeedClock } from '../index';
import { expoDays, PAST_EXPO_ID } from './expo';

interface CertificateSeed {
  userId: string;
  kind: ExpoCertificateKind;
  subject: string;
  name: string;
  company: string;
  reason: string;
  checkCode: string;
  voidReason?: string;
}

/** Certificates that were claimed after the last expo, in the order of their numbers. Its other visitors may claim theirs. */
const claimed: readonly CertificateSeed[] = [
  {
    userId: 'user-he',
    kind: 'visitor',
    subject: `ticket:${PAST_EXPO_ID}-registration-1-ticket`,
    name: '和志山',
    company: '怒江山里香种植户',
    reason: '',
    checkCode: 'K7MQ2XNP4R'
  },
  {
    userId: 'user-wu',
    kind: 'volunteer',
    subject: 'grant:volunteer:产销对接组',
    name: '吴清莲',
    company: '',
    reason: '产销对接组',
    checkCode: 'T3WC9HEB6V'
  },
  {
    userId: 'user-he',
    kind: 'volunteer',
    subject: 'grant:volunteer:布展组',
    name: '何志山',
    company: '',
    reason: '布展组',
    checkCode: 'D8FZ5YUJ2G',
    voidReason: '姓名有误，另行发放'
  }
];

/** Inserts claimed certificates of the past expo. Needs `seedUsers` and `seedExpo`. */
export async function seedCertificates(tx: Tx, clock: SeedClock): Promise<void> {
  const days = expoDays(clock, PAST_EXPO_ID);
  const year = Number(days[0]!.slice(0, 4));
  const claimedAtMs = (index: number) => shanghaiDayEndMs(days.at(-1)!) + 10 * HOUR_MS + index * DAY_MS;
  await tx
    .insertInto('expo_certificate')
    .values(
      claimed.map(({ userId, checkCode, voidReason, ...fields }, index) => ({
        ...fields,
        id: `certificate-${index + 1}`,
        expo_id: PAST_EXPO_ID,
        user_id: userId,
        no: `YX${year}${String(index + 1).padStart(5, '0')}`,
        check_code: checkCode,
        claimed_at_ms: claimedAtMs(index),
        ...(fields.kind === 'volunteer' && { granted_by: '会务组', granted_at_ms: claimedAtMs(index) - HOUR_MS }),
        ...(voidReason !== undefined && {
          voided_by: '会务组',
          voided_at_ms: claimedAtMs(index) + DAY_MS,
          void_reason: voidReason
        })
      }))
    )
    .execute();
  await tx.insertInto('expo_certificate_number').values({ year, last: claimed.length }).execute();
}
