import type { PaperCardText } from '@contract/ocr';
import { DAY_MS } from '@rules/duration';
import { holderPersonProblems, type HolderPersonText, normalizeHolderPerson } from '@rules/holder';
import type { Member } from '../../http/ports';
import type { CardOcr } from '../../providers/ocrProvider';
import { countAction } from '../rateLimit/rateLimit.service';
import { type PrivateImageDeps, takePrivateImage } from '../upload/privateImage.service';

const LIMIT = { name: 'readCard', limit: 50, windowMs: DAY_MS };

export interface PaperCardDeps extends PrivateImageDeps {
  cardOcr: CardOcr | null;
}

export interface PaperCardRequest {
  /** Id of a private image. */
  image: string;
  nowMs: number;
  /** Receives the reason of a failure; never contents of the card. */
  onFailure: (error: unknown) => void;
}

/**
 * Reads a photo of a business card, and deletes the photo whether it could be read or not: it shows data of a person who
 * is no user. Null when nothing can read it now.
 * @throws AppError NOT_FOUND for a picture that the user did not upload as a paper card or that was read before,
 * RATE_LIMITED above 50 cards a day
 */
export async function readPaperCard(
  deps: PaperCardDeps,
  member: Member,
  { image, nowMs, onFailure }: PaperCardRequest
): Promise<PaperCardText | null> {
  await countAction(deps.db, LIMIT, member.id, nowMs);
  const photo = await takePrivateImage(deps, { ownerId: member.id, purpose: 'paperCard' }, image);
  if (deps.cardOcr === null) return null;
  try {
    const person = normalizeHolderPerson(await deps.cardOcr.readCard(photo));
    return { person: withoutInvalid({ ...person, website: withScheme(person.website) }), isDemo: deps.cardOcr.isDemo };
  } catch (error) {
    onFailure(error);
    return null;
  }
}

/** Cards show addresses of websites as www.example.com. */
const withScheme = (website: string): string =>
  website === '' || website.includes('://') ? website : `https://${website}`;

/** A value that violates the rule of its field was misread. */
function withoutInvalid(person: HolderPersonText): HolderPersonText {
  const problems = Object.keys(holderPersonProblems(person)).map((field) => [field, '']);
  return { ...person, ...(Object.fromEntries(problems) as Partial<HolderPersonText>) };
}
