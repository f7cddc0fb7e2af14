import { type Static, Type } from '@sinclair/typebox';
import { DateOnly, Id, Nullable, oneOf, TimeMs } from './common';
import { LinkTarget } from './deepLink';
import { ExpoFile, ExpoIntroduction, introductionSections } from './expoIntroduction';
import { OrganiserText } from './localText';
import { OperatorName } from './quote';

const strict = { additionalProperties: false };
const text = (maxLength: number) => Type.String({ minLength: 1, maxLength });
const translated = (maxLength: number) => OrganiserText({ minLength: 1, maxLength });

/** Name, days and venue of an expo, for what belongs to it. */
export const ExpoFacts = Type.Object({
  id: Id,
  name: OrganiserText(),
  startsOn: DateOnly,
  endsOn: DateOnly,
  venue: OrganiserText()
});
export type ExpoFacts = Static<typeof ExpoFacts>;

export const Expo = Type.Object({ ...ExpoFacts.properties, registeredCount: Type.Integer({ minimum: 0 }) });
export type Expo = Static<typeof Expo>;

/** An expo in the results of a search. */
export const ExpoBrief = Type.Omit(Expo, ['registeredCount']);
export type ExpoBrief = Static<typeof ExpoBrief>;

/** Phase by calendar day in Shanghai: before the first day, from the first to the last, after the last. */
export const expoPhases = ['before', 'on', 'over'] as const;
export type ExpoPhase = (typeof expoPhases)[number];

/** The server's time with what depends on it: a countdown on a device whose clock is wrong is right by it. */
const atServerTime = { phase: oneOf(expoPhases), serverNowMs: TimeMs };

export const CurrentExpo = Type.Object({ ...Expo.properties, ...atServerTime });
export type CurrentExpo = Static<typeof CurrentExpo>;

export const organiserRoles = ['host', 'coHost', 'undertaker', 'supporter'] as const;
export type OrganiserRole = (typeof organiserRoles)[number];
export const ExpoOrganiser = Type.Object({ role: oneOf(organiserRoles), name: translated(60) }, strict);
export type ExpoOrganiser = Static<typeof ExpoOrganiser>;

export const figureKinds = ['exhibitors', 'halls', 'sessions', 'areaM2', 'visitors', 'countries', 'dealsFen'] as const;
/** A figure of an expo: announced before it, the result after it. `dealsFen` is the value of what was agreed. */
export const ExpoFigure = Type.Object({ kind: oneOf(figureKinds), value: Type.Integer({ minimum: 0 }) }, strict);
export type ExpoFigure = Static<typeof ExpoFigure>;

/** Opening hours of one day. */
export const ExpoOpening = Type.Object({ opensAtMs: TimeMs, closesAtMs: TimeMs }, strict);
export type ExpoOpening = Static<typeof ExpoOpening>;

/** GCJ-02 degrees, as used by mainland maps. */
export const ExpoPosition = Type.Object(
  { latitude: Type.Number({ minimum: -90, maximum: 90 }), longitude: Type.Number({ minimum: -180, maximum: 180 }) },
  strict
);

const details = {
  /** Which one of the series it is, from 1. */
  number: Type.Integer({ minimum: 1, maximum: 999 }),
  slogan: OrganiserText({ maxLength: 60 }),
  address: OrganiserText({ maxLength: 120 }),
  /** Null until the venue is on the map. */
  position: Nullable(ExpoPosition),
  organisers: Type.Array(ExpoOrganiser, { maxItems: 40 }),
  figures: Type.Array(ExpoFigure, { maxItems: figureKinds.length }),
  /** In order of time; empty until they are known. */
  openings: Type.Array(ExpoOpening, { maxItems: 14 })
};

export const PreviousExpo = Type.Object({
  id: Id,
  name: OrganiserText(),
  number: details.number,
  startsOn: DateOnly,
  endsOn: DateOnly,
  figures: details.figures
});
export type PreviousExpo = Static<typeof PreviousExpo>;

