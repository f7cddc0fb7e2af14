import { type Static, Type } from '@sinclair/typebox';
import { exhibitorCategories } from '@rules/boothCategory';
import { type ExhibitorSubcategory as ExhibitorSubcategoryName, subcategoriesOf } from '@rules/exhibitorCategory';
import { CardBrief, CardRelation } from './card';
import { Cursor, Empty, Id, Nullable, oneOf, PageLimit } from './common';
import { ExhibitorCategory } from './floorPlan';
import { OrganiserText, TaxonomyName } from './localText';
import { OperatorName } from './quote';
import { PictureUrl } from './upload';

const strict = { additionalProperties: false };

const exhibitorSubcategories = Object.values(subcategoriesOf).flat();
export const ExhibitorSubcategory = Type.Unsafe<ExhibitorSubcategoryName>(oneOf(exhibitorSubcategories));
export type ExhibitorSubcategory = ExhibitorSubcategoryName;

/** Id of a category or of a subcategory. */
const ExhibitorCategoryId = Type.Unsafe<ExhibitorCategory | ExhibitorSubcategory>(
  oneOf([...exhibitorCategories, ...exhibitorSubcategories])
);

/** An exhibitor in a list. */
export const ExhibitorBrief = Type.Object({
  id: Id,
  name: Type.String(),
  logoUrl: Nullable(PictureUrl),
  category: ExhibitorCategory,
  subcategory: ExhibitorSubcategory,
  hallNumber: Type.Integer({ minimum: 1 }),
  /** In order; empty while none is allotted. */
  boothNos: Type.Array(Type.String()),
  varieties: Type.Array(TaxonomyName),
  /** Whether its company is verified on the platform. */
  isVerified: Type.Boolean(),
  /** Letter in the index: A to Z, or # for a name without one. */
  initial: Type.String(),
  isFavourite: Type.Boolean(),
  /** Whether the viewer has marked it as seen. */
  isSeen: Type.Boolean()
});
export type ExhibitorBrief = Static<typeof ExhibitorBrief>;

export const Exhibit = Type.Object({ name: OrganiserText(), text: OrganiserText(), pictureUrl: Nullable(PictureUrl) });
export type Exhibit = Static<typeof Exhibit>;

/** A business card of an exhibitor's staff. */
export const StaffCard = Type.Composite([CardBrief, Type.Object({ relation: CardRelation })]);
export type StaffCard = Static<typeof StaffCard>;

export const ExhibitorDetail = Type.Composite([
  ExhibitorBrief,
  Type.Object({
    expoId: Id,
    companyId: Nullable(Id),
    intro: OrganiserText(),
    exhibits: Type.Array(Exhibit),
    staff: Type.Array(StaffCard),
    /** Whether the viewer has exchanged contacts with one of the staff. */
    hasExchanged: Type.Boolean(),
    /** Whether the viewer belongs to its company, and so may offer meeting slots. */
    isOwn: Type.Boolean()
  })
]);
export type ExhibitorDetail = Static<typeof ExhibitorDetail>;

export const ExhibitorCategoryCount = Type.Object({
  id: ExhibitorCategory,
  count: Type.Integer(),
  subcategories: Type.Array(Type.Object({ id: ExhibitorSubcategory, count: Type.Integer() }))
});
export type ExhibitorCategoryCount = Static<typeof ExhibitorCategoryCount>;

export const ExhibitorQuery = Type.Object(
  {
    /** The current expo by default; with a cursor, the expo of the first window. */
    expoId: Type.Optional(Id),
    /** Part of name, pinyin, initials or booth, or the name of a variety. */
    q: Type.Optional(Type.String({ maxLength: 30 })),
    categoryId: Type.Optional(ExhibitorCategoryId),
    hall: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
    /** Begins the list at this letter of the index. */
    initial: Type.Optional(Type.String({ pattern: '^[A-Z#]$' })),
    favouritesOnly: Type.Optional(Type.Boolean()),
    cursor: Type.Optional(Cursor),
    limit: Type.Optional(PageLimit)
  },
  strict
);
export type ExhibitorQuery = Static<typeof ExhibitorQuery>;

/** A window of the exhibitors from A to Z. */
export const ExhibitorWindow = Type.Object({
  items: Type.Array(ExhibitorBrief),
  nextCursor: Nullable(Type.String()),
  total: Type.Integer(),
  /** Letters of the index with the number of matching exhibitors under each, in order. */
  initials: Type.Array(Type.Object({ initial: Type.String(), count: Type.Integer() })),
  /** Numbers of the halls that exhibitors of the expo have, in order, whatever is asked for. */
  halls: Type.Array(Type.Integer())
});
export type ExhibitorWindow = Static<typeof ExhibitorWindow>;

