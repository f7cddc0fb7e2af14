import { Type, type Static } from '@sinclair/typebox';
import { Empty, Fen, Id, Nullable, oneOf } from './common';
import { Grams, Origin, Packaging, RequestId, TradeDocument, TradeUnit } from './goods';
import { ListingTitle, PlaceName, TaxonomyName } from './localText';
import { QuotationRef, QuotationDetail } from './quotation';
import { QuotationFields } from './quotationFields';
import { QuotedPurchase } from './quotedPurchase';
import { PictureUrl } from './upload';

const strict = { additionalProperties: false };
const QuotationBody = Type.Object(
  { purchaseId: Id, requestId: RequestId, asCompany: Type.Boolean(), fields: QuotationFields },
  strict
);
export type QuotationBody = Static<typeof QuotationBody>;
const encryptedCall = { secure: true, encrypted: true, auth: 'member' } as const;

/** Why a CONFLICT: see `quotationCalls`. */
export const quotationSubmissionCalls = {
  /** The request to be quoted on, and one's own draft or quotation about it. Errors: NOT_FOUND, FORBIDDEN for who is not of its audience. */
  'GET /api/front/quotation/prepare': {
    input: Type.Object({ purchaseId: Id }, strict),
    data: Type.Object({
      purchase: QuotedPurchase,
      draft: Nullable(QuotationFields),
      /** A quotation that was sent already: it is edited, not sent a second time. */
      quotationId: Nullable(Id),
      /** In whose names the reader may quote on it now; empty when something is in the way. */
      identities: Type.Array(oneOf(['person', 'company'])),
      /** What the market pays, fen per kilogram. */
      market: Nullable(
        Type.Object({ lineId: Id, marketName: PlaceName, gradeName: TaxonomyName, lowFen: Fen, highFen: Fen })
      ),
      /** Own open supplies of the variety with what they say of the same things, for the quick fill. */
      supplies: Type.Array(
        Type.Object({
          id: Id,
          title: ListingTitle,
          unitFen: Nullable(Fen),
          unit: TradeUnit,
          gramsPerPack: Nullable(Grams),
          stockGrams: Grams,
          isTaxIncluded: Type.Boolean(),
          isFreightIncluded: Type.Boolean(),
          /** Its grade, or its specification in words. */
          spec: Type.String(),
          origin: Origin,
          cropYear: Nullable(Type.Integer()),
          packaging: Nullable(Packaging),
          packagingText: Type.String(),
          shipWithinDays: Nullable(Type.Integer()),
          photos: Type.Array(PictureUrl),
          documents: Type.Array(TradeDocument)
        })
      )
    }),
    auth: 'member'
  },
  'POST /api/front/quotation/saveDraft': { input: QuotationBody, data: Empty, ...encryptedCall },
  /**
   * Sends it. Errors: VALIDATION with `fields`, FORBIDDEN with `needs` (`verify`, `company`), CONFLICT when there is one
   * already, the request is full, ended or the reader's own, RATE_LIMITED above what the trust level allows in a day.
   */
  'POST /api/front/quotation/create': { input: QuotationBody, data: QuotationDetail, ...encryptedCall },
  /** A new version. CONFLICT: no edit is left, accepted meanwhile, or `revision` is old. */
  'POST /api/front/quotation/edit': {
    input: Type.Object(
      {
        ...QuotationRef,
        requestId: RequestId,
        fields: QuotationFields,
        editReason: Type.String({ maxLength: 140 })
      },
      strict
    ),
    data: QuotationDetail,
    ...encryptedCall
  }
} as const;
