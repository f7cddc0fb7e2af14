import { sql } from 'kysely';
import type { Db } from '../schema';

/** Profiles of companies, and users in several companies. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .alterTable('company')
    .addColumn('type', 'text')
    .addColumn('legal_person', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('established_on', 'date')
    .addColumn('registered_capital', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('registered_address', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('scope', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('region_code', 'text')
    .addColumn('address', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('latitude', 'float8')
    .addColumn('longitude', 'float8')
    .addColumn('variety_ids', sql`text[]`, (column) => column.notNull().defaultTo('{}'))
    .addColumn('volume_band', 'text')
    .addColumn('employees_band', 'text')
    .addColumn('intro', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('logo_url', 'text')
    .addColumn('cover_urls', sql`text[]`, (column) => column.notNull().defaultTo('{}'))
    .addColumn('certificates', 'jsonb', (column) => column.notNull().defaultTo(sql`'[]'`))
    .addColumn('contact_name', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('contact_mobile', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('contact_for', 'text', (column) => column.notNull().defaultTo('verified'))
    .addColumn('landline', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('email', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('website', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('booth_no', 'text')
    .addColumn('verified_at_ms', 'int8')
    .addColumn('is_auto_approve', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('invite_code', 'text', (column) => column.unique())
    .addColumn('invite_code_until_ms', 'int8')
    .addColumn('dissolved_at_ms', 'int8')
    .execute();
  await sql`alter table company
    add constraint company_contact_for check (contact_for in ('member', 'verified')),
    add constraint company_position check ((latitude is null) = (longitude is null)),
    drop constraint company_uscc_key`.execute(db);
  // One code and one name a company; a dissolved one gives both back.
  await sql`create unique index company_uscc on company (uscc) where dissolved_at_ms is null`.execute(db);
  await sql`create unique index company_name on company (name) where dissolved_at_ms is null`.execute(db);

  await sql`alter table company_member
    drop constraint company_member_user_id_key,
    add column position text not null default '',
    add column department text not null default '',
    add column is_current boolean not null default false`.execute(db);
  await sql`update company_member set is_current = true`.execute(db);
  await sql`update company set verified_at_ms = created_at_ms where exists (
    select from company_member m join user_verification v on v.user_id = m.user_id and v.kind = 'company'
    where m.company_id = company.id)`.execute(db);
  await sql`create unique index company_member_current on company_member (user_id) where is_current`.execute(db);
  await sql`create unique index company_member_owner on company_member (company_id) where role = 'owner'`.execute(db);
  await sql`create index company_member_of on company_member (user_id)`.execute(db);
  await sql`create index supply_listing_party on supply_listing (party_name)`.execute(db);
  await sql`create index purchase_request_party on purchase_request (party_name)`.execute(db);
}
