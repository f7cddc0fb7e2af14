import type { Language } from '@contract/localText';
import type { Deps } from '../../deps';
import type { Translator } from '../../http/localText';
import type { ShareFace } from './drawing/face';
import type { ShareTexts } from './texts/zh-Hans';

export interface SubjectContext {
  deps: Deps;
  language: Language;
  /** Null for simplified Chinese. */
  translator: Translator | null;
  texts: ShareTexts;
  nowMs: number;
}

/** A subject that was taken down: its picture is gone, and search engines need not ask again. */
export class TakenDownError extends Error {}

/**
 * Returns what a visitor without an account may see of a subject, without counting a view.
 * @throws AppError NOT_FOUND for an unknown subject, or one that a visitor may not see
 * @throws TakenDownError for one that was taken down
 */
export type ReadFace = (id: string, context: SubjectContext) => Promise<Omit<ShareFace, 'language'>>;
