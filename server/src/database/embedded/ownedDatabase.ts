import { sql } from 'kysely';
import { connect } from '../connect';
import type { Db } from '../schema';
import type { EmbeddedCluster } from './cluster';

/** Codes of PostgreSQL for objects that another process that starts at the same moment has created. */
const ALREADY_EXISTS_CODES = ['42710', '42P04', '23505'];

/**
 * Creates a database of the cluster if it is missing, owned with all its content by a role of the same name that is no
 * superuser: an injected statement can then read no file of the machine and run no program. Objects that an earlier
 * version left to the superuser are handed over. Returns the database's address for that role, which may change with
 * the cluster.
 */
export async function openOwnedDatabase(cluster: EmbeddedCluster, name: string): Promise<() => string> {
  await withDatabase(cluster.urlOf('postgres'), async (db) => {
    const { password } = new URL(cluster.urlOf('postgres'));
    const roles = await sql`select 1 from pg_roles where rolname = ${name}`.execute(db);
    if (roles.rows.length === 0) {
      await ignoreAlreadyExists(sql`create role ${sql.id(name)} login password ${sql.lit(password)}`.execute(db));
    }
    const databases = await sql`select 1 from pg_database where datname = ${name}`.execute(db);
    if (databases.rows.length === 0) {
      await ignoreAlreadyExists(sql`create database ${sql.id(name)} owner ${sql.id(name)}`.execute(db));
    }
  });
  await withDatabase(cluster.urlOf(name), (db) => transferOwnership(db, name));
  return () => Object.assign(new URL(cluster.urlOf(name)), { username: name }).href;
}

async function withDatabase(url: string, work: (db: Db) => Promise<void>): Promise<void> {
  const { db, close } = connect(url, { maxConnections: 1 });
  try {
    await work(db);
  } finally {
    await close();
  }
}

function ignoreAlreadyExists(creation: Promise<unknown>): Promise<unknown> {
  return creation.catch((error: unknown) => {
    if (!ALREADY_EXISTS_CODES.includes(String((error as { code?: string }).code))) throw error;
  });
}

/** Any number: one process hands over, the others find it done. */
const OWNERSHIP_LOCK_KEY = 20_261_123;

/** Tables bring their indexes and the sequences of their columns along. */
async function transferOwnership(db: Db, owner: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${OWNERSHIP_LOCK_KEY})`.execute(tx);
    const { rows } = await sql<{ statement: string }>`
      select format('alter database %I owner to %I', datname, ${owner}::text) as statement
        from pg_database where datname = current_database() and pg_get_userbyid(datdba) <> ${owner}
      union all
      select format(
          'alter %s %s owner to %I',
          case relkind when 'S' then 'sequence' else 'table' end, oid::regclass, ${owner}::text
        )
        from pg_class c
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
          and pg_get_userbyid(relowner) <> ${owner}
          and not (relkind = 'S' and exists (
            select 1 from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype in ('a', 'i')
          ))
      union all
      select format('alter routine %s owner to %I', oid::regprocedure, ${owner}::text)
        from pg_proc where pronamespace = 'public'::regnamespace and pg_get_userbyid(proowner) <> ${owner}
    `.execute(tx);
    for (const { statement } of rows) await sql.raw(statement).execute(tx);
  });
}
