import { type Static, Type } from '@sinclair/typebox';
import { Id, Nullable, oneOf } from './common';
import { LANGUAGES } from './localText';

const strict = { additionalProperties: false };

/** Texts of members that can be translated, each under the id of its subject. */
export const TranslatedText = oneOf([
  'supplyTitle',
  'supplyDescription',
  'purchaseTitle',
  'purchaseDemand',
  /** `part` is the number of the version. */
  'quotationRemark',
  /** `part` is the id of the counter-offer. */
  'quotationMessage',
  /** `part` is the id of the message. */
  'inquiryMessage',
  'companyIntro',
  'cardIntro'
]);
export type TranslatedText = Static<typeof TranslatedText>;

export const TranslationRef = Type.Object(
  {
    kind: TranslatedText,
    /** Id of the supply, request, quotation, inquiry thread, company or card. */
    id: Id,
    part: Type.Optional(Id)
  },
  strict
);
export type TranslationRef = Static<typeof TranslationRef>;

export const TranslationService = Type.Object({
  /** Name of the service that gets the texts, as viewers see it. */
  name: Type.String(),
  /** True for the service of the demo, which replaces terms of the trade only. */
  isDemo: Type.Boolean()
});
export type TranslationService = Static<typeof TranslationService>;

export const translationCalls = {
  /** Returns the translation service of this server; null for one that translates nothing. */
  'GET /api/front/translation/service': { data: Nullable(TranslationService) },
  /**
   * Translates a text of a subject that the viewer may see. Each version of a text is translated once for all of its
   * viewers; mobile numbers, e-mail addresses and WeChat ids are kept from the service. Errors: those of reading the
   * subject, NOT_FOUND for an empty text, VALIDATION `fields.language` `same` for a text that needs no translation,
   * UNAVAILABLE without a service or when it does not answer, RATE_LIMITED above 200 new translations a day, for
   * visitors above 30.
   */
  'POST /api/front/translation/translate': {
    input: Type.Composite([TranslationRef, Type.Object({ language: oneOf(LANGUAGES) })], strict),
    data: Type.Object({ text: Type.String() })
  }
} as const;
