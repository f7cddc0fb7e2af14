import type pg from 'pg';

/**
 * Copies the rows of the demo data in turn, with other values in some columns (SQL over `n`, counted from 1). Generated
 * columns are left out.
 */
export async function copyRows(
  client: pg.Client,
  table: string,
  { count, where, changes }: { count: number; where: string; changes: Record<string, string> }
): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = $1 and is_generated = 'NEVER'`,
    [table]
  );
  const names = rows.map(({ name }) => name);
  const values = names.map((name) => changes[name] ?? `model.${name}`);
  await client.query(`
    with model as materialized (select *, row_number() over (order by id) - 1 as place from ${table} where ${where})
    insert into ${table} (${names.join(', ')})
    select ${values.join(', ')}
    from generate_series(1, ${count}) as n join model on model.place = n % (select count(*) from model)`);
}
