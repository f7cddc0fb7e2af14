import sharp from 'sharp';
import type { CallInput } from '@contract';
import type { ReviewBody } from '@contract/verificationReview';
import { DAY_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import { newId } from '../database/id';
import { logIn, newMobile } from './logIn';
import { multipart } from './multipart';
import type { TestPerson } from './setupCompany';
import { OPERATOR_TOKEN, type TestApp } from './testApp';

export type PersonInput = CallInput<'POST /api/front/verification/person'>;
export type CompanyInput = CallInput<'POST /api/front/verification/company'>;
export type ParkInput = CallInput<'POST /api/front/verification/park'>;

/** A logged-in user who has uploaded a picture of their documents. */
export interface TestApplicant extends TestPerson {
  /** Id of the private picture. */
  image: string;
}

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
let counter = 0;

/** Returns an unused resident number with its check character. */
export function newIdNumber(birthday = '19900101', region = '450902'): string {
  counter += 1;
  const body = `${region}${birthday}${String(counter).padStart(3, '0')}`;
  const sum = WEIGHTS.reduce((total, weight, index) => total + Number(body[index]) * weight, 0);
  return body + '10X98765432'.charAt(sum % 11);
}

export const picture = () =>
  sharp({ create: { width: 400, height: 250, channels: 3, background: { r: 220, g: 210, b: 200 } } })
    .jpeg()
    .toBuffer();

export async function uploadPrivate(server: TestApp, token: string, bytes: Buffer, purpose = 'verification') {
  const form = multipart('file', bytes, { authorization: `Bearer ${token}` });
  const url = `/api/front/upload/privateImage?purpose=${purpose}`;
  const response = await server.app.inject({ method: 'POST', url, ...form });
  return response.json<{ code: number; data: { id: string; error?: string; fields?: object } }>().data;
}

/** Creates a user who has uploaded a picture of their documents. */
export async function newApplicant(server: TestApp, mobile = newMobile()): Promise<TestApplicant> {
  const token = await logIn(server, mobile);
  const { id } = await server.db
    .selectFrom('user_account')
    .select('id')
    .where('mobile', '=', mobile)
    .executeTakeFirstOrThrow();
  return { id, token, mobile, image: (await uploadPrivate(server, token, await picture())).id };
}

export const personInput = ({ image }: TestApplicant, changes: Partial<PersonInput> = {}): PersonInput => ({
  requestId: newId(),
  agreesSensitive: true,
  realName: '覃小满',
  idType: 'residentId',
  idNumber: newIdNumber(),
  birthday: null,
  idFront: image,
  idBack: image,
  validUntil: null,
  ...changes
});

export const companyInput = ({ image }: TestApplicant, changes: Partial<CompanyInput> = {}): CompanyInput => ({
  requestId: newId(),
  licence: image,
  name: '玉州小满香料商行（演示）',
  uscc: '91450900XD00001550',
  legalPerson: '覃小满',
  legalIdNo: '',
  regionCode: '450902',
  address: '人民中路 8 号',
  registeredCapital: '50 万元',
  scope: '香辛料批发',
  establishedOn: '2020-01-01',
  validUntil: null,
  type: 'trader',
  varietyIds: ['star-anise'],
  authority: 'legalPerson',
  letter: null,
  operatorName: '覃小满',
  operatorMobile: '13800138000',
  ...changes
});

export const parkInput = ({ image }: TestApplicant, changes: Partial<ParkInput> = {}): ParkInput => ({
  requestId: newId(),
  name: '小满香料产业园（演示）',
  operatorUscc: '91450900XD00001550',
  regionCode: '450902',
  areaTenths: 1260,
  plan: null,
  policies: '',
  policyDoc: [],
  buildings: [],
  contactName: '覃小满',
  contactPhone: '0775-3850001',
  approval: [image],
  validUntil: null,
  ...changes
});

const calls = {
  person: 'POST /api/front/verification/person',
  company: 'POST /api/front/verification/company',
  park: 'POST /api/front/verification/park'
} as const;
export type Kind = keyof typeof calls;

export const submit = {
  person: (server: TestApp, person: TestApplicant, changes: Partial<PersonInput> = {}) =>
    server.api.call(calls.person, personInput(person, changes), { token: person.token }),
  company: (server: TestApp, person: TestApplicant, changes: Partial<CompanyInput> = {}) =>
    server.api.call(calls.company, companyInput(person, changes), { token: person.token }),
  park: (server: TestApp, person: TestApplicant, changes: Partial<ParkInput> = {}) =>
    server.api.call(calls.park, parkInput(person, changes), { token: person.token })
};

/** Expects a submission to be refused and returns the error. */
export const expectSubmitError = {
  person: (server: TestApp, person: TestApplicant, changes: Partial<PersonInput> = {}) =>
    server.api.expectError(calls.person, personInput(person, changes), { token: person.token }),
  company: (server: TestApp, person: TestApplicant, changes: Partial<CompanyInput> = {}) =>
    server.api.expectError(calls.company, companyInput(person, changes), { token: person.token }),
  park: (server: TestApp, person: TestApplicant, changes: Partial<ParkInput> = {}) =>
    server.api.expectError(calls.park, parkInput(person, changes), { token: person.token })
};

export async function verificationId(
  server: TestApp,
  { id: userId }: Pick<TestPerson, 'id'>,
  kind: Kind
): Promise<string> {
  const row = await server.db
    .selectFrom('verification')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return row.id;
}

export function reviewBody(action: ReviewBody['action'], changes: Partial<ReviewBody> = {}): ReviewBody {
  const reasons = action === 'approve' ? [] : [{ field: '', text: '看不清' }];
  return { operator: '审核员', as: 'platform', action, reasons, ...changes };
}

/** Reviews a user's verification by the operator's call. */
export async function reviewVerification(
  server: TestApp,
  person: Pick<TestPerson, 'id'>,
  kind: Kind,
  action: ReviewBody['action'],
  changes: Partial<ReviewBody> = {}
) {
  const params = { id: await verificationId(server, person, kind) };
  const input = reviewBody(action, changes);
  return server.api.call('POST /api/operator/verification/review/{id}', input, { token: OPERATOR_TOKEN, params });
}

export async function verificationState(
  server: TestApp,
  person: Pick<TestPerson, 'token'>,
  kind: Kind
): Promise<string> {
  const { items } = await server.api.call('GET /api/front/verification/mine', undefined, { token: person.token });
  return items.find((item) => item.kind === kind)?.state ?? '';
}

/** Creates a user with approved documents. */
export async function newVerified(server: TestApp): Promise<TestApplicant> {
  const person = await newApplicant(server);
  await submit.person(server, person);
  await reviewVerification(server, person, 'person', 'approve');
  return person;
}

/** Deletes the user's verification, as before the first submission. */
export async function deleteVerification(
  server: TestApp,
  { id: userId }: Pick<TestPerson, 'id'>,
  kind: Kind
): Promise<void> {
  await server.db.deleteFrom('verification').where('user_id', '=', userId).where('kind', '=', kind).execute();
}

/** Returns the day so many days after today in Shanghai, YYYY-MM-DD. */
export function dayAhead(server: TestApp, days: number): string {
  return shanghaiDay(server.deps.now().getTime() + days * DAY_MS);
}