/** Notes of a member about an exhibitor, seen by no one else. */
export const Lead = Type.Object({
  note: Type.String(),
  tags: Type.Array(Type.String()),
  rating: Nullable(Type.Integer({ minimum: 1, maximum: 5 })),
  /** Increases with every change; 0 before the first one. */
  revision: Type.Integer({ minimum: 0 })
});
export type Lead = Static<typeof Lead>;

/** Upper bounds of the raw input; `@rules/lead` limits each field after normalization. */
export const LeadChange = Type.Object(
  {
    exhibitorId: Id,
    note: Type.String({ maxLength: 1200 }),
    tags: Type.Array(Type.String({ maxLength: 40 }), { maxItems: 20 }),
    rating: Lead.properties.rating,
    /** Revision that the change was made on. */
    revision: Type.Integer({ minimum: 0 })
  },
  strict
);
export type LeadChange = Static<typeof LeadChange>;

/** Result of an import: rows with a fault are left out, the others are stored. */
export const ExhibitorImport = Type.Object({
  created: Type.Integer(),
  updated: Type.Integer(),
  /** `row`: number of the row, from 1, without the header. */
  faults: Type.Array(Type.Object({ row: Type.Integer(), field: Type.String(), rule: Type.String() }))
});
export type ExhibitorImport = Static<typeof ExhibitorImport>;

const ExhibitorRef = Type.Object({ id: Id }, strict);
const privateCall = { secure: true, encrypted: true, auth: 'member' } as const;

export const exhibitorCalls = {
  /** Returns the categories of the current expo with the number of exhibitors in each; empty between expos. */
  'POST /api/front/spiceExpo/getExpoMerchantCategories': { data: Type.Array(ExhibitorCategoryCount) },
  /** Returns exhibitors from A to Z by pinyin. Errors: UNAUTHORIZED for the favourites of a visitor, VALIDATION. */
  'POST /api/front/spiceExpo/getExpoMerchantList': { input: ExhibitorQuery, data: ExhibitorWindow },
  /** Returns an exhibitor with the cards of its staff that the viewer may see. Error: NOT_FOUND. */
  'POST /api/front/expo/getExhibitor': { input: ExhibitorRef, data: ExhibitorDetail },
  /** Adds an exhibitor to the user's favourites, or removes it. Idempotent. Error: NOT_FOUND. */
  'POST /api/front/expo/favouriteExhibitor': {
    input: Type.Object({ id: Id, isFavourite: Type.Boolean() }, strict),
    data: Empty,
    auth: 'member'
  },
  /** Marks an exhibitor as seen, or as not. Idempotent. Error: NOT_FOUND. */
  'POST /api/front/expo/markExhibitorSeen': {
    input: Type.Object({ id: Id, isSeen: Type.Boolean() }, strict),
    data: Empty,
    auth: 'member'
  },
  /** Returns the user's notes about an exhibitor. Error: NOT_FOUND. */
  'POST /api/front/expo/getLead': { input: ExhibitorRef, data: Lead, ...privateCall },
  /**
   * Stores the user's notes about an exhibitor. A repeated call with the same content changes nothing. Errors: NOT_FOUND,
   * VALIDATION, CONFLICT `revision` `stale` when they were changed on another device.
   */
  'POST /api/front/expo/saveLead': { input: LeadChange, data: Lead, ...privateCall },
  /** Returns the user's notes about the exhibitors of an expo as the text of a CSV file, from A to Z. */
  'POST /api/front/expo/exportLeads': {
    input: Type.Object({ expoId: Type.Optional(Id) }, strict),
    data: Type.Object({ text: Type.String(), count: Type.Integer() }),
    ...privateCall
  },
  /**
   * Imports exhibitors from JSON, CSV or XLSX; one that the expo has by this name is updated. Errors: NOT_FOUND for the
   * expo, FILE_TYPE, VALIDATION.
   */
  'POST /api/operator/expo/importExhibitors': {
    input: Type.Object({ operator: OperatorName, expoId: Id }, strict),
    data: ExhibitorImport,
    multipart: true,
    inQuery: true,
    auth: 'operator'
  },
  /**
   * Allots booths to an exhibitor in place of those that it had. Idempotent. Errors: NOT_FOUND, VALIDATION `boothNos`
   * `unknown`, CONFLICT `boothNos` `bookable` for one that is booked online, `taken` for one of another exhibitor.
   */
  'POST /api/operator/expo/allotBooths': {
    input: Type.Object(
      {
        operator: OperatorName,
        id: Id,
        boothNos: Type.Array(Type.String({ maxLength: 8 }), { maxItems: 20, uniqueItems: true })
      },
      strict
    ),
    data: Empty,
    auth: 'operator'
  }
} as const;
