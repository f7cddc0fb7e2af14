import type { CallInput } from '@contract';
import type { IdCardSide } from '@contract/ocr';
import type { VerificationKind } from '@contract/user';
import { pictureFile } from '@/platform/pictureFile';
import { call } from '@/request/call';

const encrypted = { secure: true } as const;

/** How far the person is in each kind. */
export const getMyVerifications = () => call('GET /api/front/verification/mine');

export const getVerification = (kind: VerificationKind) =>
  call('POST /api/front/verification/detail', { kind }, encrypted);

export const submitPerson = (body: CallInput<'POST /api/front/verification/person'>) =>
  call('POST /api/front/verification/person', body, encrypted);

/** VALIDATION `uscc` `taken`: the company is there and can be joined. */
export const submitCompany = (body: CallInput<'POST /api/front/verification/company'>) =>
  call('POST /api/front/verification/company', body, encrypted);

export const submitPark = (body: CallInput<'POST /api/front/verification/park'>) =>
  call('POST /api/front/verification/park', body, encrypted);

/** The company of a code that is on the platform already. */
export const findCompanyByUscc = (uscc: string) => call('GET /api/front/verification/companyOf', { uscc });

export const withdrawVerification = (kind: VerificationKind) => call('POST /api/front/verification/withdraw', { kind });

export const remindReviewers = (kind: VerificationKind) => call('POST /api/front/verification/remind', { kind });

/** Where an own private picture is shown from, small. */
export const previewPrivateImage = async (id: string): Promise<string> => {
  const { dataUri } = await call('GET /api/front/upload/privateImage/{id}', { id });
  return pictureFile(id, dataUri);
};

/** What stands on an own identity card, after the separate consent; null when nobody can read it. */
export const readIdCard = (image: string, side: IdCardSide) =>
  call('POST /api/front/verification/readIdCard', { image, side, agreesSensitive: true }, encrypted);

/** The same of a licence. */
export const readLicence = (image: string) => call('POST /api/front/verification/readLicence', { image }, encrypted);
