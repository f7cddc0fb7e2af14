import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { StyleRule } from '@contract/drawnPage';
import { fileVersion } from '../fileVersion';
import { PageDrawerThread } from './PageDrawerThread';
import type { PageParts } from './writePage';

/** Files of one H5 build with which pages are drawn. */
export class BuiltPages {
  /** The page of the build around drawn ones. */
  readonly shell: string;
  readonly drawer: PageDrawerThread;
  /** Style sheets and scripts of each page that can be drawn. */
  private readonly files: Record<string, string[]>;
  private readonly rules: Record<string, StyleRule[]>;
  private readonly parts = new Map<string, PageParts>();

  constructor(folder: string) {
    const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
    this.shell = read('page.html');
    this.files = JSON.parse(read('drawn/parts.json')) as Record<string, string[]>;
    this.rules = JSON.parse(read('drawn/styles.json')) as Record<string, StyleRule[]>;
    this.drawer = new PageDrawerThread(path.join(folder, 'drawn/pages.bundle'));
  }

  get names(): string[] {
    return Object.keys(this.files);
  }

  has(page: string): boolean {
    return Object.hasOwn(this.files, page);
  }

  /** Returns the style sheets and scripts of a page that are not in the shell already. */
  partsOf(page: string): PageParts {
    const known = this.parts.get(page);
    if (known) return known;
    const files = (this.files[page] ?? []).filter((file) => !this.shell.includes(`/h5/${file}`));
    const parts = {
      rules: files.flatMap((file) => this.rules[file] ?? []),
      styleSheets: files.filter((file) => file.endsWith('.css')),
      scripts: files.filter((file) => file.endsWith('.js'))
    };
    this.parts.set(page, parts);
    return parts;
  }
}

/** Reads the build, again after a new one. */
export class PageBuild {
  private known: { version: string; pages: BuiltPages | null } = { version: '', pages: null };

  constructor(private readonly folder: string) {}

  /** Returns what pages are drawn with; null for a build without that. */
  read(): BuiltPages | null {
    const versions = ['page.html', 'drawn/pages.bundle', 'drawn/parts.json', 'drawn/styles.json'].map((name) =>
      fileVersion(path.join(this.folder, name))
    );
    const version = versions.join(' ');
    if (version !== this.known.version) {
      this.end();
      this.known = { version, pages: versions.includes(undefined) ? null : new BuiltPages(this.folder) };
    }
    return this.known.pages;
  }

  end(): void {
    this.known.pages?.drawer.end();
  }
}
