import { DAY_MS, HOUR_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import type { ReviewStep, VerificationAction, VerificationState } from '../../types/contract/verification';
import type { Tx } from '../src/database/schema';
import { retainPrivateImages, uploadPrivateImage } from '../src/modules/upload/privateImage.service';
import { identityOf, imagesOf, labelOf, sealDocuments } from '../src/modules/verification/documents';
import { claimIdentity, insertDocuments } from '../src/modules/verification/documents.repository';
import { insertStep } from '../src/modules/verification/verification.repository';
import { atShanghai } from './calendar';
import { documentImage } from './documentImage';
import type { SeedContext } from './index';
import { VERIFICATIONS, type VerificationSeed } from './verificationPlan';

/** Inserts documents, states and timelines of the demo users. Needs `seedUsers`, whose badges they match. */
export async function seedVerifications(tx: Tx, context: SeedContext): Promise<void> {
  const pictures = { card: await documentImage(true), sheet: await documentImage(false) };
  for (const one of VERIFICATIONS) await seedOne(tx, context, one, pictures);
}

async function seedOne(
  tx: Tx,
  { now, secret }: SeedContext,
  seed: VerificationSeed,
  pictures: { card: Buffer; sheet: Buffer }
): Promise<void> {
  const { userId, kind, state, reasons = [] } = seed;
  const nowMs = now.getTime();
  // At ten in the morning of its day.
  const sentMs = atShanghai(shanghaiDay(nowMs - seed.sentDaysAgo * DAY_MS), 10 * 60);
  const id = `${userId}-${kind}`;
  const validUntil = seed.endsInDays === undefined ? null : shanghaiDay(nowMs + seed.endsInDays * DAY_MS);
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
  const documents = seed.documents(images, validUntil);
  const label = labelOf(documents);
  const documentsId = `${id}-papers`;
  const digest = secret.digest(identityOf(documents));
  const isCounting = ['approved', 'expiring', 'changing'].includes(state);
  await tx
    .insertInto('verification')
    .values({
      id,
      user_id: userId,
      kind,
      state,
      step: 'platform',
      papers_id: documentsId,
      approved_papers_id: isCounting ? documentsId : null,
      company_id: seed.companyId ?? null,
      ...label,
      valid_until: validUntil,
      reasons: JSON.stringify(reasons),
      submitted_at_ms: sentMs,
      reminded_at_ms: null,
      updated_at_ms: sentMs
    })
    .execute();
  await insertDocuments(tx, {
    id: documentsId,
    verification_id: id,
    user_id: userId,
    request_id: documentsId,
    sealed: sealDocuments(secret, documentsId, documents),
    identity_digest: digest,
    ...label,
    valid_until: validUntil,
    consented_at_ms: kind === 'person' ? sentMs : null,
    created_at_ms: sentMs
  });
  if (isCounting) await claimIdentity(tx, { kind, digest, verificationId: id });
  await retainPrivateImages(tx, userId, Object.values(imagesOf(documents)).flat());
  for (const [index, [action, led, hours, step = 'platform']] of timelineOf(seed).entries()) {
    await insertStep(tx, {
      id: `${id}-step-${index + 1}`,
      verification_id: id,
      action,
      state: led,
      step,
      by_name: ['submit', 'expireSoon'].includes(action) ? '' : '演示审核员',
      reasons: JSON.stringify(action === 'reject' ? reasons : []),
      at_ms: sentMs + hours * HOUR_MS
    });
  }
}

type TimelineStep = [action: VerificationAction, led: VerificationState, hours: number, step?: ReviewStep];

/** Returns the timeline of the state, with hours since the submission. */
function timelineOf({ kind, state, sentDaysAgo }: VerificationSeed): TimelineStep[] {
  const approved: TimelineStep[] =
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
