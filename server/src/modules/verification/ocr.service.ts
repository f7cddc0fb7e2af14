import type { IdCardSide, IdCardText, LicenceText } from '@contract/ocr';
import { isCompanyName } from '@rules/companyName';
import { isDay } from '@rules/day';
import { DAY_MS } from '@rules/duration';
import { idCharacters, idNumberProblem } from '@rules/identity';
import { isRealName } from '@rules/personName';
import { shanghaiDay } from '@rules/shanghaiTime';
import { isUscc, usccCharacters } from '@rules/uscc';
import { MAX_ADDRESS } from '@rules/verification';
import type { Member } from '../../http/ports';
import type { OcrProvider } from '../../providers/ocrProvider';
import { countAction } from '../rateLimit/rateLimit.service';
import { decrypted } from '../upload/privateImage.service';
import type { VerificationDeps } from './verification.deps';

const OCR_LIMIT = { name: 'readPaper', limit: 20, windowMs: DAY_MS };

export interface OcrDeps extends VerificationDeps {
  ocrProvider: OcrProvider | null;
}

export interface OcrRequest {
  /** Id of a private image. */
  image: string;
  nowMs: number;
  /** Receives the reason of a failure; never contents of the document. */
  onFailure: (error: unknown) => void;
}

/**
 * Reads a side of an own identity card. Null when nothing can read it now.
 * @throws AppError NOT_FOUND for a picture that the user did not upload, RATE_LIMITED above the daily limit
 */
export async function readIdCard(
  deps: OcrDeps,
  member: Member,
  request: OcrRequest & { side: IdCardSide }
): Promise<IdCardText | null> {
  const text = await runOcr(deps, member, request, (provider, picture) => provider.readIdCard(picture, request.side));
  if (text === null) return null;
  const today = shanghaiDay(request.nowMs);
  const isNumber = (number: string) => {
    const problem = idNumberProblem('residentId', number, today);
    // A minor's number is read correctly: the form rejects it with its own message.
    return problem === undefined || problem === 'minor';
  };
  return {
    realName: validOrNull(text.realName?.trim(), isRealName),
    idNumber: validOrNull(idCharacters(text.idNumber ?? ''), isNumber),
    // A day in the past is a correct result, too.
    validUntil: validOrNull(text.validUntil ?? '', isDay),
    isLongTerm: text.isLongTerm
  };
}

/** The same of a business licence. */
export async function readLicence(deps: OcrDeps, member: Member, request: OcrRequest): Promise<LicenceText | null> {
  const text = await runOcr(deps, member, request, (provider, picture) => provider.readLicence(picture));
  if (text === null) return null;
  const today = shanghaiDay(request.nowMs);
  return {
    name: validOrNull(text.name?.trim(), isCompanyName),
    uscc: validOrNull(usccCharacters(text.uscc ?? ''), isUscc),
    legalPerson: validOrNull(text.legalPerson?.trim(), isRealName),
    address: validOrNull(text.address?.trim(), ({ length }) => length >= 5 && length <= MAX_ADDRESS),
    establishedOn: validOrNull(text.establishedOn ?? '', (day) => isDay(day) && day <= today),
    validUntil: validOrNull(text.validUntil ?? '', (day) => isDay(day) && day >= today),
    isLongTerm: text.isLongTerm
  };
}

/** The picture is decrypted only for the provider and not kept after the call. */
async function runOcr<T>(
  { ocrProvider, ...deps }: OcrDeps,
  member: Member,
  { image, nowMs, onFailure }: OcrRequest,
  recognize: (provider: OcrProvider, picture: Buffer) => Promise<T>
): Promise<T | null> {
  const picture = await decrypted(deps, image, member.id);
  if (ocrProvider === null) return null;
  await countAction(deps.db, OCR_LIMIT, member.id, nowMs);
  try {
    return await recognize(ocrProvider, picture);
  } catch (error) {
    onFailure(error);
    return null;
  }
}

/** A value that violates the rule of its field was misread. */
function validOrNull(text: string | undefined, isValid: (text: string) => boolean): string | null {
  return text !== undefined && text !== '' && isValid(text) ? text : null;
}
