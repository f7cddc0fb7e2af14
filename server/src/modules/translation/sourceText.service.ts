import type { TranslatedText, TranslationRef } from '@contract/translation';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import type { FileStorage } from '../../providers/fileStorage';
import { findShownCard } from '../card/card.service';
import { getCompanyIntro } from '../company/company.service';
import { getMessageText } from '../inquiry/messageText.service';
import { loadViewContext } from '../purchase/detail.service';
import { getCounterText, getRemark } from '../quotation/quotationTexts.service';
import { getPublicTexts } from '../supply/supplyTexts.service';

export interface SourceText {
  text: string;
  /** Null for an author whose account is gone. */
  authorId: string | null;
}

interface SourceContext {
  db: Db;
  files: FileStorage;
  viewer: Member | null;
  nowMs: number;
}

type SourceLoader = (context: SourceContext, id: string, part: string) => Promise<SourceText | undefined>;

const loaders: Record<TranslatedText, SourceLoader> = {
  supplyTitle: async ({ db }, id) => {
    const texts = await getPublicTexts(db, id);
    return texts && { text: texts.title, authorId: texts.ownerId };
  },
  supplyDescription: async ({ db }, id) => {
    const texts = await getPublicTexts(db, id);
    return texts && { text: texts.description, authorId: texts.ownerId };
  },
  purchaseTitle: async ({ db, viewer, nowMs }, id) => {
    const { row } = await loadViewContext(db, viewer, id, nowMs);
    return { text: row.public_fields.title, authorId: row.owner_user_id };
  },
  purchaseDemand: async ({ db, viewer, nowMs }, id) => {
    const { row } = await loadViewContext(db, viewer, id, nowMs);
    return { text: row.public_fields.qualityDemand, authorId: row.owner_user_id };
  },
  quotationRemark: ({ db, viewer }, id, part) => getRemark(db, requireMember(viewer), id, part),
  quotationMessage: ({ db, viewer }, id, part) => getCounterText(db, requireMember(viewer), id, part),
  inquiryMessage: ({ db, viewer }, id, part) => getMessageText(db, requireMember(viewer), id, part),
  companyIntro: async ({ db }, id) => {
    const intro = await getCompanyIntro(db, id);
    return intro && { text: intro.text, authorId: intro.ownerId };
  },
  cardIntro: async ({ db, files }, id) => {
    const found = await findShownCard({ db, files }, id);
    return found && { text: found.card.intro, authorId: found.ownerId };
  }
};

/**
 * Returns a text with the rights of reading its subject.
 * @throws AppError NOT_FOUND for an empty text and for a subject that is not shown, UNAUTHORIZED for a visitor who asks for
 * a text between members, FORBIDDEN outside of the audience of a request and of the sides of a thread
 */
export async function loadSourceText(
  context: SourceContext,
  { kind, id, part = '' }: TranslationRef
): Promise<SourceText> {
  const source = await loaders[kind](context, id, part);
  if (source === undefined || source.text.trim() === '') throw new AppError('NOT_FOUND');
  return source;
}

function requireMember(viewer: Member | null): Member {
  if (viewer === null) throw new AppError('UNAUTHORIZED');
  return viewer;
}
