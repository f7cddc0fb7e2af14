import { type Static, Type } from '@sinclair/typebox';
import { Id, oneOf } from './common';
import { OrganiserText } from './localText';
import { AttachmentType } from './news';

const strict = { additionalProperties: false };
const text = (maxLength: number) => OrganiserText({ minLength: 1, maxLength });
const degrees = (limit: number) => Type.Number({ minimum: -limit, maximum: limit });

export const introductionSectionKinds = [
  'theme',
  'scale',
  'organisers',
  'pastResults',
  'transport',
  'hotels',
  'contact',
  'faq'
] as const;

/** Plain text in every field: the client renders no HTML of it. */
export const IntroductionBlock = Type.Union([
  Type.Object({ type: Type.Literal('text'), text: text(1000) }, strict),
  Type.Object({ type: Type.Literal('list'), items: Type.Array(text(200), { minItems: 1, maxItems: 30 }) }, strict),
  Type.Object(
    {
      type: Type.Literal('facts'),
      rows: Type.Array(Type.Object({ label: text(40), value: text(100) }, strict), { minItems: 1, maxItems: 30 })
    },
    strict
  ),
  /** A hotel, a station, an entrance; coordinates are GCJ-02 degrees. */
  Type.Object(
    {
      type: Type.Literal('location'),
      name: text(40),
      address: text(120),
      note: OrganiserText({ maxLength: 100 }),
      latitude: degrees(90),
      longitude: degrees(180)
    },
    strict
  ),
  Type.Object(
    {
      type: Type.Literal('contact'),
      name: text(40),
      phone: Type.String({ pattern: '^[0-9+-]{5,20}$' }),
      hours: OrganiserText({ maxLength: 60 })
    },
    strict
  ),
  Type.Object({ type: Type.Literal('question'), question: text(100), answer: text(1000) }, strict)
]);
export type IntroductionBlock = Static<typeof IntroductionBlock>;

export const IntroductionSection = Type.Object(
  { kind: oneOf(introductionSectionKinds), blocks: Type.Array(IntroductionBlock, { minItems: 1, maxItems: 40 }) },
  strict
);
export type IntroductionSection = Static<typeof IntroductionSection>;

export const introductionSections = Type.Array(IntroductionSection, { maxItems: introductionSectionKinds.length });

export const ExpoFile = Type.Object({
  id: Id,
  /** File name with its extension. */
  name: OrganiserText(),
  type: AttachmentType,
  bytes: Type.Integer({ minimum: 1 })
});
export type ExpoFile = Static<typeof ExpoFile>;

export const ExpoIntroduction = Type.Object({
  expoId: Id,
  name: OrganiserText(),
  sections: introductionSections,
  files: Type.Array(ExpoFile)
});
export type ExpoIntroduction = Static<typeof ExpoIntroduction>;
