import { AsyncLocalStorage } from 'node:async_hooks';

/** Texts of queries whose tables are remembered; a list of values makes each text another one. */
const MAX_KNOWN_TEXTS = 2_000;
/** Subjects whose last change is remembered: tables, and rows with a counter. */
const MAX_SUBJECTS = 20_000;
const word = /[a-z_][a-z0-9_]*/g;
const writtenTable =
  /\b(insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(?:only\s+)?"?([a-z_]+)"?/g;

/** Tables of the schema, as far as answers that are kept concern them. */
export interface KnownTables {
  all: ReadonlySet<string>;
  /** Tables whose triggers announce every change. */
  announced: ReadonlySet<string>;
  /** Tables that announce each row which is changed or deleted, and none that is added. */
  announcedByRow: ReadonlySet<string>;
  /** Tables in which deleting rows of another one deletes or changes rows, by that other one. */
  dependents: ReadonlyMap<string, readonly string[]>;
}

const noTables: KnownTables = {
  all: new Set(),
  announced: new Set(),
  announcedByRow: new Set(),
  dependents: new Map()
};

/** Subjects that a piece of work has read: tables, and `<table>#<id>` where it said so. */
const reading = new AsyncLocalStorage<Set<string>>();
/** Subjects that writes change in place of their tables. */
const changing = new AsyncLocalStorage<readonly string[]>();

/**
 * Shows whether tables have changed since a moment, as far as this process knows: at once after its own writes, and
 * when the announcement of another process arrives.
 */
export class TableVersions {
  private tables = noTables;
  private moment = 0;
  private allChangedAt = 0;
  private readonly changedAt = new Map<string, number>();
  private readonly read = new Map<string, readonly string[]>();
  private readonly written = new Map<string, readonly string[]>();

  /** Grows with every change. */
  get now(): number {
    return this.moment;
  }

  use(tables: KnownTables): void {
    this.tables = tables;
    this.read.clear();
    this.written.clear();
    this.changeAll();
  }

  change(subjects: Iterable<string>): void {
    this.moment += 1;
    for (const subject of subjects) this.changedAt.set(subject, this.moment);
    if (this.changedAt.size > MAX_SUBJECTS) this.changeAll();
  }

  changeAll(): void {
    this.moment += 1;
    this.allChangedAt = this.moment;
    this.changedAt.clear();
  }

  isUnchangedSince(moment: number, subjects: Iterable<string>): boolean {
    if (moment === this.moment) return true;
    if (this.allChangedAt > moment) return false;
    // A row has changed when its table has, too: most writes do not say which rows they change.
    for (const subject of subjects)
      if (this.isChangedSince(moment, subject) || this.isChangedSince(moment, tableOf(subject))) return false;
    return true;
  }

  /** Whether changes of all these subjects are announced to every process. */
  areAnnounced(subjects: Iterable<string>): boolean {
    const { announced, announcedByRow } = this.tables;
    for (const subject of subjects) {
      const table = tableOf(subject);
      if (!announced.has(table) && (table === subject || !announcedByRow.has(table))) return false;
    }
    return true;
  }

  /** Returns every table whose name is in the text of a query: some of them may be no table there, but none is missing. */
  tablesIn(text: string): readonly string[] {
    return remembered(this.read, text, () =>
      [...new Set(text.match(word))].filter((name) => this.tables.all.has(name))
    );
  }

  /** Returns the tables in which a statement changes rows. */
  tablesWrittenBy(text: string): readonly string[] {
    return remembered(this.written, text, () =>
      [...text.toLowerCase().matchAll(writtenTable)]
        // Words after `for update` and `do update`; unknown until the tables are.
        .filter(([, , name = '']) => this.tables.all.size === 0 || this.tables.all.has(name))
        .flatMap(([, verb = '', name = '']) => (/^[dt]/.test(verb) ? this.withDependents(name) : [name]))
    );
  }

  private isChangedSince(moment: number, subject: string): boolean {
    return (this.changedAt.get(subject) ?? 0) > moment;
  }

  private withDependents(table: string): string[] {
    const found = new Set([table]);
    for (const name of found) this.tables.dependents.get(name)?.forEach((dependent) => found.add(dependent));
    return [...found];
  }
}

const tableOf = (subject: string): string => subject.split('#')[0] ?? '';

function remembered(known: Map<string, readonly string[]>, text: string, find: () => string[]): readonly string[] {
  const before = known.get(text);
  if (before !== undefined) return before;
  if (known.size >= MAX_KNOWN_TEXTS) known.clear();
  const found = find();
  known.set(text, found);
  return found;
}

/** Runs work and returns with its result every table that its queries named. */
export async function recordReads<T>(work: () => Promise<T>): Promise<{ result: T; subjects: ReadonlySet<string> }> {
  const subjects = new Set<string>();
  const result = await reading.run(subjects, work);
  noteReads(subjects);
  return { result, subjects };
}

/**
 * Runs reads of single rows: they depend on these, not on their whole tables.
 * @param subjectsOf returns `<table>#<key>` of every row; of a row that is not there the table, as none announces that one is added
 */
export async function readingRows<T>(read: () => Promise<T>, subjectsOf: (result: T) => Iterable<string>): Promise<T> {
  const result = await reading.run(new Set(), read);
  noteReads(subjectsOf(result));
  return result;
}

/** Notes what the running work has read: a query does that itself. */
export function noteReads(subjects: Iterable<string>): void {
  const noted = reading.getStore();
  if (noted !== undefined) for (const subject of subjects) noted.add(subject);
}

/** Whether the running work notes what it reads. */
export function isNotingReads(): boolean {
  return reading.getStore() !== undefined;
}

/**
 * Runs writes that change these subjects and nothing else: what depends on a row's subject is outdated, not all that read
 * its table. Other processes learn of them from triggers for each row, or the statement announces the subject itself where the
 * trigger of the table leaves a counter out.
 */
export function changingOnly<T>(subjects: readonly string[], write: () => Promise<T>): Promise<T> {
  return changing.run(subjects, write);
}

/** Returns what is changed by a write to tables. */
export function subjectsOfWrite(tables: readonly string[]): readonly string[] {
  return changing.getStore() ?? tables;
}
