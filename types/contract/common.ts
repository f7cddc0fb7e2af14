import { Type, type Static, type TSchema } from '@sinclair/typebox';

/** Ids are opaque to the client. */
export const Id = Type.String({ minLength: 1, maxLength: 64 });
/** YYYY-MM-DD in Asia/Shanghai. */
export const DateOnly = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
/** Epoch milliseconds. */
export const TimeMs = Type.Integer({ minimum: 0 });
/** Money in fen; prices are fen per kilogram unless a unit stands beside them. */
export const Fen = Type.Integer({ minimum: 0 });
/** A change in basis points: 147 is +1.47 %. */
export const BasisPoints = Type.Integer();
/** Mainland mobile number. */
export const Mobile = Type.String({ pattern: '^1[3-9]\\d{9}$' });
export const Cursor = Type.String({ maxLength: 256 });
export const PageLimit = Type.Integer({ minimum: 1, maximum: 50 });

export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** One window of a list; `nextCursor` null means the end. */
export const PageOf = <T extends TSchema>(item: T) =>
  Type.Object({ items: Type.Array(item), nextCursor: Nullable(Type.String()) });

export interface Page<T> {
  items: T[];
  nextCursor: string | null;
}

/** The first-grade categories of the taxonomy: part of the plant, the hot ones, the processed ones. */
export const CategoryId = Type.Union([
  Type.Literal('fruit'),
  Type.Literal('bark'),
  Type.Literal('root'),
  Type.Literal('bud'),
  Type.Literal('leaf'),
  Type.Literal('hot'),
  Type.Literal('blend')
]);
export type CategoryId = Static<typeof CategoryId>;

export const Empty = Type.Null();
