import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Static, TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { Page } from '@contract/common';
import type { OpenLead } from '@contract/investment';
import { ParkForm } from '@contract/park';
import { shanghaiMinute } from '@rules/shanghaiTime';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { type Commands, required } from '../../operatorCommand';
import { OperatorError } from '../../operatorError';
import { toSingleLine } from '../../toSingleLine';
import { closeLead, listOpenLeads, replyToLead } from './lead.service';
import { listParkRecords, savePark, setParkPublished } from './park.service';
import { saveRegion } from './regionAdmin.service';
import { RegionForm } from './regionForm';

interface FileOf {
  file: string;
  operator: string;
}

/**
 * `park:import FILE OPERATOR`: creates or replaces a park from JSON.
 * @throws OperatorError for a file that is no park, one that breaks the rules, and a park that was saved since
 */
export async function importParkCommand(db: Db, { file, operator }: FileOf, nowMs: number): Promise<string> {
  const form = parse(ParkForm, await readJson(file));
  const { id, plots, revision, isPublished } = await explain(savePark(db, form, operator, nowMs));
  return `${id} has ${plots.length} plots; its revision is ${revision}.${isPublished ? '' : ' It is not published.'}`;
}

/** `park:list`: lists all parks with revision and plots left. */
export async function listParksCommand(db: Db): Promise<string> {
  const parks = await listParkRecords(db);
  if (parks.length === 0) return 'There are no parks.';
  return parks
    .map(({ id, name, revision, plots, isPublished }) => {
      const left = plots.filter(({ status }) => status === 'available').length;
      return `${id}  ${toSingleLine(name)}  revision ${revision}  ${left}/${plots.length} plots left${isPublished ? '' : '  not published'}`;
    })
    .join('\n');
}

/**
 * `region:import FILE`: creates or replaces the government page of a region from JSON.
 * @throws OperatorError for a file that is no region and one that breaks the rules
 */
export async function importRegionCommand(db: Db, file: string): Promise<string> {
  const form = parse(RegionForm, await readJson(file));
  await explain(saveRegion(db, form));
  return `${form.id} has ${form.policies.length} policies and ${form.projects.length} projects.`;
}

/** `lead:list`: prints the leads without an answer, and marks them as being processed. */
export async function listLeadsCommand(db: Db): Promise<string> {
  const leads: OpenLead[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: Page<OpenLead> = await listOpenLeads(db, { limit: 50, ...(cursor !== '' && { cursor }) });
    leads.push(...page.items);
    cursor = page.nextCursor;
  }
  if (leads.length === 0) return 'No lead waits for an answer.';
  return leads
    .map((lead) => {
      const visit = lead.visitOn === null ? [] : [`visit ${lead.visitOn}`];
      const from = [lead.name, lead.company, lead.contact].filter((text) => text !== '').map(toSingleLine);
      const head = [
        lead.leadNo,
        shanghaiMinute(lead.createdAtMs),
        lead.target,
        toSingleLine(lead.targetName),
        ...visit
      ];
      return `${head.join('  ')}\n    ${from.join(', ')}: ${toSingleLine(lead.message)}`;
    })
    .join('\n');
}

async function readJson(name: string): Promise<unknown> {
  // npm starts the command in its own folder.
  const file = path.resolve(process.env['INIT_CWD'] ?? process.cwd(), name);
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new OperatorError(`${file} cannot be read: ${String(error)}`);
  }
}

function parse<T extends TSchema>(schema: T, content: unknown): Static<T> {
  if (Value.Check(schema, content)) return content;
  const faults = [...Value.Errors(schema, content)].map(({ path: at, message }) => `${at || '/'}: ${message}`);
  throw new OperatorError([...new Set(faults)].slice(0, 10).map(toSingleLine).join('\n'));
}

async function explain<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const fields = Object.entries(error.details.fields ?? {}).map(([field, rule]) => `${field} ${rule}`);
    throw new OperatorError([error.errorName, ...fields].join(': '));
  }
}

const publication = (isPublished: boolean): Commands[string] => ({
  usage: 'PARK OPERATOR',
  summary: isPublished ? 'publish a park' : 'withdraw a park; leads about it stay',
  run: ({ withDatabase, now }, [park, name]) => {
    const [id, operator] = [required(park, 'PARK'), required(name, 'OPERATOR')];
    return withDatabase(async (db) => {
      await explain(setParkPublished(db, { id, isPublished, operator }, now.getTime()));
      return `${id} is ${isPublished ? 'published' : 'withdrawn'}.`;
    });
  }
});

export const investmentCommands: Commands = {
  'park:import': {
    usage: 'FILE OPERATOR',
    summary: 'create or replace a park with its plots (.json, see the README of the investment module)',
    run: ({ withDatabase, now }, [name, by]) => {
      const [file, operator] = [required(name, 'FILE'), required(by, 'OPERATOR')];
      return withDatabase((db) => importParkCommand(db, { file, operator }, now.getTime()));
    }
  },
  'park:list': {
    summary: 'list parks with revision and plots left',
    run: ({ withDatabase }) => withDatabase(listParksCommand)
  },
  'park:publish': publication(true),
  'park:withdraw': publication(false),
  'region:import': {
    usage: 'FILE',
    summary: 'create or replace the government page of a region (.json, see the README of the investment module)',
    run: ({ withDatabase }, [name]) => {
      const file = required(name, 'FILE');
      return withDatabase((db) => importRegionCommand(db, file));
    }
  },
  'lead:list': {
    summary: 'print the leads without an answer and mark them as being processed',
    run: ({ withDatabase }) => withDatabase(listLeadsCommand)
  },
  'lead:reply': {
    usage: 'LEAD OPERATOR REPLY',
    summary: 'answer a lead, by id or number, and notify its sender',
    run: ({ withDatabase, now }, [lead, name, ...said]) => {
      const [id, operator] = [required(lead, 'LEAD'), required(name, 'OPERATOR')];
      const reply = required(said.join(' '), 'REPLY');
      return withDatabase(async (db) => {
        await explain(replyToLead(db, { id, operator, reply }, now.getTime()));
        return `${id} is answered.`;
      });
    }
  },
  'lead:close': {
    usage: 'LEAD OPERATOR',
    summary: 'close a lead, by id or number, for good',
    run: ({ withDatabase }, [lead, name]) => {
      const [id, operator] = [required(lead, 'LEAD'), required(name, 'OPERATOR')];
      return withDatabase(async (db) => {
        await explain(closeLead(db, id, operator));
        return `${id} is closed.`;
      });
    }
  }
};
