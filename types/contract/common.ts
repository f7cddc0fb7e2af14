import { type Static, type TLiteral, type TSchema, Type } from '@sinclair/typebox';

/** Opaque identifier: clients must not parse it. */
export const Id = Type.String({ minLength: 1, maxLength: 64 });
const inMonthsOf = {
  31: '(0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])',
  30: '(0[469]|11)-(0[1-9]|[12]\\d|30)',
  28: '02-(0[1-9]|1\\d|2[0-8])'
};
const year = '(?!0000)\\d{4}';
/** Pattern of leap years: every fourth year, but only every fourth century year. */
const leapYear = '(?!0000)(\\d\\d(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)';

/** Calendar day in Asia/Shanghai as YYYY-MM-DD: no 30 February, and 29 February in leap years only. */
export const DateOnly = Type.String({
  pattern: `^(${year}-(${inMonthsOf[31]}|${inMonthsOf[30]}|${inMonthsOf[28]})|${leapYear}-02-29)$`
});
/** Epoch milliseconds. */
export const TimeMs = Type.Integer({ minimum: 0 });
/** Amount of money in fen; prices are fen per kilogram unless a unit is given with them. */
export const Fen = Type.Integer({ minimum: 0 });
/** Change in basis points: 147 is +1.47 %. */
export const BasisPoints = Type.Integer();
/** Mainland mobile number. */
export const Mobile = Type.String({ pattern: '^1[3-9]\\d{9}$' });
/**
 * Mobile number of an account: a mainland one in eleven digits, or an overseas one in E.164 form, which is accepted where
 * the SMS gateway serves its country.
 */
export const AccountMobile = Type.String({ pattern: '^(1[3-9]\\d{9}|\\+(?!86)[1-9]\\d{6,14})$' });
/** E-mail address of an account; case is ignored. `isEmail` of the field rules says what is one. */
export const Email = Type.String({ minLength: 6, maxLength: 100, pattern: '^[^\\s@]+@[^\\s@]+$' });
export const Cursor = Type.String({ maxLength: 256 });
export const PageLimit = Type.Integer({ minimum: 1, maximum: 50 });

type Literals<T extends readonly string[]> = { -readonly [Index in keyof T]: TLiteral<T[Index]> };
/** Returns a union of string literals. The type is a tuple, so a record over the union knows its keys. */
export const oneOf = <const T extends readonly string[]>(names: T) =>
  Type.Union(names.map((name) => Type.Literal(name)) as unknown as [...Literals<T>]);

export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** Returns the schema of one page of a list; `nextCursor` null marks the end. */
export const PageOf = <T extends TSchema>(item: T) =>
  Type.Object({ items: Type.Array(item), nextCursor: Nullable(Type.String()) });

export interface Page<T> {
  items: T[];
  nextCursor: string | null;
}

/** First-level categories of the taxonomy: plant parts, hot spices and processed spices. */
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
