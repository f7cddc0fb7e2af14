import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Value } from '@sinclair/typebox/value';
import { ExpoContent } from '@contract/expo';
import type { AttachmentType } from '@contract/news';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { type Commands, required } from '../../operatorCommand';
import { OperatorError } from '../../operatorError';
import { addFile, getContent, saveExpo } from './expoAdmin.service';
import { SHELL } from './operation.service';

/** Most bytes of a file: it travels as base64 in one answer. */
const MAX_FILE_BYTES = 2_000_000;
const fileTypes: Partial<Record<string, AttachmentType>> = { '.pdf': 'pdf', '.xlsx': 'xlsx', '.docx': 'docx' };

const readOrExplain = (file: string): Promise<Buffer> =>
  readFile(file).catch((error: unknown) => {
    throw new OperatorError(`${file} cannot be read: ${String(error)}`);
  });

/** `expo:show ID`: prints an expo as `expo:save` takes it. */
export async function showExpoCommand(db: Db, id: string): Promise<string> {
  return JSON.stringify(await explain(getContent(db, id)), null, 2);
}

/**
 * `expo:save FILE`: creates or replaces an expo.
 * @throws OperatorError with the errors of the file, or when the expo was saved since
 */
export async function saveExpoCommand(
  db: Db,
  json: string,
  nowMs: number,
  webHosts: readonly string[]
): Promise<string> {
  const content = parse(json);
  if (!Value.Check(ExpoContent, content)) {
    const faults = [...Value.Errors(ExpoContent, content)].map(({ path: at, message }) => `${at || '/'}: ${message}`);
    throw new OperatorError([...new Set(faults)].slice(0, 10).join('\n'));
  }
  const { id, revision } = await explain(saveExpo(db, content, { operator: SHELL, nowMs }, webHosts));
  return `${id} is saved; its revision is ${revision}.`;
}

/**
 * `expo:file ID FILE`: stores a file for the introduction.
 * @throws OperatorError for a file that is too large or none of pdf, xlsx and docx
 */
export async function addFileCommand(db: Db, id: string, file: string, nowMs: number): Promise<string> {
  const type = fileTypes[path.extname(file).toLowerCase()];
  if (type === undefined) throw new OperatorError('A file is pdf, xlsx or docx.');
  const content = await readOrExplain(file);
  if (content.length === 0 || content.length > MAX_FILE_BYTES) throw new OperatorError('A file has at most 2 MB.');
  await explain(addFile(db, id, { name: path.basename(file), type, content }, nowMs));
  return `${path.basename(file)} can be downloaded.`;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new OperatorError(`The file is no JSON: ${String(error)}`);
  }
}

const ERROR_MESSAGES: Partial<Record<string, string>> = {
  NOT_FOUND: 'There is no expo with this id.',
  CONFLICT: 'The expo was saved since: take its content with expo:show.'
};

async function explain<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.details.fields?.banners !== undefined) {
      throw new OperatorError('The link of a banner is unsafe, or leads to a host that WEB_HOSTS does not have.');
    }
    const fields = Object.keys(error.details.fields ?? {}).join(', ');
    throw new OperatorError(ERROR_MESSAGES[error.errorName] ?? `It ends before it begins, or outside: ${fields}.`);
  }
}

export const expoCommands: Commands = {
  'expo:show': {
    usage: 'ID',
    summary: 'print an expo with its facts, banners, broadcast and introduction as JSON',
    run: ({ withDatabase }, [id]) => withDatabase((db) => showExpoCommand(db, required(id, 'ID')))
  },
  'expo:save': {
    usage: 'FILE',
    summary: 'create or replace an expo from JSON as expo:show prints it; revision 0 creates',
    run: async ({ withDatabase, now, settings }, [file]) => {
      const json = (await readOrExplain(required(file, 'FILE'))).toString('utf8');
      return withDatabase((db) => saveExpoCommand(db, json, now.getTime(), settings.webHosts));
    }
  },
  'expo:file': {
    usage: 'ID FILE',
    summary: 'offer a pdf, xlsx or docx of at most 2 MB for download in the introduction of an expo',
    run: ({ withDatabase, now }, [id, file]) => {
      const [expoId, source] = [required(id, 'ID'), required(file, 'FILE')];
      return withDatabase((db) => addFileCommand(db, expoId, source, now.getTime()));
    }
  }
};
