import { type Static, Type } from '@sinclair/typebox';
import { DateOnly, Id, Nullable } from './common';

export const Expo = Type.Object({
  id: Id,
  name: Type.String(),
  startsOn: DateOnly,
  endsOn: DateOnly,
  venue: Type.String(),
  registeredCount: Type.Integer({ minimum: 0 })
});
export type Expo = Static<typeof Expo>;

export const expoCalls = {
  /** Returns the current expo or the next one; null between expos. */
  'POST /api/front/spiceExpo/getNowSpiceExpo': { data: Nullable(Expo) }
} as const;
