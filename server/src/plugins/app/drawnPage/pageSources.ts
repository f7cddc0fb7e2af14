import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Language } from '@contract/localText';
import { answerKey, type Kept, type KeptAnswer } from '../../../http/keptAnswers';

/** The kept answers from which a page was drawn. */
export type PageSources = readonly Kept<KeptAnswer>[];

/** Returns the kept answers behind a page; null unless all are kept as it shows them. */
export function sourcesOf(
  app: FastifyInstance,
  language: Language,
  answers: ReadonlyMap<string, string>
): PageSources | null {
  const sources: Kept<KeptAnswer>[] = [];
  for (const [url, text] of answers) {
    const source = app.keptAnswers.find<KeptAnswer>(answerKey(language, url));
    if (source?.value.text !== text) return null;
    sources.push(source);
  }
  return sources;
}

/** Counts a visit as the calls behind a page do, and returns whether they would answer as it shows. */
export async function areCurrent(sources: PageSources | null, request: FastifyRequest): Promise<boolean> {
  if (!sources?.every((source) => source.isCurrent())) return false;
  await Promise.all(sources.flatMap(({ value }) => (value.countVisit ? [value.countVisit(request)] : [])));
  return sources.every((source) => source.isCurrent());
}
