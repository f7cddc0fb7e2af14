import { type Static, Type } from '@sinclair/typebox';
import { Nullable, TimeMs } from './common';
import { TaxonomyName } from './localText';

/** Source of a price. */
export const Provenance = Type.Object({
  kind: Type.Union([
    Type.Literal('collector'),
    Type.Literal('company'),
    Type.Literal('index'),
    Type.Literal('platform')
  ]),
  sourceName: TaxonomyName,
  collector: Nullable(Type.String()),
  collectedAtMs: TimeMs,
  sampleCount: Type.Integer({ minimum: 1 }),
  /** `pending`: a change above 20 % that waits for its second review. */
  review: Type.Union([Type.Literal('passed'), Type.Literal('pending')])
});
export type Provenance = Static<typeof Provenance>;
