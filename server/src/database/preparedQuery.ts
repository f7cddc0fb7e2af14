import {
  type Compilable,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler
} from 'kysely';
import type { Database, Db, Tx } from './schema';

/** Makes texts of queries and sends none. */
const compiler = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler()
  }
});

/** Names of prepared statements by their texts. */
const names = new Map<string, string>();

/** Returns the name under which a connection prepares a statement; undefined for one that is not prepared. */
export const statementName = (text: string): string | undefined => names.get(text);

class Parameter {
  constructor(readonly name: string) {}
}

/**
 * Returns a function that runs a query whose text is made once and which each connection parses and plans once. For
 * lookups by key that most calls make: a plan that fits all values would not fit a search. The query must name its
 * columns, because a statement that is prepared fails when it gets another one.
 * @param build called once, with a substitute for each parameter
 */
export function preparedQuery<P extends object, R>(
  build: (db: Db, parameters: P) => Compilable<R>
): (db: Db | Tx, parameters: P) => Promise<R[]> {
  const substitutes = new Proxy({}, { get: (_target, name) => new Parameter(String(name)) }) as P;
  const compiled = build(compiler, substitutes).compile();
  names.set(compiled.sql, `prepared_${names.size}`);
  return async (db, parameters) => {
    const values = compiled.parameters.map((value) =>
      value instanceof Parameter ? parameters[value.name as keyof P] : value
    );
    const { rows } = await db.executeQuery<R>({ ...compiled, parameters: values });
    return rows;
  };
}
