import type { ListingStatus } from '@contract/goods';
import type { Tx } from '../src/database/schema';
import { refreshTradeCompanies } from '../src/modules/listing/tradeCompany.service';
import { GENERATED_BUYERS, GENERATED_SELLERS } from './generatedParties';
import { type Goods, pricedGoods } from './goods';
import type { SeedContext } from './index';
import { PURCHASE_PLAN, SUPPLY_PLAN } from './listingPlan';
import { BUYERS, type PartySeed, SELLERS } from './parties';
import { photosOf, storePhotos } from './photos/photos';
import { purchaseOf, type PurchaseOverrides, purchaseRecordOf, requestRowOf, type SeedPurchase } from './purchases';
import { QuotationPlan } from './quotationPlan';
import { quotationsOf } from './quotations';
import { random } from './random';
import { SPECS, type SpecSeed } from './specs';
import { type PlannedSupply, supplyOf } from './supplies';
import { listedRowOf, supplyRecordOf } from './supplyRecords';
import { storeTestReports, testReportsOf } from './testReports';
import { HE, LU, QIN, seedTradeParties } from './tradeParties';
import { storeVideos, videosOf } from './videos/videos';

const ALL_STATUSES: [ListingStatus, ...ListingStatus[]] = [
  'published',
  'draft',
  'pending',
  'rejected',
  'paused',
  'closed',
  'expired',
  'takedown'
];
/** Frequency of each state among the further listings; most are open. */
const STATUS_SHARES: [ListingStatus, number][] = [
  ['published', 0.66],
  ['expired', 0.09],
  ['closed', 0.07],
  ['paused', 0.06],
  ['draft', 0.04],
  ['pending', 0.03],
  ['rejected', 0.03],
  ['takedown', 0.02]
];
/** Goods that are traded by the tonne; saffron goes by the gram. */
const BULK = SPECS.filter(({ nowFen }) => nowFen < 100_000) as [SpecSeed, ...SpecSeed[]];
const MORE_OF_EACH_GRADE = 2;
const MORE_PURCHASES = 90;
const ROWS_AT_ONCE = 500;
/** File name of the document. */
const REPORT = '检测报告.pdf';

/** Inserts supplies, purchase requests and quotations in every state, priced around the market. Needs `seedLines`. */
export async function seedListings(tx: Tx, context: SeedContext, progress: (step: string) => void): Promise<void> {
  const nowMs = context.now.getTime();
  const goods = pricedGoods(context.now);
  const planned = suppliesOf(goods, nowMs);
  const videos = videosOf(planned);
  const videoOf = ({ listed }: PlannedSupply) => videos.find(({ supplyId }) => supplyId === listed.id)?.name;
  const taken = planned.map((supply) => ({
    supply,
    photos: photosOf(supply),
    reports: testReportsOf(supply)
  }));
  const supplies = taken.map(({ supply, photos, reports }) => ({
    ...supply,
    photoUrls: photos.map(({ name }) => context.files.urlOf(name)),
    videoUrl: urlOf(context, videoOf(supply)),
    documents: reports.map(({ name }) => ({ name: REPORT, url: context.files.urlOf(name), type: 'pdf' as const }))
  }));
  const purchases = purchasesOf(goods, nowMs);
  progress(`listings ${supplies.length + purchases.length}`);
  await seedTradeParties(tx, nowMs);
  const photos = await storePhotos(
    context,
    taken.flatMap((one) => one.photos),
    nowMs
  );
  for (const batch of chunks(photos)) await tx.insertInto('uploaded_image').values(batch).execute();
  const reports = taken.flatMap((one) => one.reports);
  await tx
    .insertInto('uploaded_document')
    .values(await storeTestReports(context.files, reports, nowMs))
    .execute();
  await tx
    .insertInto('uploaded_video')
    .values(await storeVideos(context.files, videos, nowMs))
    .execute();
  await tx.insertInto('supply').values(supplies.map(supplyRecordOf)).execute();
  await tx
    .insertInto('supply_listing')
    .values(supplies.flatMap((supply) => listedRowOf(supply) ?? []))
    .execute();
  await insertPurchases(tx, purchases, nowMs);
  await refreshTradeCompanies(tx, nowMs);
}

const urlOf = ({ files }: SeedContext, name: string | undefined) => (name === undefined ? null : files.urlOf(name));

const expand = (plan: [key: string, count: number][], goods: (key: string) => Goods): Goods[] =>
  plan.flatMap(([key, count]) => Array.from({ length: count }, () => goods(key)));

