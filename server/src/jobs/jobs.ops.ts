import { shanghaiMinute } from '@rules/shanghaiTime';
import { type Commands, required } from '../operatorCommand';
import { OperatorError } from '../operatorError';
import { type DeadLetter, type JobStatus, listDeadLetters, listJobs, retryDeadLetter } from './jobReport';

const DEAD_LETTER_LIMIT = 50;
const FIRST_NUMBER_COLUMN = 3;
const HEADER = ['JOB', 'SCHEDULE (UTC)', 'LAST RUN', 'TOOK', 'WAITING', 'RUNNING', 'DEAD'];

export const jobCommands: Commands = {
  'jobs:list': {
    summary: 'list the jobs with their last runs, and the runs that were given up',
    run: ({ withDatabase }) =>
      withDatabase(async (db) => jobsText(await listJobs(db), await listDeadLetters(db, DEAD_LETTER_LIMIT)))
  },
  'jobs:retry': {
    usage: 'ID',
    summary: 'run again what was given up; the ID is in jobs:list',
    run: ({ withDatabase }, [id]) =>
      withDatabase(async (db) => {
        const name = await retryDeadLetter(db, required(id, 'ID'));
        if (name === null) throw new OperatorError(`There is no dead letter ${id}.`);
        return `${name} will run again.`;
      })
  }
};

function jobsText(jobs: JobStatus[], letters: DeadLetter[]): string {
  const table = [HEADER, ...jobs.map(columnsOf)];
  const widths = HEADER.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const lines = table.map((row) => row.map((text, column) => align(text, column, widths[column] ?? 0)).join('  '));
  if (letters.length === 0) return lines.join('\n');
  return [...lines, '', 'Given up:', ...letters.map(letterText)].join('\n');
}

function align(text: string, column: number, width: number): string {
  return column < FIRST_NUMBER_COLUMN ? text.padEnd(width) : text.padStart(width);
}

function columnsOf({ name, schedule, lastRunAt, lastRunMs, waiting, running, dead }: JobStatus): string[] {
  const time = lastRunAt === null ? 'never' : shanghaiMinute(lastRunAt.getTime());
  const took = lastRunMs === null ? '' : `${lastRunMs} ms`;
  return [name, schedule ?? 'when sent', time, took, String(waiting), String(running), String(dead)];
}

function letterText({ id, job, payload, createdAt, error }: DeadLetter): string {
  return `  ${id}  ${shanghaiMinute(createdAt.getTime())}  ${job} ${JSON.stringify(payload)}: ${error}`;
}
