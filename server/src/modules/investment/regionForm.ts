import { type Static, Type } from '@sinclair/typebox';
import { DateOnly, Nullable, oneOf } from '@contract/common';
import { investmentModes } from '@contract/investment';
import { ParkContact } from '@contract/park';

const strict = { additionalProperties: false };
const text = (maxLength: number) => Type.String({ minLength: 1, maxLength });
const id = Type.String({ pattern: '^[a-z0-9-]{1,64}$' });

const PolicyForm = Type.Object(
  {
    id,
    title: text(60),
    documentNo: text(40),
    issuer: text(40),
    issuedOn: DateOnly,
    validUntil: Nullable(DateOnly),
    summary: text(500)
  },
  strict
);

const ProjectForm = Type.Object(
  {
    id,
    name: text(40),
    industry: text(20),
    scaleWan: Type.Integer({ minimum: 1, maximum: 100_000_000 }),
    mode: oneOf(investmentModes),
    summary: text(500),
    contact: ParkContact
  },
  strict
);

/**
 * The government page of a region as an office hands it in, in a file: it may be too large for a call. Policies and projects
 * replace those that it had.
 */
export const RegionForm = Type.Object(
  {
    id,
    name: text(20),
    intro: text(300),
    advantages: Type.Array(Type.Object({ title: text(20), text: text(120) }, strict), { maxItems: 12 }),
    chain: Type.Array(
      Type.Object({ title: text(20), text: text(120), items: Type.Array(text(20), { maxItems: 12 }) }, strict),
      { maxItems: 12 }
    ),
    contact: ParkContact,
    policies: Type.Array(PolicyForm, { maxItems: 100 }),
    projects: Type.Array(ProjectForm, { maxItems: 100 })
  },
  strict
);
export type RegionForm = Static<typeof RegionForm>;
