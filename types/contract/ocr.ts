import { type Static, Type } from '@sinclair/typebox';
import { DateOnly, Id, Nullable } from './common';

const RecognisedText = Nullable(Type.String({ maxLength: 100 }));

/** OCR result of an identity card, to be confirmed by the user. Null: the field is unreadable or violates its rule. */
export const IdCardText = Type.Object({
  realName: RecognisedText,
  idNumber: RecognisedText,
  /** Expiry date, printed on the emblem side. */
  validUntil: Nullable(DateOnly),
  /** True when the card has no expiry date. */
  isLongTerm: Type.Boolean()
});
export type IdCardText = Static<typeof IdCardText>;

/** `front`: portrait, name and number; `back`: emblem and validity. */
export const IdCardSide = Type.Union([Type.Literal('front'), Type.Literal('back')]);
export type IdCardSide = Static<typeof IdCardSide>;

export const LicenceText = Type.Object({
  name: RecognisedText,
  uscc: RecognisedText,
  legalPerson: RecognisedText,
  /** Address as printed on the licence, including province and city. */
  address: RecognisedText,
  establishedOn: Nullable(DateOnly),
  validUntil: Nullable(DateOnly),
  /** True when the licence has no expiry date. */
  isLongTerm: Type.Boolean()
});
export type LicenceText = Static<typeof LicenceText>;

export const ocrCalls = {
  /**
   * Runs OCR on one side of the user's identity card; nothing of it is stored. Null when OCR is unavailable. Errors:
   * NOT_FOUND for a picture of another user, RATE_LIMITED above 20 documents a day.
   */
  'POST /api/front/verification/readIdCard': {
    input: Type.Object(
      {
        /** Id of a private image. */
        image: Id,
        side: IdCardSide,
        /** Separate consent to the use of sensitive data, required before OCR. */
        agreesSensitive: Type.Literal(true)
      },
      { additionalProperties: false }
    ),
    data: Nullable(IdCardText),
    secure: true,
    encrypted: true,
    auth: 'member'
  },
  /** Runs OCR on a business licence, with the same rules as `readIdCard`. */
  'POST /api/front/verification/readLicence': {
    input: Type.Object({ image: Id }, { additionalProperties: false }),
    data: Nullable(LicenceText),
    secure: true,
    encrypted: true,
    auth: 'member'
  }
} as const;
