import { type Static, Type } from '@sinclair/typebox';
import { Fen, Id, Nullable, oneOf } from './common';
import { Grams, Origin, Packaging, RequestId, TradeDocument, TradeUnit } from './goods';
import { ListingTitle, LocationName, TaxonomyName } from './localText';
import { QuotationDetail, QuotationRef } from './quotation';
import { QuotationFields } from './quotationFields';
import { GoodsVersion, QuotationPurchase } from './quotationPurchase';
import { PictureUrl } from './upload';

const strict = { additionalProperties: false };
const QuotationBody = Type.Object(
  {
    purchaseId: Id,
    requestId: RequestId,
    asCompany: Type.Boolean(),
    fields: QuotationFields,
    /** The version of the request that the supplier saw; `create` checks it. Older mini-programs leave it out. */
    goodsVersion: Type.Optional(GoodsVersion)
  },
  strict
);
export type QuotationBody = Static<typeof QuotationBody>;
/** Grows each time the draft is saved on the server, from any device; null without a draft. */
const DraftVersion = Type.Integer({ minimum: 0 });
const QuotationIdentity = oneOf(['person', 'company']);
const encryptedCall = { secure: true, encrypted: true, auth: 'member' } as const;

/** CONFLICT reasons are those of `quotationCalls`. */
export const quotationSubmissionCalls = {
  /**
   * Returns the request to quote on, and the user's own draft or quotation for it. Errors: NOT_FOUND, FORBIDDEN outside
   * its audience.
   */
  'GET /api/front/quotation/prepare': {
    input: Type.Object({ purchaseId: Id }, strict),
    data: Type.Object({
      purchase: QuotationPurchase,
      draft: Nullable(QuotationFields),
      /** Identity that the draft was saved under; null without a draft. */
      draftIdentity: Nullable(QuotationIdentity),
      /** `goodsVersion` of the request that the draft was entered for; null without a draft, or when it is unknown. */
      draftGoodsVersion: Nullable(GoodsVersion),
      draftVersion: Nullable(DraftVersion),
      /** Id of a quotation already sent, which must be edited instead of sending a second one. */
      quotationId: Nullable(Id),
      /** Identities under which the viewer may quote now; empty when quoting is blocked. */
      identities: Type.Array(QuotationIdentity),
      /** Current price range of the wholesale market in fen per kilogram. */
      market: Nullable(
        Type.Object({ lineId: Id, marketName: LocationName, gradeName: TaxonomyName, lowFen: Fen, highFen: Fen })
      ),
      /** The viewer's open supplies of the variety with the fields used to prefill the quotation. */
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
          /** Grade, or specification as free text. */
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
  'POST /api/front/quotation/saveDraft': {
    input: QuotationBody,
    data: Type.Object({ draftVersion: DraftVersion }),
    ...encryptedCall
  },
  /**
   * Sends the quotation. Errors: VALIDATION with `fields`, FORBIDDEN with `needs` (`verify`, `company`), CONFLICT when
   * one exists already or the request is full, ended, the user's own or no longer that of `goodsVersion`, RATE_LIMITED
   * above the daily limit of the trust level.
   */
  'POST /api/front/quotation/create': { input: QuotationBody, data: QuotationDetail, ...encryptedCall },
  /** Creates a new version. Error: CONFLICT when no edit is left, after acceptance, or when `revision` is outdated. */
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
