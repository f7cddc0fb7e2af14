import { readFile } from 'node:fs/promises';
import { Value } from '@sinclair/typebox/value';
import { ActivityContent } from '@contract/activity';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { type Commands, required } from '../../operatorCommand';
import { OperatorError } from '../../operatorError';
import { listActivities, saveActivity } from './activity.service';

/** `activity:list`: the activities as `activity:save` takes them, one a line. */
export async function listActivitiesCommand(db: Db): Promise<string> {
  const activities = await listActivities(db);
  return activities.length === 0
    ? 'There are no activities.'
    : activities.map((activity) => JSON.stringify(activity)).join('\n');
}

/**
 * `activity:save FILE`: creates or replaces an activity.
 * @throws OperatorError with the errors of the file, or when the activity was saved since
 */
export async function saveActivityCommand(db: Db, json: string): Promise<string> {
  const content = parse(json);
  if (!Value.Check(ActivityContent, content)) {
    const faults = [...Value.Errors(ActivityContent, content)].map(({ path, message }) => `${path || '/'}: ${message}`);
    throw new OperatorError([...new Set(faults)].slice(0, 10).join('\n'));
  }
  try {
    const { id, revision } = await saveActivity(db, content);
    return `${id} is saved; its revision is ${revision}.`;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new OperatorError(
      error.errorName === 'CONFLICT'
        ? 'The activity was saved since: take its content with activity:list.'
        : 'The activity ends before it begins.'
    );
  }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new OperatorError(`The file is no JSON: ${String(error)}`);
  }
}

export const activityCommands: Commands = {
  'activity:list': {
    summary: 'print the activities as JSON, one a line, the latest first',
    run: ({ withDatabase }) => withDatabase(listActivitiesCommand)
  },
  'activity:save': {
    usage: 'FILE',
    summary: 'create or replace an activity from JSON as activity:list prints it; revision 0 creates',
    run: async ({ withDatabase }, [file]) => {
      const json = await readFile(required(file, 'FILE'), 'utf8').catch((error: unknown) => {
        throw new OperatorError(`The file cannot be read: ${String(error)}`);
      });
      return withDatabase((db) => saveActivityCommand(db, json));
    }
  }
};
