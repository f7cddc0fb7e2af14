import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { type Commands, required } from '../../operatorCommand';
import { OperatorError } from '../../operatorError';
import { putBackCard, takeDownCard } from './takedown.service';

const MAX_REASON_LENGTH = 140;

/**
 * `card:takeDown ID REASON`: hides a business card from everyone but its owner, who is notified.
 * @throws OperatorError for a reason that is too long, and an unknown card
 */
export async function takeDownCommand(db: Db, id: string, reason: string, nowMs: number): Promise<string> {
  const text = reason.trim();
  if ([...text].length > MAX_REASON_LENGTH) {
    throw new OperatorError(`The reason must have at most ${MAX_REASON_LENGTH} characters.`);
  }
  await withCardErrors(id, takeDownCard(db, id, text, nowMs));
  return `${id} is taken down. Its owner sees: ${text}`;
}

/** `card:putBack ID`: shows a business card again. */
export async function putBackCommand(db: Db, id: string, nowMs: number): Promise<string> {
  await withCardErrors(id, putBackCard(db, id, nowMs));
  return `${id} is shown again.`;
}

async function withCardErrors(id: string, work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (error instanceof AppError && error.errorName === 'NOT_FOUND')
      throw new OperatorError(`There is no such card: ${id}.`);
    throw error;
  }
}

export const cardCommands: Commands = {
  'card:takeDown': {
    usage: 'ID REASON',
    summary: 'hide a business card from everyone but its owner, who is notified of the reason',
    run: ({ withDatabase, now }, [word, ...said]) => {
      const [id, reason] = [required(word, 'ID'), required(said.join(' '), 'REASON')];
      return withDatabase((db) => takeDownCommand(db, id, reason, now.getTime()));
    }
  },
  'card:putBack': {
    usage: 'ID',
    summary: 'show a business card again that was taken down; its owner is notified',
    run: ({ withDatabase, now }, [word]) => {
      const id = required(word, 'ID');
      return withDatabase((db) => putBackCommand(db, id, now.getTime()));
    }
  }
};
