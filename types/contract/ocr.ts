import { Type, type Static } from '@sinclair/typebox';
import { DateOnly, Id, Nullable } from './common';

const RecognisedText = Nullable(Type.String({ maxLength: 100 }));

/** What was read from a paper, to be checked by the person. Null: it could not be read, or breaks the rule of its field. */
export const IdCardText = Type.Object({
  realName: RecognisedText,
  idNumber: RecognisedText,
  /** On the side with the emblem. */
  validUntil: Nullable(DateOnly),
  /** The card says that it has no end. */
  isLongTerm: Type.Boolean()
});
export type IdCardText = Static<typeof IdCardText>;

/** `front`: with the portrait, name and number; `back`: with the emblem and the validity. */
export const IdCardSide = Type.Union([Type.Literal('front'), Type.Literal('back')]);
export type IdCardSide = Static<typeof IdCardSide>;

export const LicenceText = Type.Object({
  name: RecognisedText,
  uscc: RecognisedText,
  legalPerson: RecognisedText,
  /** With province and city, as the licence has it. */
  address: RecognisedText,
  establishedOn: Nullable(DateOnly),
  validUntil: Nullable(DateOnly),
  /** The licence says that it has no end. */
  isLongTerm: Type.Boolean()
});
export type LicenceText = Static<typeof LicenceText>;

export const ocrCalls = {
  /**
   * Reads a side of an own identity card; nothing of it is kept. Null when nothing can read here or now. Errors:
   * NOT_FOUND for a picture that is not the person's, RATE_LIMITED above 20 papers a day.
   */
  'POST /api/front/verification/readIdCard': {
    input: Type.Object(
      {
        /** A private image. */
        image: Id,
        side: IdCardSide,
        /** The separate consent to the use of sensitive data comes before the reading. */
        agreesSensitive: Type.Literal(true)
      },
      { additionalProperties: false }
    ),
    data: Nullable(IdCardText),
    secure: true,
    encrypted: true,
    auth: 'member'
  },
  /** The same of a business licence. */
  'POST /api/front/verification/readLicence': {
    input: Type.Object({ image: Id }, { additionalProperties: false }),
    data: Nullable(LicenceText),
    secure: true,
    encrypted: true,
    auth: 'member'
  }
} as const;
