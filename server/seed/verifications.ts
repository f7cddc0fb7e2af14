import type { ReviewStep, VerificationAction, VerificationState } from '../../types/contract/verification';
import { shanghaiDay } from '../src/clock/shanghaiDay';
import type { Tx } from '../src/database/schema';
import { identityOf, imagesOf, labelOf, sealPapers } from '../src/modules/verification/papers';
import { claimIdentity, insertPapers } from '../src/modules/verification/papers.repository';
import { insertStep } from '../src/modules/verification/verification.repository';
import { keepPrivateImages, uploadPrivateImage } from '../src/modules/upload/privateImage.service';
import type { SeedWorld } from './index';
import { paperPicture } from './paperPicture';
import { VERIFICATIONS, type VerificationSeed } from './verificationPlan';

const DAY_MS = 86_400_000;

/** Papers, states and courses of the demo people. Needs `seedPeople`, whose badges they agree with. */
export async function seedVerifications(tx: Tx, world: SeedWorld): Promise<void> {
  const pictures = { card: await paperPicture(true), sheet: await paperPicture(false) };
  for (const one of VERIFICATIONS) await seedOne(tx, world, one, pictures);
}

async function seedOne(
  tx: Tx,
  { now, secret }: SeedWorld,
  seed: VerificationSeed,
  pictures: { card: Buffer; sheet: Buffer }
): Promise<void> {
  const { userId, kind, state, reasons = [] } = seed;
  const nowMs = now.getTime();
  // At ten in the morning of its day.
  const sentMs = Date.parse(`${shanghaiDay(new Date(nowMs - seed.sentDaysAgo * DAY_MS))}T10:00:00+08:00`);
  const id = `${userId}-${kind}`;
  const validUntil = seed.endsInDays === undefined ? null : shanghaiDay(new Date(nowMs + seed.endsInDays * DAY_MS));
  const images: string[] = [];
  for (const picture of kind === 'person' ? [pictures.card, pictures.card] : [pictures.sheet]) {
    const image = await uploadPrivateImage(
      { db: tx, secret },
      userId,
      { purpose: 'verification', upload: picture },
      sentMs
    );
    images.push(image.id);
  }
  const papers = seed.papers(images, validUntil);
  const label = labelOf(papers);
  const papersId = `${id}-papers`;
  const digest = secret.digest(identityOf(papers));
  const isCounting = ['approved', 'expiring', 'changing'].includes(state);
  await tx
    .insertInto('verification')
    .values({
      id,
      user_id: userId,
      kind,
      state,
      step: 'platform',
      papers_id: papersId,
      approved_papers_id: isCounting ? papersId : null,
      company_id: seed.companyId ?? null,
      ...label,
      valid_until: validUntil,
      reasons: JSON.stringify(reasons),
      submitted_at_ms: sentMs,
      reminded_at_ms: null,
      updated_at_ms: sentMs
    })
    .execute();
  await insertPapers(tx, {
    id: papersId,
    verification_id: id,
    user_id: userId,
    request_id: papersId,
    sealed: sealPapers(secret, papersId, papers),
    identity_digest: digest,
    ...label,
    valid_until: validUntil,
    consented_at_ms: kind === 'person' ? sentMs : null,
    created_at_ms: sentMs
  });
  if (isCounting) await claimIdentity(tx, { kind, digest, verificationId: id });
  await keepPrivateImages(tx, userId, Object.values(imagesOf(papers)).flat());
  for (const [place, [action, led, hours, step = 'platform']] of courseOf(seed).entries()) {
    await insertStep(tx, {
      id: `${id}-step-${place + 1}`,
      verification_id: id,
      action,
      state: led,
      step,
      by_name: ['submit', 'expireSoon'].includes(action) ? '' : '演示审核员',
      reasons: JSON.stringify(action === 'reject' ? reasons : []),
      at_ms: sentMs + hours * 3_600_000
    });
  }
}

type CourseStep = [action: VerificationAction, led: VerificationState, hours: number, step?: ReviewStep];

/** What led to the state, with hours since the papers were sent. */
function courseOf({ kind, state, sentDaysAgo }: VerificationSeed): CourseStep[] {
  const approved: CourseStep[] =
    kind === 'park'
      ? [
          ['approve', 'pending', 4],
          ['approve', 'approved', 28, 'government']
        ]
      : [['approve', 'approved', 5]];
  switch (state) {
    case 'rejected':
      return [
        ['submit', 'pending', 0],
        ['reject', 'rejected', 5]
      ];
    case 'changing':
      return [['submit', 'changing', 0]];
    case 'expiring':
      return [['submit', 'pending', 0], ...approved, ['expireSoon', 'expiring', (sentDaysAgo - 12) * 24]];
    default:
      return [['submit', 'pending', 0], ...approved];
  }
}
