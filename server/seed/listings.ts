import type { ListingStatus } from '@contract/goods';
import type { Tx } from '../src/database/schema';
import { refreshCompanies } from '../src/modules/listing/tradeCompany.service';
import { pricedGoods, type Goods } from './goods';
import type { SeedWorld } from './index';
import { PURCHASE_PLAN, SUPPLY_PLAN } from './listingPlan';
import { MORE_BUYERS, MORE_SELLERS } from './moreParties';
import { BUYERS, SELLERS, type PartySeed } from './parties';
import { photosOf, takePhotos } from './photos/photos';
import { QuotationPlan } from './quotationPlan';
import { quotationsOf } from './quotations';
import { purchaseOf, purchaseRecordOf, requestRowOf, type PurchaseWish, type SeedPurchase } from './purchases';
import { random } from './random';
import { SPECS, type SpecSeed } from './specs';
import { listedRowOf, supplyRecordOf } from './supplyRecords';
import { supplyOf, type PlannedSupply } from './supplies';
import { reportsOf, takeReports } from './testReport';
import { HE, LU, QIN, seedTradeParties } from './tradeParties';
import { takeVideos, videosOf } from './videos/videos';

const EVERY_STATE: [ListingStatus, ...ListingStatus[]] = [
  'published',
  'draft',
  'pending',
  'rejected',
  'paused',
  'closed',
  'expired',
  'takedown'
];
/** How often each state is dealt out to the further listings; the most are open. */
const SHARES: [ListingStatus, number][] = [
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
/** What owners call the paper. */
const REPORT = '检测报告.pdf';

/** Supplies, purchase requests and quotations in every state, priced around the market. Needs `seedLines`. */
export async function seedListings(tx: Tx, world: SeedWorld, progress: (step: string) => void): Promise<void> {
  const nowMs = world.now.getTime();
  const goods = pricedGoods(world.now);
  const planned = suppliesOf(goods, nowMs);
  const videos = videosOf(planned);
  const videoOf = ({ listed }: PlannedSupply) => videos.find(({ supplyId }) => supplyId === listed.id)?.name;
  const taken = planned.map((supply) => ({
    supply,
    photos: photosOf(supply),
    reports: reportsOf(supply)
  }));
  const supplies = taken.map(({ supply, photos, reports }) => ({
    ...supply,
    photoUrls: photos.map(({ name }) => world.images.urlOf(name)),
    videoUrl: urlOf(world, videoOf(supply)),
    documents: reports.map(({ name }) => ({ name: REPORT, url: world.images.urlOf(name), type: 'pdf' as const }))
  }));
  const purchases = purchasesOf(goods, nowMs);
  progress(`listings ${supplies.length + purchases.length}`);
  await seedTradeParties(tx, nowMs);
  const photos = await takePhotos(
    world,
    taken.flatMap((one) => one.photos),
    nowMs
  );
  for (const some of chunks(photos)) await tx.insertInto('uploaded_image').values(some).execute();
  const reports = taken.flatMap((one) => one.reports);
  await tx
    .insertInto('uploaded_document')
    .values(await takeReports(world.images, reports, nowMs))
    .execute();
  await tx
    .insertInto('uploaded_video')
    .values(await takeVideos(world.images, videos, nowMs))
    .execute();
  await tx.insertInto('supply').values(supplies.map(supplyRecordOf)).execute();
  await tx
    .insertInto('supply_listing')
    .values(supplies.flatMap((supply) => listedRowOf(supply) ?? []))
    .execute();
  await insertPurchases(tx, purchases, nowMs);
  await refreshCompanies(tx, nowMs);
}

const urlOf = ({ images }: SeedWorld, name: string | undefined) => (name === undefined ? null : images.urlOf(name));

const expand = (plan: [key: string, count: number][], goods: (key: string) => Goods): Goods[] =>
  plan.flatMap(([key, count]) => Array.from({ length: count }, () => goods(key)));

function suppliesOf(goods: (key: string) => Goods, nowMs: number): PlannedSupply[] {
  const planned = expand(SUPPLY_PLAN, goods).map((one, place) => supplyOf(one, place, nowMs));
  const sellers = [...SELLERS, ...MORE_SELLERS];
  const keys = BULK.flatMap(({ varietyId, gradeId }) =>
    Array<string>(MORE_OF_EACH_GRADE).fill(`${varietyId}.${gradeId}`)
  );
  const more = keys.map((key, index) => {
    const place = planned.length + index;
    return supplyOf(goods(key), place, nowMs, {
      status: stateAt(place),
      sellers,
      ...(index % 9 === 0 && { priceMode: 'tiered' })
    });
  });
  const ofCast: [key: string, seller: PartySeed, status: ListingStatus][] = [
    ...EVERY_STATE.map((status): [string, PartySeed, ListingStatus] => ['star-anise.dahong', QIN, status]),
    ['cassia.yangui', QIN, 'published'],
    ['tsaoko.xuan', HE, 'published'],
    ['tsaoko.quba', HE, 'published'],
    ['tsaoko.daguo', HE, 'draft'],
    ['tsaoko.tong', HE, 'expired']
  ];
  const own = ofCast.map(([key, seller, status], index) =>
    supplyOf(goods(key), planned.length + more.length + index, nowMs, { seller, status })
  );
  return [...planned, ...more, ...own];
}

function purchasesOf(goods: (key: string) => Goods, nowMs: number): SeedPurchase[] {
  const planned = expand(PURCHASE_PLAN, goods).map((one, place) => purchaseOf(one, place, nowMs));
  const buyers: [PartySeed, ...PartySeed[]] = [...BUYERS, ...MORE_BUYERS];
  const more = Array.from({ length: MORE_PURCHASES }, (_, index) => {
    const place = planned.length + index;
    const spec = random(`wanted ${index}`).pick(BULK);
    const status = stateAt(place);
    return purchaseOf(goods(`${spec.varietyId}.${spec.gradeId}`), place, nowMs, {
      status,
      buyers,
      ...(status === 'closed' && { closeReason: index % 3 === 0 ? 'cancelled' : 'dealt' })
    });
  });
  const wishes: [key: string, wish: PurchaseWish][] = [
    ['tsaoko.xuan', { tonnes: 5, quotes: 6 }],
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
  const suppliers = [...SELLERS, ...MORE_SELLERS].filter(
    ({ name, verifications }) => name !== QIN.name && verifications.length > 0
  );
  const plan = new QuotationPlan(suppliers as [PartySeed, ...PartySeed[]], nowMs);
  const all = purchases.map((purchase) => ({ purchase, ...quotationsOf(purchase, plan.statesOf(purchase), nowMs) }));
  await tx
    .insertInto('purchase')
    .values(all.map(({ purchase, outcome }) => purchaseRecordOf(purchase, outcome)))
    .execute();
  await tx
    .insertInto('purchase_request')
    .values(all.flatMap(({ purchase, outcome }) => requestRowOf(purchase, outcome.quoteCount) ?? []))
    .execute();
  const quotations = all.flatMap((one) => one.quotations);
  for (const some of chunks(quotations))
    await tx
      .insertInto('quotation')
      .values(some.map(({ row }) => row))
      .execute();
  for (const some of chunks(quotations.flatMap(({ versions }) => versions))) {
    await tx.insertInto('quotation_version').values(some).execute();
  }
  for (const some of chunks(quotations.flatMap(({ counters }) => counters))) {
    await tx.insertInto('quotation_counter').values(some).execute();
  }
}

/** Rows have many columns, and a statement takes 65,535 values. */
function chunks<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, index) =>
    rows.slice(index * ROWS_AT_ONCE, (index + 1) * ROWS_AT_ONCE)
  );
}

function stateAt(place: number): ListingStatus {
  let rest = random(`state ${place}`).next();
  for (const [status, share] of SHARES) {
    if (rest < share) return status;
    rest -= share;
  }
  return 'published';
}
