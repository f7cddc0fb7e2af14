import type { CallInput } from '@contract';
import type { IdCardSide } from '@contract/ocr';
import type { VerificationKind } from '@contract/user';
import { pictureFile } from '@/platform/pictureFile';
import { call } from '@/request/call';

const encrypted = { secure: true } as const;

/** Returns the user's state in each kind of verification. */
export const getMyVerifications = () => call('GET /api/front/verification/mine');

export const getVerification = (kind: VerificationKind) =>
  call('POST /api/front/verification/detail', { kind }, encrypted);

export const submitPerson = (body: CallInput<'POST /api/front/verification/person'>) =>
  call('POST /api/front/verification/person', body, encrypted);

/**
 * Submits a company verification.
 * @throws ApiError VALIDATION (`uscc`: `taken`) when the company exists and can be joined
 */
export const submitCompany = (body: CallInput<'POST /api/front/verification/company'>) =>
  call('POST /api/front/verification/company', body, encrypted);

export const submitPark = (body: CallInput<'POST /api/front/verification/park'>) =>
  call('POST /api/front/verification/park', body, encrypted);

/** Returns the company already registered with a credit code; null when there is none. */
export const findCompanyByUscc = (uscc: string) => call('GET /api/front/verification/companyOf', { uscc });

export const withdrawVerification = (kind: VerificationKind) => call('POST /api/front/verification/withdraw', { kind });

export const remindReviewers = (kind: VerificationKind) => call('POST /api/front/verification/remind', { kind });

/** Returns the source of a small preview of the user's own private image. */
export const previewPrivateImage = async (id: string): Promise<string> => {
  const { dataUri } = await call('GET /api/front/upload/privateImage/{id}', { id });
  return pictureFile(id, dataUri);
};

/** Returns the text on the user's own identity card; null when OCR is unavailable. Requires the separate consent. */
export const readIdCard = (image: string, side: IdCardSide) =>
  call('POST /api/front/verification/readIdCard', { image, side, agreesSensitive: true }, encrypted);

/** Returns the text on the user's own licence; null when OCR is unavailable. */
export const readLicence = (image: string) => call('POST /api/front/verification/readLicence', { image }, encrypted);
