import { parseArgs } from 'node:util';
import { Value } from '@sinclair/typebox/value';
import { MAX_FLASH_IMAGES, PublishFlashBody, WithdrawFlashBody } from '@contract/flash';
import { newId } from '../../database/id';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Commands } from '../../operatorCommand';
import { OperatorError } from '../../operatorError';
import type { FileStorage } from '../../providers/fileStorage';
import { uploadPicture } from '../upload/operatorPicture.service';
import { publishFlash, withdrawFlash } from './flashAdmin.service';

const options = {
  text: { type: 'string', default: '' },
  importance: { type: 'string', default: '1' },
  topic: { type: 'string', default: 'market' },
  varieties: { type: 'string', default: '' },
  source: { type: 'string', default: '香市快讯' },
  image: { type: 'string', multiple: true, default: [] as string[] },
  id: { type: 'string' }
} as const;

/**
 * `flash:publish TITLE …`: publishes a flash on every server. With `--id` a repeated command publishes once.
 * @throws OperatorError when an argument is invalid or there are too many pictures
 */
export async function publishCommand(
  deps: { db: Db; files: FileStorage },
  args: string[],
  nowMs: number
): Promise<string> {
  const { values, positionals } = parseArguments(args);
  const body = {
    id: values.id ?? newId(nowMs),
    title: positionals.join(' '),
    content: values.text,
    importance: Number(values.importance),
    topic: values.topic,
    varietyIds: values.varieties.split(',').filter((id) => id !== ''),
    source: values.source
  };
  if (!Value.Check(PublishFlashBody, body)) {
    const fault = Value.Errors(PublishFlashBody, body).First();
    throw new OperatorError(`${fault?.path.slice(1) ?? 'The flash'} is wrong: ${fault?.message ?? ''}`);
  }
  if (values.image.length > MAX_FLASH_IMAGES)
    throw new OperatorError(`A flash has up to ${MAX_FLASH_IMAGES} pictures.`);
  const images: string[] = [];
  for (const source of values.image) images.push(await uploadPicture(deps, source, nowMs));
  await withOperatorErrors(publishFlash(deps, { ...body, images: [...new Set(images)] }, nowMs));
  return `${body.id} is out.`;
}

/**
 * `flash:withdraw ID REASON`: withdraws a flash.
 * @throws OperatorError when the id or the reason (100 characters at most) is missing
 */
export async function withdrawCommand(db: Db, [id = '', ...reason]: string[]): Promise<string> {
  const body = { id, reason: reason.join(' ') };
  if (!Value.Check(WithdrawFlashBody, body))
    throw new OperatorError('ID and REASON (up to 100 characters) are needed.');
  await withOperatorErrors(withdrawFlash(db, body.id, body.reason));
  return `${id} is withdrawn. Users see: ${body.reason.trim()}`;
}

function parseArguments(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new OperatorError(error instanceof Error ? error.message : String(error));
  }
}

const ERROR_MESSAGES: Partial<Record<string, string>> = {
  VALIDATION: 'One of the varieties is unknown.',
  CONFLICT: 'Another flash has this id, or it was withdrawn.',
  NOT_FOUND: 'There is no flash with this id.'
};

async function withOperatorErrors(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    throw error instanceof AppError ? new OperatorError(ERROR_MESSAGES[error.errorName] ?? error.errorName) : error;
  }
}

export const flashCommands: Commands = {
  'flash:publish': {
    usage:
      'TITLE [--text TEXT] [--importance 1|2|3] [--topic TOPIC] [--varieties ID,ID] [--source NAME] [--image FILE|ADDRESS]… [--id ID]',
    summary:
      'publish a flash at once, with up to three pictures; topics: market, origin, trade, policy, company. The same --id publishes once',
    run: ({ withDatabase, files, now }, args) =>
      withDatabase((db) => publishCommand({ db, files }, args, now.getTime()))
  },
  'flash:withdraw': {
    usage: 'ID REASON',
    summary: 'take a flash out of every list; users who open it see the reason',
    run: ({ withDatabase }, args) => withDatabase((db) => withdrawCommand(db, args))
  }
};
