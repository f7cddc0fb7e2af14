import type { Parsed } from './sheetCell';

interface NamedEntity {
  id: string;
  names: string[];
}

export interface CatalogueLine {
  id: string;
  varietyId: string;
  gradeId: string;
  marketId: string;
  origin: string | null;
}

export interface CatalogueData {
  /** Names take precedence over `aliases`: 茴香 is the variety of that name before it is an alias of another one. */
  varieties: (NamedEntity & { aliases: string[]; origins: string[] })[];
  grades: (NamedEntity & { varietyId: string })[];
  markets: NamedEntity[];
  lines: CatalogueLine[];
}

/** Parts that identify a price line. */
export interface LineKey {
  varietyId: string;
  gradeId: string;
  marketId: string;
  origin: string;
}

/** A line of the price list, or the key of a new one. */
export type LineMatch = { lineId: string } | { newLine: LineKey };

/** Finds varieties, grades, markets and lines by their names and aliases. */
export class Catalogue {
  private readonly varieties = new Map<string, Set<string>>();
  private readonly origins = new Map<string, Set<string>>();
  private readonly grades = new Map<string, string>();
  private readonly markets = new Map<string, string>();
  private readonly lines = new Map<string, CatalogueLine[]>();

  constructor(data: CatalogueData) {
    const names = new Set(data.varieties.flatMap((variety) => variety.names.map(normalizeName)));
    for (const { id, names: own, aliases, origins } of data.varieties) {
      const called = [...own.map(normalizeName), ...aliases.map(normalizeName).filter((alias) => !names.has(alias))];
      for (const name of called) this.varieties.set(name, (this.varieties.get(name) ?? new Set()).add(id));
      this.origins.set(id, new Set(origins));
    }
    for (const grade of data.grades) {
      for (const name of grade.names) this.grades.set(compositeKey(grade.varietyId, normalizeName(name)), grade.id);
    }
    for (const market of data.markets)
      for (const name of market.names) this.markets.set(normalizeName(name), market.id);
    for (const line of data.lines) {
      const key = compositeKey(line.varietyId, line.gradeId, line.marketId);
      this.lines.set(key, [...(this.lines.get(key) ?? []), line]);
      if (line.origin !== null) this.origins.get(line.varietyId)?.add(line.origin);
    }
  }

  variety(name: string): Parsed<string> {
    const [id, another] = this.varieties.get(normalizeName(name)) ?? [];
    if (id === undefined) return { reason: 'UNKNOWN' };
    return another === undefined ? { value: id } : { reason: 'AMBIGUOUS' };
  }

  grade(varietyId: string, name: string): Parsed<string> {
    return parsedId(this.grades.get(compositeKey(varietyId, normalizeName(name))));
  }

  market(name: string): Parsed<string> {
    return parsedId(this.markets.get(normalizeName(name)));
  }

  /** Returns the line of a key. A reason is about the origin; an empty origin means the only existing line. */
  line(key: LineKey): Parsed<LineMatch> {
    const lines = this.lines.get(compositeKey(key.varietyId, key.gradeId, key.marketId)) ?? [];
    if (key.origin === '') {
      const [line, another] = lines;
      if (another !== undefined) return { reason: 'AMBIGUOUS' };
      return line === undefined ? { reason: 'REQUIRED' } : { value: { lineId: line.id } };
    }
    const line = lines.find((candidate) => candidate.origin === key.origin);
    if (line !== undefined) return { value: { lineId: line.id } };
    return this.origins.get(key.varietyId)?.has(key.origin) ? { value: { newLine: key } } : { reason: 'UNKNOWN' };
  }
}

function parsedId(id: string | undefined): Parsed<string> {
  return id === undefined ? { reason: 'UNKNOWN' } : { value: id };
}

function normalizeName(name: string): string {
  return name.normalize('NFKC').replace(/\s/g, '').toLowerCase();
}

/** Joins ids and normalised names, which contain no space, to one key. */
export function compositeKey(...parts: string[]): string {
  return parts.join(' ');
}