export const ExpoIndex = Type.Object({
  ...CurrentExpo.properties,
  ...details,
  /** Expos that ended before this one begins, the last first. */
  previous: Type.Array(PreviousExpo)
});
export type ExpoIndex = Static<typeof ExpoIndex>;

export const ExpoBanner = Type.Object(
  {
    id: Id,
    title: translated(24),
    subtitle: OrganiserText({ maxLength: 40 }),
    /** Variety whose drawing is the picture. */
    varietyId: Id,
    jump: LinkTarget
  },
  strict
);
export type ExpoBanner = Static<typeof ExpoBanner>;

/** A page on the web, or a broadcast of WeChat Channels, which opens in WeChat's app alone. */
export const LiveEntry = Type.Union([
  Type.Object({ type: Type.Literal('web'), url: Type.String({ pattern: '^https://', maxLength: 500 }) }, strict),
  Type.Object({ type: Type.Literal('channels'), channelId: text(64), channelName: text(40) }, strict)
]);
export type LiveEntry = Static<typeof LiveEntry>;

export const LiveConfig = Type.Object(
  { title: translated(40), startsAtMs: TimeMs, endsAtMs: TimeMs, entry: LiveEntry },
  strict
);
export type LiveConfig = Static<typeof LiveConfig>;

/** All that an operator writes of an expo. */
export const ExpoContent = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z0-9-]{1,64}$' }),
    name: text(40),
    startsOn: DateOnly,
    endsOn: DateOnly,
    venue: text(40),
    ...details,
    banners: Type.Array(ExpoBanner, { maxItems: 10 }),
    live: Nullable(LiveConfig),
    introduction: introductionSections,
    /** Revision that was read; 0 creates the expo. */
    revision: Type.Integer({ minimum: 0 })
  },
  strict
);
export type ExpoContent = Static<typeof ExpoContent>;

/** An expo without the parts that are too large for a call: a command of the shell saves those from a file. */
export const ExpoForm = Type.Omit(ExpoContent, ['banners', 'introduction'], strict);
export type ExpoForm = Static<typeof ExpoForm>;

/** Default: the expo that is on or comes next, else the last one. */
const ExpoQuery = Type.Object({ expoId: Type.Optional(Id) }, strict);

export const expoCalls = {
  /** Returns the current expo or the next one; null between expos. */
  'POST /api/front/spiceExpo/getNowSpiceExpo': { data: Nullable(CurrentExpo) },
  /** Returns an expo with its facts and the ones before it; null for an unknown one, or when there is none. */
  'POST /api/front/spiceExpo/getExpoIndex': { input: ExpoQuery, data: Nullable(ExpoIndex) },
  'POST /api/front/spiceExpo/getExpoBanner': { input: ExpoQuery, data: Type.Array(ExpoBanner) },
  /** Returns the broadcast that is on or to come; null when there is none. */
  'POST /api/front/spiceExpo/getLiveConfig': { input: ExpoQuery, data: Nullable(LiveConfig) },
  'POST /api/front/spiceExpo/getExpoIntroduce': { input: ExpoQuery, data: Nullable(ExpoIntroduction) },
  /** Returns the content of a file of an expo as base64. Error: NOT_FOUND. */
  'POST /api/front/expo/getFile': {
    input: Type.Object({ id: Id }, strict),
    data: Type.Object({ ...ExpoFile.properties, base64: Type.String() })
  },
  /** Returns all that is written of an expo. Error: NOT_FOUND. */
  'GET /api/operator/expo/content': {
    input: Type.Object({ id: Id }, strict),
    data: ExpoContent,
    auth: 'operator'
  },
  /**
   * Creates or replaces what is written of an expo, but those parts, and returns all that is written of it. Errors: CONFLICT `revision` when it was saved since,
   * VALIDATION `endsOn`, `openings` or `live` for one that ends before it begins.
   */
  'POST /api/operator/expo/saveExpo': {
    input: Type.Object({ ...ExpoForm.properties, operator: OperatorName }, strict),
    data: ExpoContent,
    auth: 'operator'
  }
} as const;
