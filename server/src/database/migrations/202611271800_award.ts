import { sql } from 'kysely';
import type { Db } from '../schema';

/** Adds the awards of an expo, their candidates and votes. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('award')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('expo_id', 'text', (column) => column.notNull().unique().references('expo.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('rule', 'text', (column) => column.notNull())
    .addColumn('votes_per_day', 'int4', (column) => column.notNull().check(sql`votes_per_day between 1 and 10`))
    .addColumn('winners_per_category', 'int4', (column) => column.notNull())
    .addColumn('starts_at_ms', 'int8', (column) => column.notNull())
    .addColumn('ends_at_ms', 'int8', (column) => column.notNull())
    .addColumn('counted_through', 'date')
    .addColumn('results_at_ms', 'int8')
    .addColumn('created_at_ms', 'int8', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('award_category')
    .addColumn('award_id', 'text', (column) => column.notNull().references('award.id'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('position', 'int4', (column) => column.notNull())
    .addPrimaryKeyConstraint('award_category_pkey', ['award_id', 'id'])
    .execute();
  await db.schema
    .createTable('award_candidate')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('award_id', 'text', (column) => column.notNull())
    .addColumn('category_id', 'text', (column) => column.notNull())
    .addColumn('no', 'int4', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('intro', 'text', (column) => column.notNull())
    .addColumn('image_url', 'text')
    .addColumn('variety_id', 'text')
    .addColumn('disqualified_at_ms', 'int8')
    .addColumn('final_votes', 'int4')
    .addColumn('final_rank', 'int4')
    .addUniqueConstraint('award_candidate_no', ['award_id', 'no'])
    .addForeignKeyConstraint('award_candidate_category', ['award_id', 'category_id'], 'award_category', [
      'award_id',
      'id'
    ])
    .execute();
  await db.schema
    .createTable('award_vote')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('award_id', 'text', (column) => column.notNull())
    .addColumn('candidate_id', 'text', (column) => column.notNull().references('award_candidate.id'))
    .addColumn('day', 'date', (column) => column.notNull())
    .addColumn('at_ms', 'int8', (column) => column.notNull())
    .addColumn('request_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text')
    .addColumn('device_digest', 'text')
    .addColumn('void_id', 'text')
    .addUniqueConstraint('award_vote_request', ['user_id', 'request_id'])
    .execute();
  await sql`
    create index award_vote_counted on award_vote (award_id, day, candidate_id, at_ms) where void_id is null`.execute(
    db
  );
  await db.schema
    .createIndex('award_vote_of_member')
    .on('award_vote')
    .columns(['award_id', 'user_id', 'day'])
    .execute();
  await db.schema
    .createIndex('award_vote_of_device')
    .on('award_vote')
    .columns(['award_id', 'device_digest', 'day'])
    .execute();
  await db.schema.createIndex('award_vote_by_time').on('award_vote').columns(['award_id', 'at_ms', 'id']).execute();
  await db.schema
    .createTable('award_day_total')
    .addColumn('award_id', 'text', (column) => column.notNull())
    .addColumn('day', 'date', (column) => column.notNull())
    .addColumn('candidate_id', 'text', (column) => column.notNull())
    .addColumn('votes', 'int4', (column) => column.notNull())
    .addPrimaryKeyConstraint('award_day_total_pkey', ['award_id', 'day', 'candidate_id'])
    .execute();
  await db.schema
    .createTable('award_decision')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('award_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('candidate_id', 'text')
    .addColumn('operator', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('votes', 'int4')
    .addColumn('at_ms', 'int8', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('award_decision_by_award').on('award_decision').columns(['award_id', 'at_ms']).execute();
  await keepVotes(db);
}

/**
 * Refuses to delete a vote, and to change one other than by a void and by the erasure of its account: the audit must be
 * complete whatever the code does.
 */
async function keepVotes(db: Db): Promise<void> {
  await sql`
    create function keep_award_vote() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then raise exception 'votes are kept'; end if;
      if (new.id, new.award_id, new.candidate_id, new.day, new.at_ms, new.request_id)
        is distinct from (old.id, old.award_id, old.candidate_id, old.day, old.at_ms, old.request_id)
        or (new.user_id is not null and new.user_id is distinct from old.user_id)
        or (new.device_digest is not null and new.device_digest is distinct from old.device_digest)
        or (old.void_id is not null and new.void_id is distinct from old.void_id)
      then raise exception 'votes are kept';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger keep before update or delete on award_vote for each row execute function keep_award_vote()`.execute(
    db
  );
}