function suppliesOf(goods: (key: string) => Goods, nowMs: number): PlannedSupply[] {
  const planned = expand(SUPPLY_PLAN, goods).map((one, position) => supplyOf(one, position, nowMs));
  const sellers = [...SELLERS, ...GENERATED_SELLERS];
  const keys = BULK.flatMap(({ varietyId, gradeId }) =>
    Array<string>(MORE_OF_EACH_GRADE).fill(`${varietyId}.${gradeId}`)
  );
  const more = keys.map((key, index) => {
    const position = planned.length + index;
    return supplyOf(goods(key), position, nowMs, {
      status: statusAt(position),
      sellers,
      ...(index % 9 === 0 && { priceMode: 'tiered' })
    });
  });
  const demoUserSupplies: [key: string, seller: PartySeed, status: ListingStatus][] = [
    ...ALL_STATUSES.map((status): [string, PartySeed, ListingStatus] => ['star-anise.dahong', QIN, status]),
    ['cassia.yangui', QIN, 'published'],
    ['tsaoko.xuan', HE, 'published'],
    ['tsaoko.quba', HE, 'published'],
    ['tsaoko.daguo', HE, 'draft'],
    ['tsaoko.tong', HE, 'expired']
  ];
  const own = demoUserSupplies.map(([key, seller, status], index) =>
    supplyOf(goods(key), planned.length + more.length + index, nowMs, { seller, status })
  );
  return [...planned, ...more, ...own];
}

function purchasesOf(goods: (key: string) => Goods, nowMs: number): SeedPurchase[] {
  const planned = expand(PURCHASE_PLAN, goods).map((one, position) => purchaseOf(one, position, nowMs));
  const buyers: [PartySeed, ...PartySeed[]] = [...BUYERS, ...GENERATED_BUYERS];
  const more = Array.from({ length: MORE_PURCHASES }, (_, index) => {
    const position = planned.length + index;
    const spec = random(`wanted ${index}`).pick(BULK);
    const status = statusAt(position);
    return purchaseOf(goods(`${spec.varietyId}.${spec.gradeId}`), position, nowMs, {
      status,
      buyers,
      ...(status === 'closed' && { closeReason: index % 3 === 0 ? 'cancelled' : 'dealt' })
    });
  });
  const wishes: [key: string, wish: PurchaseOverrides][] = [
    ['tsaoko.xuan', { tonnes: 5, quotations: 6 }],
    ['star-anise.dahong', { status: 'closed', closeReason: 'dealt' }],
    ['red-sichuan-pepper.jingjiao', { status: 'closed', closeReason: 'dealt' }],
    ['cassia.yangui', { status: 'closed', closeReason: 'cancelled' }],
    ['fennel.tong', { status: 'expired' }],
    ['cumin.tong', { status: 'paused' }],
    ['white-pepper.shuixi', { status: 'pending' }],
    ['clove.gongding', { status: 'rejected' }],
    ['bay-leaf.guochan', { status: 'draft' }],
    ['facing-heaven-chili.sanying-quba', { status: 'published' }],
    ['ginger.kuai', { status: 'takedown' }]
  ];
  const own = wishes.map(([key, wish], index) =>
    purchaseOf(goods(key), planned.length + more.length + index, nowMs, { buyer: LU, ...wish })
  );
  return [...planned, ...more, ...own];
}

async function insertPurchases(tx: Tx, purchases: readonly SeedPurchase[], nowMs: number): Promise<void> {
  const suppliers = [...SELLERS, ...GENERATED_SELLERS].filter(
    ({ name, verifications }) => name !== QIN.name && verifications.length > 0
  );
  const plan = new QuotationPlan(suppliers as [PartySeed, ...PartySeed[]], nowMs);
  const all = purchases.map((purchase) => ({ purchase, ...quotationsOf(purchase, plan.plan(purchase), nowMs) }));
  await tx
    .insertInto('purchase')
    .values(all.map(({ purchase, outcome }) => purchaseRecordOf(purchase, outcome)))
    .execute();
  await tx
    .insertInto('purchase_request')
    .values(all.flatMap(({ purchase, outcome }) => requestRowOf(purchase, outcome.quoteCount) ?? []))
    .execute();
  const quotations = all.flatMap((one) => one.quotations);
  for (const batch of chunks(quotations))
    await tx
      .insertInto('quotation')
      .values(batch.map(({ row }) => row))
      .execute();
  for (const batch of chunks(quotations.flatMap(({ versions }) => versions))) {
    await tx.insertInto('quotation_version').values(batch).execute();
  }
  for (const batch of chunks(quotations.flatMap(({ counters }) => counters))) {
    await tx.insertInto('quotation_counter').values(batch).execute();
  }
}

/** Rows have many columns, and a statement takes 65,535 values. */
function chunks<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, index) =>
    rows.slice(index * ROWS_AT_ONCE, (index + 1) * ROWS_AT_ONCE)
  );
}

function statusAt(index: number): ListingStatus {
  let rest = random(`state ${index}`).next();
  for (const [status, share] of STATUS_SHARES) {
    if (rest < share) return status;
    rest -= share;
  }
  return 'published';
}
