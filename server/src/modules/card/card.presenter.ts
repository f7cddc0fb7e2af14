import type { Card, CardCompany } from '@contract/card';
import type { VideoState } from '@contract/upload';
import type { VerificationKind } from '@contract/user';
import type { CardRow } from './card.repository';

/** Data that a card shows apart from its own row. */
export interface CardContext {
  /** Companies of the owner by id. */
  companies: ReadonlyMap<string, CardCompany>;
  /** Verifications of the owner. */
  verifications: readonly VerificationKind[];
  /** Names of varieties by id. */
  varietyNames: ReadonlyMap<string, string>;
  /** States of videos by URL. */
  videoStates: ReadonlyMap<string, VideoState>;
}

/** Returns the badges of a card: its owner's own one, and that of the company that it is bound to. */
function badgesOf(company: CardCompany | null, { verifications }: CardContext): VerificationKind[] {
  return [
    ...(company?.isVerified ? ['company' as const] : []),
    ...(verifications.includes('person') ? ['person' as const] : [])
  ];
}

/** Presents a card to its owner, without a company that the owner has left. */
export function presentCard(row: CardRow, context: CardContext): Card {
  const { fields } = row;
  const company = (row.company_id !== null && context.companies.get(row.company_id)) || null;
  return {
    id: row.id,
    ...fields,
    companyId: company?.id ?? null,
    companyName: company?.name ?? fields.companyName,
    company,
    verifications: badgesOf(company, context),
    varieties: fields.varietyIds.flatMap((id) => {
      const name = context.varietyNames.get(id);
      return name === undefined ? [] : [{ id, name }];
    }),
    videoState: fields.videoUrl === null ? null : (context.videoStates.get(fields.videoUrl) ?? null),
    isDefault: row.is_default,
    createdAtMs: row.created_at_ms,
    updatedAtMs: row.updated_at_ms
  };
}
