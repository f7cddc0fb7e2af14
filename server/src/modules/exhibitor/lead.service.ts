import type { Lead, LeadChange } from '@contract/exhibitor';
import type { Language } from '@contract/localText';
import { formatCsv } from '@rules/csvTable';
import { leadProblems, normalizeLead } from '@rules/lead';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { lockMember } from '../user/user.service';
import { expoIdOf, requireExhibitor } from './exhibitor.service';
import { findLead, findLeadsOf, type LeadRow, saveLeadRow } from './lead.repository';

/** Titles of the columns and what the last one says of an exhibitor that was seen. */
const HEADS: Record<Language, { titles: string[]; yes: string }> = {
  'zh-Hans': { titles: ['展商', '展位', '评分', '标签', '备注', '已见'], yes: '是' },
  'zh-Hant': { titles: ['展商', '展位', '評分', '標籤', '備註', '已見'], yes: '是' },
  en: { titles: ['Exhibitor', 'Booth', 'Rating', 'Tags', 'Note', 'Seen'], yes: 'Yes' },
  fr: { titles: ['Exposant', 'Stand', 'Note', 'Étiquettes', 'Remarque', 'Vu'], yes: 'Oui' },
  es: { titles: ['Expositor', 'Estand', 'Valoración', 'Etiquetas', 'Nota', 'Visto'], yes: 'Sí' }
};

function presentLead(row: LeadRow | undefined): Lead {
  if (row === undefined) return { note: '', tags: [], rating: null, revision: 0 };
  const { note, tags, rating, revision } = row;
  return { note, tags, rating, revision };
}

/**
 * Returns the notes of a member about an exhibitor.
 * @throws AppError NOT_FOUND for an unknown exhibitor
 */
export async function getLead(db: Db, member: Member, exhibitorId: string): Promise<Lead> {
  await requireExhibitor(db, exhibitorId);
  return presentLead(await findLead(db, member.id, exhibitorId));
}

/**
 * Stores the notes of a member about an exhibitor; the same content again changes nothing.
 * @throws AppError NOT_FOUND for an unknown exhibitor, VALIDATION for too long a text, CONFLICT `revision` `stale` when
 * another device has changed them, UNAUTHORIZED for an account that was erased meanwhile
 */
export async function saveLead(
  db: Db,
  member: Member,
  { exhibitorId, revision, ...change }: LeadChange,
  nowMs: number
): Promise<Lead> {
  const { note, tags, rating } = normalizeLead(change);
  const fields = leadProblems({ note, tags, rating });
  if (Object.keys(fields).length > 0) throw new AppError('VALIDATION', { fields });
  await requireExhibitor(db, exhibitorId);
  return db.transaction().execute(async (tx) => {
    await lockMember(tx, member.id);
    const known = presentLead(await findLead(tx, member.id, exhibitorId));
    const isSame = known.note === note && known.rating === rating && known.tags.join('\n') === tags.join('\n');
    if (isSame) return known;
    if (known.revision !== revision) throw new AppError('CONFLICT', { fields: { revision: 'stale' } });
    const lead = { note, tags, rating, revision: revision + 1 };
    await saveLeadRow(tx, { user_id: member.id, exhibitor_id: exhibitorId, ...lead, updated_at_ms: nowMs });
    return lead;
  });
}

/** Returns what a member has noted about the exhibitors of an expo as the text of a CSV file, from A to Z. */
export async function exportLeads(
  db: Db,
  member: Member,
  expoId: string | undefined,
  { language, now }: { language: Language; now: Date }
): Promise<{ text: string; count: number }> {
  const id = await expoIdOf(db, expoId, now);
  const rows = id === undefined ? [] : await findLeadsOf(db, member.id, id);
  const { titles, yes } = HEADS[language];
  const separator = language.startsWith('zh') ? '、' : ', ';
  const lines = rows.map((row) => [
    row.name,
    row.booth_nos.join(separator),
    row.rating === null ? '' : String(row.rating),
    (row.tags ?? []).join(separator),
    row.note ?? '',
    row.seen_at_ms === null ? '' : yes
  ]);
  return { text: formatCsv([titles, ...lines]), count: rows.length };
}
