import { createHash } from 'node:crypto';
import type { Language } from '@contract/localText';
import type { TranslationRef, TranslationService } from '@contract/translation';
import { DAY_MS } from '@rules/duration';
import { isForeignText } from '@rules/foreignText';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { ServiceUnavailableError } from '../../providers/externalService';
import type { FileStorage } from '../../providers/fileStorage';
import type { TextModeration } from '../../providers/textModeration';
import type { TextTranslator } from '../../providers/textTranslator';
import { countAction } from '../rateLimit/rateLimit.service';
import { lockUsers } from '../user/user.service';
import { maskContacts, restoreContacts } from './contactMask';
import { loadSourceText, type SourceText } from './sourceText.service';
import { deleteBefore, findTranslation, saveTranslation, type TranslationKey } from './translation.repository';

export interface TranslationDeps {
  db: Db;
  files: FileStorage;
  textTranslator: TextTranslator | null;
  textModeration: TextModeration;
}

/** Each new translation costs money; stored ones are not counted. */
const MEMBER_LIMIT = { name: 'translate', limit: 200, windowMs: DAY_MS };
const VISITOR_LIMIT = { name: 'translateVisitor', limit: 30, windowMs: DAY_MS };
const KEPT_MS = 30 * DAY_MS;

/** Translations that this process has asked for: viewers of one text at once wait for one. */
const pending = new Map<string, Promise<string>>();

export function describeService({ textTranslator }: TranslationDeps): TranslationService | null {
  return textTranslator && { name: textTranslator.name, isDemo: textTranslator.isDemo };
}

export interface TranslationViewer {
  member: Member | null;
  /** User id; for a visitor a digest. */
  key: string;
  language: Language;
}

/**
 * Translates a text that the viewer may see, once for all viewers.
 * @throws AppError UNAVAILABLE without a service, the errors of reading the subject, VALIDATION `language` `same` for a
 * text that needs no translation, RATE_LIMITED above the limit of new translations
 * @throws ServiceUnavailableError when the service does not answer, or with a text that may not be shown
 */
export async function translate(
  deps: TranslationDeps,
  ref: TranslationRef,
  viewer: TranslationViewer,
  nowMs: number
): Promise<{ text: string }> {
  const { db, textTranslator } = deps;
  if (textTranslator === null) throw new AppError('UNAVAILABLE');
  const { member, key: limitKey, language } = viewer;
  const source = await loadSourceText({ ...deps, viewer: member, nowMs }, ref);
  if (!isForeignText(source.text, language)) throw new AppError('VALIDATION', { fields: { language: 'same' } });
  const key = { kind: ref.kind, subject_id: ref.id, part: ref.part ?? '', language };
  const digest = digestOf(source, textTranslator);
  const stored = await findTranslation(db, key);
  if (stored?.source_digest === digest) return { text: stored.text };
  await countAction(db, member === null ? VISITOR_LIMIT : MEMBER_LIMIT, limitKey, nowMs);
  const id = JSON.stringify([key, digest]);
  const running = pending.get(id) ?? translateAndSave(deps, textTranslator, { ref, viewer, key, source, nowMs });
  pending.set(id, running);
  try {
    return { text: await running };
  } finally {
    pending.delete(id);
  }
}

interface Translating {
  ref: TranslationRef;
  viewer: TranslationViewer;
  key: TranslationKey;
  source: SourceText;
  nowMs: number;
}

async function translateAndSave(
  deps: TranslationDeps,
  translator: TextTranslator,
  { ref, viewer, key, source, nowMs }: Translating
): Promise<string> {
  const masked = maskContacts(source.text);
  const text = restoreContacts(await translator.translate(masked.text, key.language), masked);
  if (!(await deps.textModeration.isAllowed(text, 'text')))
    throw new ServiceUnavailableError('The translation service answered a text that may not be shown');
  const digest = digestOf(source, translator);
  await deps.db.transaction().execute(async (tx) => {
    if (source.authorId !== null) await lockUsers(tx, [source.authorId]);
    // Under the author's lock: neither an erased nor a changed text leaves a translation behind.
    const current = await loadSourceText({ ...deps, db: tx, viewer: viewer.member, nowMs }, ref);
    if (digestOf(current, translator) !== digest) return;
    const row = { text, source_digest: digest, author_user_id: current.authorId, created_at_ms: nowMs };
    await saveTranslation(tx, { ...key, ...row });
  });
  return text;
}

/** The digest is of text and service: another service translates again. */
function digestOf({ text, authorId }: SourceText, { name }: TextTranslator): string {
  return createHash('sha256')
    .update(JSON.stringify([name, authorId, text]))
    .digest('base64url');
}

/** Deletes translations of 30 days ago: also those of removed subjects, which no one can read. Idempotent. */
export async function purgeTranslations(db: Db, nowMs: number): Promise<void> {
  await deleteBefore(db, nowMs - KEPT_MS);
}
