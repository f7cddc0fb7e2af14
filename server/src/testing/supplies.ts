import sharp from 'sharp';
import type { CallData, CallInput } from '@contract';
import type { OwnerAction } from '@contract/goods';
import type { ListingReviewBody } from '@contract/listingReview';
import type { SupplyFields } from '@contract/supplyFields';
import type { UploadedImage } from '@contract/upload';
import { newId } from '../database/id';
import { multipart } from './multipart';
import { OPERATOR_TOKEN, type TestApp } from './testApp';
import { daysFromToday, type TestPerson } from './trade';

/** Uploads a public picture of the user: a green square by default. */
export async function uploadPhoto(server: TestApp, { token }: TestPerson, picture?: Buffer): Promise<string> {
  const plain = sharp({ create: { width: 40, height: 30, channels: 3, background: 'green' } }).png();
  const form = multipart('file', picture ?? (await plain.toBuffer()), { authorization: `Bearer ${token}` });
  const response = await server.app.inject({ method: 'POST', url: '/api/front/upload/image', ...form });
  return response.json<{ data: UploadedImage }>().data.url;
}

const plainPhotos = new WeakMap<TestApp, Map<string, Promise<string>>>();

/** Returns one photo for all supplies of a user, because a member uploads 30 files a minute at most. */
function plainPhotoOf(server: TestApp, owner: TestPerson): Promise<string> {
  const known = plainPhotos.get(server) ?? new Map<string, Promise<string>>();
  plainPhotos.set(server, known);
  const photo = known.get(owner.token) ?? uploadPhoto(server, owner);
  known.set(owner.token, photo);
  return photo;
}

/** Returns fields of a valid supply; of a variety of its own, so that no demo data is needed. */
export async function supplyFields(
  server: TestApp,
  owner: TestPerson,
  changes: Partial<SupplyFields> = {}
): Promise<SupplyFields> {
  return {
    title: '防城八角大红新货',
    varietyId: null,
    otherVariety: '八角',
    gradeId: null,
    specText: '大红 选货',
    form: 'whole',
    origin: { regionCode: '450603', countryCode: null, detail: '那良' },
    cropYear: null,
    moisture: 130,
    impurity: null,
    volatileOil: null,
    sulfur: 'free',
    priceMode: 'fixed',
    fen: 3450,
    highFen: null,
    tiers: [],
    stockGrams: 5_000_000,
    unit: 'kg',
    gramsPerPack: null,
    isTaxIncluded: true,
    isFreightIncluded: false,
    moqGrams: 100_000,
    packaging: 'wovenBag25',
    packagingText: '',
    deliveryCode: '450900',
    deliveryStreet: '香料市场西门 18 号仓',
    shipWithinDays: 0,
    photos: [await plainPhotoOf(server, owner)],
    video: null,
    documents: [],
    description: '自有烘房烘干，色泽自然。',
    contactName: '覃女士',
    contactMobile: owner.mobile,
    showPhone: 'member',
    validUntil: daysFromToday(server, 30),
    ...changes
  };
}

type Body = CallInput<'POST /api/front/supply/submit'>;
type Own = CallData<'POST /api/front/supply/submit'>;

export async function supplyBody(
  server: TestApp,
  owner: TestPerson,
  changes: Partial<SupplyFields> = {},
  about: Partial<Body> = {}
): Promise<Body> {
  const fields = await supplyFields(server, owner, changes);
  return { id: null, requestId: newId(), asCompany: false, fields, ...about };
}

/** Submits a supply for review. */
export async function submitSupply(
  server: TestApp,
  owner: TestPerson,
  changes: Partial<SupplyFields> = {},
  about: Partial<Body> = {}
): Promise<Own> {
  const body = await supplyBody(server, owner, changes, about);
  return server.api.call('POST /api/front/supply/submit', body, { token: owner.token });
}

export function reviewSupplyAs(server: TestApp, id: string, action: ListingReviewBody['action'] = 'approve') {
  const body = { operator: '审核员', action, reason: action === 'approve' ? '' : '信息不实' };
  return server.api.call('POST /api/operator/supply/review/{id}', body, { token: OPERATOR_TOKEN, params: { id } });
}

/** Publishes a supply. */
export async function publishedSupply(
  server: TestApp,
  owner: TestPerson,
  changes: Partial<SupplyFields> = {},
  about: Partial<Body> = {}
): Promise<Own> {
  const own = await submitSupply(server, owner, changes, about);
  await reviewSupplyAs(server, own.id);
  return own;
}

export function actOnSupply(server: TestApp, { token }: TestPerson, id: string, action: OwnerAction) {
  return server.api.call('POST /api/front/supply/act', { id, do: action }, { token });
}

/** Returns the public page of a supply. */
export function getSupplyDetail(server: TestApp, id: string, token?: string) {
  return server.api.call('GET /api/front/supply/detail', { id }, token === undefined ? {} : { token });
}
