import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { GateFailure } from './Gate';

export interface TabItem {
  pagePath: string;
  text: string;
  iconPath?: string;
  selectedIconPath?: string;
}

export interface PreloadRule {
  network?: string;
  packages: string[];
}

/** The fields of app.json that the gates and the harness read. */
export interface AppJson {
  pages: string[];
  subPackages?: { root: string; name?: string; pages: string[] }[];
  preloadRule?: Record<string, PreloadRule>;
  tabBar?: { list: TabItem[]; color?: string; selectedColor?: string; backgroundColor?: string };
  lazyCodeLoading?: string;
  darkmode?: boolean;
  themeLocation?: string;
  window?: Record<string, unknown>;
}

/** A package that WeChat downloads as one piece; `root` is empty for the main package. */
export interface Package {
  root: string;
  name: string;
  files: string[];
  bytes: number;
}

/** Files that the minimiser writes beside the code and that are never uploaded. */
const neverUploaded = /(\.LICENSE\.txt|\.map)$/;

/** A built mini-program on disk; paths are relative to its folder, with forward slashes. */
export class WeappOutput {
  /** Every uploaded file → its size in bytes. */
  readonly files: ReadonlyMap<string, number>;
  readonly app: AppJson;
  readonly packages: readonly Package[];

  private constructor(readonly folder: string) {
    if (!existsSync(path.join(folder, 'app.json'))) {
      throw new GateFailure(folder, 'no app.json here: build the mini-program first (npm run build:weapp)');
    }
    const files = new Map<string, number>();
    for (const file of listFiles(folder)) {
      if (!neverUploaded.test(file)) files.set(file, statSync(path.join(folder, file)).size);
    }
    this.files = files;
    this.app = this.json<AppJson>('app.json');
    this.packages = this.split();
  }

  static read(folder: string): WeappOutput {
    return new WeappOutput(path.resolve(folder));
  }

  /** Every page of app.json by its full path. */
  get pages(): string[] {
    const inSubpackages = (this.app.subPackages ?? []).flatMap(({ root, pages }) =>
      pages.map((page) => `${trimSlashes(root)}/${page}`)
    );
    return [...this.app.pages, ...inSubpackages];
  }

  has(file: string): boolean {
    return this.files.has(file);
  }

  text(file: string): string {
    return readFileSync(path.join(this.folder, file), 'utf8');
  }

  bytes(file: string): Buffer {
    return readFileSync(path.join(this.folder, file));
  }

  /** @throws GateFailure for a file that is not JSON */
  json<T>(file: string): T {
    try {
      return JSON.parse(this.text(file)) as T;
    } catch (error) {
      throw new GateFailure(file, `is not JSON: ${(error as Error).message}`);
    }
  }

  withExtension(...extensions: string[]): string[] {
    return [...this.files.keys()].filter((file) => extensions.includes(path.posix.extname(file)));
  }

  /**
   * The package that holds a file.
   * @throws GateFailure for a file in no package
   */
  packageOf(file: string): Package {
    const [main, ...subpackages] = this.packages;
    const found = subpackages.find(({ root }) => file.startsWith(`${root}/`)) ?? main;
    if (!found) throw new GateFailure(file, 'belongs to no package');
    return found;
  }

  private split(): Package[] {
    const roots = (this.app.subPackages ?? []).map(({ root, name }) => ({ root: trimSlashes(root), name }));
    const main: Package = { root: '', name: '__APP__', files: [], bytes: 0 };
    const subpackages = roots.map(({ root, name }): Package => ({ root, name: name ?? root, files: [], bytes: 0 }));
    for (const [file, bytes] of this.files) {
      const owner = subpackages.find(({ root }) => file.startsWith(`${root}/`)) ?? main;
      owner.files.push(file);
      owner.bytes += bytes;
    }
    return [main, ...subpackages];
  }
}

function trimSlashes(root: string): string {
  return root.replace(/^\/+|\/+$/g, '');
}

function listFiles(folder: string, below = ''): string[] {
  return readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const relative = below ? `${below}/${entry.name}` : entry.name;
    return entry.isDirectory() ? listFiles(folder, relative) : [relative];
  });
}
