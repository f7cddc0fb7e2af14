import type { CallData, CallInput } from '@contract';
import type { PurchaseFields } from '@contract/purchaseFields';
import type { QuotationFields } from '@contract/quotationFields';
import { DAY_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import { newId } from '../database/id';
import { notificationsOf } from './notifications';
import { newPerson, setupCompany, type TestPerson } from './setupCompany';
import { OPERATOR_TOKEN, type TestApp } from './testApp';

export type { TestPerson };

/** Returns the day in Shanghai, so many from the server's today. */
export function daysFromToday(server: TestApp, days: number): string {
  return shanghaiDay(server.deps.now().getTime() + days * DAY_MS);
}

/** Creates a user with a badge, bypassing all rules. */
export async function verifiedPerson(server: TestApp): Promise<TestPerson> {
  const person = await newPerson(server);
  await server.db
    .insertInto('user_verification')
    .values({ user_id: person.id, kind: 'person', approved_at_ms: server.deps.now().getTime() })
    .execute();
  return person;
}

/** Returns fields of a valid request; of a variety of its own, so that no demo data is needed. */
export function purchaseFields(server: TestApp, changes: Partial<PurchaseFields> = {}): PurchaseFields {
  return {
    title: '采购大红八角五吨',
    varietyId: null,
    otherVariety: '八角',
    gradeId: null,
    specText: '大红 选货',
    form: 'whole',
    originCodes: ['450900'],
    quantityGrams: 5_000_000,
    unit: 'kg',
    gramsPerPack: null,
    expectedFen: 4200,
    isNegotiable: false,
    taxInvoice: 'special',
    deliveryCode: '510100',
    needBy: daysFromToday(server, 40),
    quoteDeadline: daysFromToday(server, 20),
    frequency: 'once',
    payTerm: 'onDelivery',
    qualityDemand: '干燥无霉，水分不超过 13%',
    attachments: [],
    maxQuotes: 10,
    audience: 'public',
    invitedCompanyIds: [],
    isAnonymous: false,
    ...changes
  };
}

export function quotationFields(changes: Partial<QuotationFields> = {}): QuotationFields {
  return {
    unitFen: 4150,
    isTaxIncluded: true,
    taxRate: 9,
    isFreightIncluded: true,
    freightFenPerKg: null,
    freightToCode: '510100',
    availableGrams: 5_000_000,
    specOffered: '大红 选货',
    originOffered: { regionCode: '450902', countryCode: null, detail: '' },
    cropYear: null,
    sampleOffer: 'free',
    sampleFen: null,
    deliverWithinDays: 3,
    payTerm: 'onDelivery',
    validDays: 7,
    photos: [],
    documents: [],
    remark: '',
    ...changes
  };
}

/** Submits a request for review. */
export function submitPurchase(
  server: TestApp,
  { token }: TestPerson,
  changes: Partial<PurchaseFields> = {},
  asCompany = false
): Promise<CallData<'POST /api/front/purchase/submit'>> {
  const body = { id: null, requestId: newId(), asCompany, fields: purchaseFields(server, changes) };
  return server.api.call('POST /api/front/purchase/submit', body, { token });
}

export function reviewPurchase(server: TestApp, id: string, action: 'approve' | 'reject' | 'takedown' = 'approve') {
  const body = { operator: '审核员', action, reason: action === 'approve' ? '' : '信息不实' };
  return server.api.call('POST /api/operator/purchase/review/{id}', body, { token: OPERATOR_TOKEN, params: { id } });
}

/** Creates a buyer with one open request at a time, in the name of their company: the previous one is closed first. */
export async function setupSingleRequestBuyer(server: TestApp) {
  const buyer = await newPerson(server);
  await setupCompany(server, buyer);
  const request = async (changes: Partial<PurchaseFields> = {}) => {
    await server.db
      .updateTable('purchase')
      .set({ status: 'closed', public_status: 'closed' })
      .where('status', '=', 'published')
      .execute();
    return setupOpenPurchase(server, buyer, changes, true);
  };
  return { buyer, request };
}

/** Returns the id of a request that takes quotations. */
export async function setupOpenPurchase(
  server: TestApp,
  buyer: TestPerson,
  changes: Partial<PurchaseFields> = {},
  asCompany = false
): Promise<string> {
  const { id } = await submitPurchase(server, buyer, changes, asCompany);
  await reviewPurchase(server, id);
  return id;
}

export function quotationBody(
  purchaseId: string,
  changes: Partial<QuotationFields> = {},
  asCompany = false
): CallInput<'POST /api/front/quotation/create'> {
  return { purchaseId, requestId: newId(), asCompany, fields: quotationFields(changes) };
}

export function sendQuotation(
  server: TestApp,
  { token }: TestPerson,
  purchaseId: string,
  changes: Partial<QuotationFields> = {},
  asCompany = false
): Promise<CallData<'POST /api/front/quotation/create'>> {
  return server.api.call('POST /api/front/quotation/create', quotationBody(purchaseId, changes, asCompany), { token });
}

/** Returns the body that accepts this quantity of a quotation at the current price. */
export function acceptBody(
  { id, revision, versions, openOffer }: CallData<'POST /api/front/quotation/detail'>,
  grams: number
): CallInput<'POST /api/front/quotation/accept'> {
  const last = versions.at(-1);
  const unitFen = (openOffer?.by === 'supplier' ? openOffer.unitFen : null) ?? last?.fields.unitFen ?? 0;
  const basis = { version: last?.version ?? 0, unitFen, counterId: openOffer?.id ?? null };
  return { id, revision, requestId: newId(), grams, ...basis };
}

/** Returns a quotation as one of its sides sees it. */
export function getQuotation(server: TestApp, { token }: TestPerson, id: string) {
  return server.api.call('POST /api/front/quotation/detail', { id }, { token });
}

/** Returns titles of a user's notifications, newest first. */
export async function notificationTitles(server: TestApp, { token }: TestPerson): Promise<string[]> {
  const { items } = await notificationsOf(server, token);
  return items.map(({ title }) => title);
}
