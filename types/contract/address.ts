import { Type, type Static } from '@sinclair/typebox';
import { Empty, Id, Nullable, TimeMs } from './common';
import { MapPosition, RegionCode, RegionPath } from './region';

export const AddressLabel = Type.Union([
  Type.Literal('company'),
  Type.Literal('warehouse'),
  Type.Literal('home'),
  Type.Literal('other')
]);
export type AddressLabel = Static<typeof AddressLabel>;

/** How long each may be is said by `@rules/address`, once it is tidy. */
const Line = Type.String({ maxLength: 140 });

const addressFields = {
  receiver: Line,
  mobile: Type.String({ maxLength: 32 }),
  street: Line,
  /** May be empty. */
  doorNo: Line,
  label: AddressLabel,
  /** The words of the label `other`; empty with every other one. */
  labelText: Line,
  /** Null for one that nobody picked on the map. */
  position: Nullable(MapPosition)
};

/** Where goods are sent to. Of several, exactly one is the default. */
export const Address = Type.Object({
  id: Id,
  ...addressFields,
  region: RegionPath,
  isDefault: Type.Boolean(),
  updatedAtMs: TimeMs
});
export type Address = Static<typeof Address>;

/** `regionCode` is a district, or a city that has none. */
const newFields = { ...addressFields, regionCode: RegionCode, isDefault: Type.Boolean() };

export const AddressFields = Type.Object(newFields, { additionalProperties: false });
export type AddressFields = Static<typeof AddressFields>;

export const NewAddress = Type.Object(
  {
    ...newFields,
    /** Drawn by the client for each address: the same one sent again is one address. */
    requestId: Type.String({ pattern: '^[0-9A-Za-z_-]{16,64}$' })
  },
  { additionalProperties: false }
);
export type NewAddress = Static<typeof NewAddress>;

export const AddressChange = Type.Object({ id: Id, ...newFields }, { additionalProperties: false });
export type AddressChange = Static<typeof AddressChange>;

export const addressCalls = {
  /** The person's addresses, the default first, then the newest. At most `MAX_ADDRESSES`. */
  'POST /api/front/address/list': { data: Type.Array(Address), secure: true, encrypted: true, auth: 'member' },
  /** The first address is the default whatever it says. Errors: VALIDATION, CONFLICT (the list is full). */
  'POST /api/front/address/create': {
    input: NewAddress,
    data: Address,
    secure: true,
    encrypted: true,
    auth: 'member'
  },
  /** The default stays one until another takes its place. Errors: VALIDATION, NOT_FOUND. */
  'POST /api/front/address/update': {
    input: AddressChange,
    data: Address,
    secure: true,
    encrypted: true,
    auth: 'member'
  },
  /** The next one becomes the default. Can be undone for ten minutes. Error: NOT_FOUND. */
  'POST /api/front/address/remove/{id}': { data: Empty, auth: 'member' },
  /** Undoes a removal. Errors: NOT_FOUND (also when it is too late), CONFLICT (the list is full). */
  'POST /api/front/address/restore/{id}': { data: Empty, auth: 'member' },
  /** Error: NOT_FOUND. */
  'POST /api/front/address/setDefault/{id}': { data: Empty, auth: 'member' }
} as const;
