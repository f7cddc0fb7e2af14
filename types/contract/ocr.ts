import { type Static, Type } from '@sinclair/typebox';
import { DateOnly, Id, Nullable } from './common';
import { HolderPerson } from './holder';

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

/** OCR result of a business card on paper, to be confirmed by the user. */
export const PaperCardText = Type.Object({
  /** An empty string: the field is unreadable or violates its rule. */
  person: HolderPerson,
  /** True in the demo, which reads nothing and returns an example. */
  isDemo: Type.Boolean()
});
export type PaperCardText = Static<typeof PaperCardText>;

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
  },
  /**
   * Runs OCR on a photo of a business card on paper, and deletes the photo. Null when OCR is unavailable. Errors: NOT_FOUND
   * for a picture of another user, of another purpose, or that was read before; RATE_LIMITED above 50 cards a day.
   */
  'POST /api/vcard/holder/readCard': {
    input: Type.Object(
      {
        /** Id of a private image that was uploaded with the purpose `paperCard`. */
        image: Id
      },
      { additionalProperties: false }
    ),
    data: Nullable(PaperCardText),
    secure: true,
    encrypted: true,
    auth: 'member'
  }
} as const;
