import { type Static, Type } from '@sinclair/typebox';
import { Id, oneOf, TimeMs } from './common';
import { OrganiserText } from './localText';

const strict = { additionalProperties: false };
const text = (maxLength: number) => OrganiserText({ minLength: 1, maxLength });

export const activityPhases = ['upcoming', 'running', 'ended'] as const;
/** Phase by the clock of the server. */
export type ActivityPhase = (typeof activityPhases)[number];

/** Ways to take part. Sharing is none: an activity must not be unlocked by it. */
export const activityActions = ['register', 'publishSupply', 'publishPurchase', 'verify'] as const;
export type ActivityAction = (typeof activityActions)[number];

/** Plain text in every field: the client renders no HTML of it. */
export const ActivityContent = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z0-9][a-z0-9-]{1,59}$' }),
    title: text(24),
    subtitle: OrganiserText({ maxLength: 60 }),
    /** Variety whose drawing is the picture. */
    varietyId: Id,
    startsAtMs: TimeMs,
    endsAtMs: TimeMs,
    steps: Type.Array(Type.Object({ title: text(20), text: OrganiserText({ maxLength: 120 }) }, strict), {
      minItems: 1,
      maxItems: 8
    }),
    rules: Type.Array(text(200), { minItems: 1, maxItems: 20 }),
    action: oneOf(activityActions),
    /** Revision of the saved activity; 0 creates one. */
    revision: Type.Integer({ minimum: 0 })
  },
  strict
);
export type ActivityContent = Static<typeof ActivityContent>;

const { revision: _revision, ...shown } = ActivityContent.properties;
export const Activity = Type.Object({ ...shown, phase: oneOf(activityPhases) });
export type Activity = Static<typeof Activity>;

export const activityCalls = {
  /** Error: NOT_FOUND. */
  'GET /api/front/activity/detail': { input: Type.Object({ id: Id }, strict), data: Activity }
} as const;
