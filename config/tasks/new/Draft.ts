import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A sentence for the person who gave wrong arguments. */
export class UsageError extends Error {}

/** Files to be created and changed; written together or not at all. Paths are relative to the repository. */
export class Draft {
  /** Remaining steps, shown at the end. */
  readonly notes: string[] = [];
  private readonly texts = new Map<string, string>();
  private readonly tasks = new Set<string>();

  constructor(readonly root: string) {}

  has(file: string): boolean {
    return this.texts.has(file) || existsSync(path.join(this.root, file));
  }

  read(file: string): string {
    return this.texts.get(file) ?? readFileSync(path.join(this.root, file), 'utf8');
  }

  /** @throws UsageError when the file exists */
  create(file: string, text: string): void {
    if (this.has(file)) throw new UsageError(`${file} exists already; nothing was written.`);
    this.texts.set(file, text);
  }

  /** @throws Error when the change finds no position for its lines */
  edit(file: string, change: (text: string) => string): void {
    const text = this.read(file);
    const changed = change(text);
    if (changed === text) throw new Error(`${file} has no position for the new lines`);
    this.texts.set(file, changed);
  }

  /** Runs a task of the repository when the files are written. */
  runAfterwards(task: string): void {
    this.tasks.add(task);
  }

  /** Writes the files, unformatted. @returns their paths */
  write(): string[] {
    const files = [...this.texts.keys()].sort();
    for (const [file, text] of this.texts) {
      mkdirSync(path.dirname(path.join(this.root, file)), { recursive: true });
      writeFileSync(path.join(this.root, file), text);
    }
    for (const task of this.tasks) execFileSync(process.execPath, [task], { cwd: this.root });
    return files;
  }
}

/** Adds an import after the last one. */
export function addImport(text: string, statement: string): string {
  const last = [...text.matchAll(/^import [^;]*?'[^']+';$/gm)].at(-1);
  if (!last) return `${statement}\n\n${text}`;
  const end = last.index + last[0].length;
  return `${text.slice(0, end)}\n${statement}${text.slice(end)}`;
}

/** Adds a name to an import, or the import when the file has none of this module. */
export function addImportedName(text: string, name: string, module: string): string {
  const names = new RegExp(`import \\{([^}]*)\\} from '${module.replace(/[.$]/g, '\\$&')}';`).exec(text);
  if (!names) return addImport(text, `import { ${name} } from '${module}';`);
  const [statement, list = ''] = names;
  if (list.split(',').some((one) => one.trim() === name)) return text;
  const more = `${list.trim().replace(/,$/, '')}, ${name}`;
  return text.replace(statement, `import { ${more} } from '${module}';`);
}

/**
 * Adds a line to a list, one item a line, before the first item that sorts after it.
 * @param opening the text up to and with the line before the first item
 * @param end the text after the last item
 */
export function addToList(text: string, opening: string, end: string, item: string): string {
  const start = text.indexOf(opening);
  const close = text.indexOf(end, start + opening.length);
  if (start < 0 || close < 0) return text;
  const items = text
    .slice(start + opening.length, close)
    .split('\n')
    .map((line) => line.trim().replace(/,$/, ''))
    .filter(Boolean);
  const index = items.findIndex((one) => one.localeCompare(item, 'en') > 0);
  items.splice(index < 0 ? items.length : index, 0, item);
  return `${text.slice(0, start + opening.length)}\n  ${items.join(',\n  ')}${text.slice(close)}`;
}
