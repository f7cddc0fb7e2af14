import type { VerificationKind } from '../../types/contract/user';
import type {
  ReviewStep,
  VerificationAction,
  VerificationReason,
  VerificationState
} from '../../types/contract/verification';
import { shanghaiDay } from '../src/clock/shanghaiDay';
import type { Tx } from '../src/database/schema';
import { uploadPrivateImage } from '../src/modules/upload/privateImage.service';
import { identityOf, imagesOf, labelOf, sealPapers, type Papers } from '../src/modules/verification/papers';
import { claimIdentity, insertPapers } from '../src/modules/verification/papers.repository';
import { insertStep } from '../src/modules/verification/verification.repository';
import { keepPrivateImages } from '../src/modules/upload/privateImage.service';
import type { SeedWorld } from './index';
import { paperPicture } from './paperPicture';

const DAY_MS = 86_400_000;

interface VerificationSeed {
  userId: string;
  kind: VerificationKind;
  state: VerificationState;
  sentDaysAgo: number;
  /** Days until the paper ends; none: it does not. */
  endsInDays?: number;
  reasons?: VerificationReason[];
  companyId?: string;
  papers(images: string[], validUntil: string | null): Papers;
}

const person =
  (realName: string, idNumber: string): VerificationSeed['papers'] =>
  ([idFront = '', idBack = ''], validUntil) => ({
    kind: 'person',
    fields: { realName, idType: 'residentId', idNumber, birthday: null, idFront, idBack, validUntil }
  });

const company =
  (name: string, uscc: string, legalPerson: string): VerificationSeed['papers'] =>
  ([licence = ''], validUntil) => ({
    kind: 'company',
    fields: {
      licence,
      name,
      uscc,
      legalPerson,
      legalIdNo: '',
      regionCode: '450902',
      address: '玉林国际香料交易市场 6 栋 108 号',
      registeredCapital: '500 万元',
      scope: '香辛料收购、初加工、批发；货物进出口。',
      establishedOn: '2014-05-20',
      validUntil,
      type: 'trader',
      varietyIds: ['star-anise', 'cassia'],
      authority: 'legalPerson',
      letter: null,
      operatorName: legalPerson,
      operatorMobile: '13800138000'
    }
  });

const park =
  (name: string, operatorUscc: string): VerificationSeed['papers'] =>
  ([approval = ''], validUntil) => ({
    kind: 'park',
    fields: {
      name,
      operatorUscc,
      regionCode: '450902',
      areaTenths: 12_600,
      plan: null,
      policies: '厂房租金前两年减半，检测和冷库共用。',
      buildings: [
        { name: '1 号标准厂房', areaM2: 12_000, use: '香料初加工' },
        { name: '2 号冷库', areaM2: 3_600, use: '冷藏仓储' },
        { name: '检测中心', areaM2: 900, use: '农残、重金属检测' }
      ],
      contactName: '吴清莲',
      contactPhone: '0775-3850001',
      approval: [approval],
      validUntil
    }
  });

/** One of every state among the people that one can log in as. Numbers are right by their check digits and nobody's. */
const SEEDS: readonly VerificationSeed[] = [
  {
    userId: 'user-qin',
    kind: 'person',
    state: 'approved',
    sentDaysAgo: 400,
    papers: person('覃秀兰', '450902197803120020')
  },
  {
    userId: 'user-qin',
    kind: 'company',
    state: 'approved',
    sentDaysAgo: 300,
    companyId: 'company-guinan',
    papers: company('桂南香叶供应链（演示）', '91450900XD00000169', '覃秀兰')
  },
  {
    userId: 'user-he',
    kind: 'person',
    state: 'expiring',
    sentDaysAgo: 150,
    endsInDays: 18,
    papers: person('和志山', '533321198506071019')
  },
  {
    userId: 'user-liang',
    kind: 'person',
    state: 'rejected',
    sentDaysAgo: 3,
    reasons: [{ field: 'idFront', text: '人像面反光，姓名看不清，请在自然光下重拍' }],
    papers: person('梁雨桐', '450902199911050022')
  },
  {
    userId: 'user-wu',
    kind: 'person',
    state: 'approved',
    sentDaysAgo: 235,
    papers: person('吴清莲', '450902198207230041')
  },
  {
    userId: 'user-wu',
    kind: 'park',
    state: 'approved',
    sentDaysAgo: 230,
    companyId: 'company-nanliu',
    papers: park('南流江香料产业园（演示）', '91450900XD00000244')
  },
  {
    userId: 'user-lu',
    kind: 'person',
    state: 'changing',
    sentDaysAgo: 1,
    papers: person('陆志强', '510107197609180032')
  },
  {
    userId: 'user-lu',
    kind: 'company',
    state: 'approved',
    sentDaysAgo: 320,
    companyId: 'company-xinwei',
    papers: company('辛味食品（演示）', '91510100XD0000067E', '陆志强')
  }
];

/** Papers, states and courses of the demo people. Needs `seedPeople`, whose badges they agree with. */
export async function seedVerifications(tx: Tx, world: SeedWorld): Promise<void> {
  const pictures = { card: await paperPicture(true), sheet: await paperPicture(false) };
  for (const one of SEEDS) await seedOne(tx, world, one, pictures);
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
