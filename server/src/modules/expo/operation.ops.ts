import { shanghaiMinute } from '@rules/shanghaiTime';
import type { Db } from '../../database/schema';
import { type Commands, required } from '../../operatorCommand';
import { toSingleLine } from '../../toSingleLine';
import { listAllExpos } from './expoAdmin.service';
import { listOperations } from './operation.service';

const LIST_LIMIT = 50;

/** `expo:list`: the expos with their days, the latest first. */
export async function listExposCommand(db: Db): Promise<string> {
  const lines = (await listAllExpos(db)).map(({ id, startsOn, endsOn, name, venue }) =>
    [id, `${startsOn} to ${endsOn}`, toSingleLine(name), toSingleLine(venue)].join('  ')
  );
  return lines.length === 0 ? 'There are no expos.' : lines.join('\n');
}

/** `expo:operations EXPO`: the last fifty things that operators did at an expo, the latest first. */
export async function listOperationsCommand(db: Db, expoId: string): Promise<string> {
  const { items } = await listOperations(db, { expoId, limit: LIST_LIMIT });
  const lines = items.map(({ atMs, operator, kind, subject, note }) =>
    [shanghaiMinute(atMs), toSingleLine(operator), kind, subject, toSingleLine(note)].filter(Boolean).join('  ')
  );
  return lines.length === 0 ? 'Nothing is recorded.' : lines.join('\n');
}

export const expoOperationCommands: Commands = {
  'expo:list': {
    summary: 'list the expos with id, days, name and venue, the latest first',
    run: ({ withDatabase }) => withDatabase(listExposCommand)
  },
  'expo:operations': {
    usage: 'EXPO',
    summary: 'show what operators did at an expo, the latest first: time, name, action, subject, note',
    run: ({ withDatabase }, [word]) => {
      const expoId = required(word, 'EXPO');
      return withDatabase((db) => listOperationsCommand(db, expoId));
    }
  }
};
