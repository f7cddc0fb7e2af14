import type { RowError, SheetField } from '@contract/quote';
import type { PriceQuoteTable } from '../pricing/market.tables';
import { type Catalogue, compositeKey, type LineMatch } from './catalogue';
import { isFormula, type Parsed, parseDay, parsePrice, parseSampleCount, parseUnit, plainText } from './sheetCell';
import type { Cell } from './sheetFile';

/** Content of a row for a line and day; prices in fen per kilogram. */
export interface QuoteDraft {
  line: LineMatch;
  /** Equal for two rows of one line, also of a line that does not exist yet. */
  lineKey: string;
  date: string;
  lowFen: number;
  midFen: number;
  highFen: number;
  pace: PriceQuoteTable['pace'];
  sampleCount: number;
  sourceKind: PriceQuoteTable['source_kind'];
  sourceName: string;
  collector: string | null;
  comment: string | null;
}

export interface Fault {
  field: SheetField;
  reason: RowError;
}

const SOURCE_KINDS: Record<string, QuoteDraft['sourceKind']> = {
  采集员: 'collector',
  collector: 'collector',
  企业上报: 'company',
  company: 'company',
  官方指数: 'index',
  index: 'index',
  平台成交: 'platform',
  platform: 'platform'
};

const PACES: Record<string, QuoteDraft['pace']> = {
  快: 'fast',
  fast: 'fast',
  一般: 'normal',
  正常: 'normal',
  normal: 'normal',
  慢: 'slow',
  slow: 'slow',
  '': 'normal'
};

const MAX_LENGTH = { sourceName: 40, collector: 20, comment: 200 };

/** Reads and validates a row. All its errors are reported at once. */
export function readRow(
  cells: Cell[],
  columns: Map<SheetField, number>,
  catalogue: Catalogue,
  today: string
): QuoteDraft | Fault[] {
  const row = new RowParser(cells, columns);
  const line = readLine(row, catalogue);
  const date = row.parse('date', (text) => parseDay(text, today));
  const prices = readPrices(row);
  const sampleCount = row.parse('sampleCount', parseSampleCount);
  const sourceKind = row.parse('sourceKind', (text) => lookUp(SOURCE_KINDS, text));
  const sourceName = row.text('sourceName', MAX_LENGTH.sourceName);
  if (sourceName === '') row.fault('sourceName', 'REQUIRED');
  const collector = row.text('collector', MAX_LENGTH.collector);
  const comment = row.text('comment', MAX_LENGTH.comment);
  const pace = row.parseOptional('pace', (text) => lookUp(PACES, text));
  if (row.faults.length > 0 || !line || !date || !prices || !sampleCount || !sourceKind || !pace) return row.faults;
  return {
    line,
    lineKey: 'lineId' in line ? line.lineId : compositeKey(...(Object.values(line.newLine) as string[])),
    date,
    ...prices,
    pace,
    sampleCount,
    sourceKind,
    sourceName,
    collector: collector === '' ? null : collector,
    comment: comment === '' ? null : comment
  };
}

function readLine(row: RowParser, catalogue: Catalogue): LineMatch | undefined {
  const varietyId = row.parse('variety', (name) => catalogue.variety(name));
  const marketId = row.parse('market', (name) => catalogue.market(name));
  // A grade is only unique within its variety: 统货 exists for many.
  const gradeId = row.parse('grade', (name) =>
    varietyId === undefined ? { value: '' } : catalogue.grade(varietyId, name)
  );
  if (!varietyId || !marketId || !gradeId) return undefined;
  return row.parseOptional('origin', (origin) => catalogue.line({ varietyId, gradeId, marketId, origin }));
}

function readPrices(row: RowParser): Pick<QuoteDraft, 'lowFen' | 'midFen' | 'highFen'> | undefined {
  const unit = row.parse('unit', parseUnit);
  if (unit === undefined) return undefined;
  const price = (text: string) => parsePrice(text, unit);
  const [lowFen, highFen] = [row.parse('low', price), row.parse('high', price)];
  if (lowFen === undefined || highFen === undefined) return undefined;
  if (lowFen > highFen) {
    row.fault('high', 'BELOW_LOW');
    return undefined;
  }
  // Half a fen is rounded up.
  const derived = Math.round((lowFen + highFen) / 2);
  const midFen = row.parseOptional('mid', (text) => (text === '' ? { value: derived } : price(text)));
  if (midFen === undefined) return undefined;
  if (midFen < lowFen) row.fault('mid', 'BELOW_LOW');
  if (midFen > highFen) row.fault('mid', 'ABOVE_HIGH');
  return { lowFen, midFen, highFen };
}

function lookUp<T>(names: Record<string, T>, text: string): Parsed<T> {
  const value = Object.hasOwn(names, text.toLowerCase()) ? names[text.toLowerCase()] : undefined;
  return value === undefined ? { reason: 'UNKNOWN' } : { value };
}

/** Reads the cells of a row and collects their errors. */
class RowParser {
  readonly faults: Fault[] = [];

  constructor(
    private readonly cells: Cell[],
    private readonly columns: Map<SheetField, number>
  ) {}

  fault(field: SheetField, reason: RowError): void {
    this.faults.push({ field, reason });
  }

  /** Returns the cell as text; empty when there is none. */
  text(field: SheetField, maxLength: number): string {
    const text = this.parseOptional(field, (value) => ({ value })) ?? '';
    if (text.length > maxLength) this.fault(field, 'TOO_LARGE');
    return text;
  }

  parse<T>(field: SheetField, parse: (text: string) => Parsed<T>): T | undefined {
    return this.parseOptional(field, (text) => (text === '' ? { reason: 'REQUIRED' } : parse(text)));
  }

  /** Variant of `parse` for a cell that may be empty. */
  parseOptional<T>(field: SheetField, parse: (text: string) => Parsed<T>): T | undefined {
    const index = this.columns.get(field);
    const text = index === undefined ? '' : plainText(this.cells[index]);
    const parsed: Parsed<T> = isFormula(text) ? { reason: 'FORMULA' } : parse(text);
    if ('value' in parsed) return parsed.value;
    this.fault(field, parsed.reason);
    return undefined;
  }
}
