import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Db } from '../../database/schema';
import { type Commands, required } from '../../operatorCommand';
import { OperatorError } from '../../operatorError';
import type { FileStorage } from '../../providers/fileStorage';
import { readArticle } from './articleFile';
import { publishNews, takeDownNews } from './publishing.service';

const outcomeMessages = {
  published: 'is out.',
  changed: 'was out already and has the new text now.',
  unchanged: 'was out already, with this very text: nothing done.'
};

/**
 * `news:publish FILE`: publishes a JSON or Markdown file with the pictures and attachments beside it.
 * @returns what was done
 * @throws OperatorError with the errors of the file
 */
export async function publishNewsCommand(
  deps: { db: Db; files: FileStorage },
  file: string,
  nowMs: number
): Promise<string> {
  const bytes = await readFile(file).catch((error: unknown) => {
    throw new OperatorError(`${file} cannot be read: ${String(error)}`);
  });
  const article = await readArticle(file, bytes, (name) => readFile(path.join(path.dirname(file), name)));
  const outcome = await publishNews(deps, article, nowMs);
  return `${article.id} ${outcomeMessages[outcome]}`;
}

/** `news:takedown ID REASON`: takes an article down. */
export async function takeDownNewsCommand(db: Db, id: string, reason: string, nowMs: number): Promise<string> {
  await takeDownNews(db, id, reason, nowMs);
  return `${id} is down. Users see: ${reason.trim()}`;
}

export const newsCommands: Commands = {
  'news:publish': {
    usage: 'FILE',
    summary: 'publish an article (.json or .md, see the README of the news module), or update it when its file changed',
    run: ({ withDatabase, files, now }, [arg]) => {
      const file = required(arg, 'FILE');
      return withDatabase((db) => publishNewsCommand({ db, files }, file, now.getTime()));
    }
  },
  'news:takedown': {
    usage: 'ID REASON',
    summary: 'take an article down; users who open it see the reason',
    run: ({ withDatabase, now }, [arg, ...reasonArgs]) => {
      const [id, reason] = [required(arg, 'ID'), required(reasonArgs.join(' '), 'REASON')];
      return withDatabase((db) => takeDownNewsCommand(db, id, reason, now.getTime()));
    }
  }
};
