import type { SheetField } from '@contract/quote';
import { AppError } from '../../http/appError';
import { plainText } from './sheetCell';
import type { Cell } from './sheetFile';

/** Accepted names of a column, without spaces and in lower case. */
const COLUMN_NAMES: Record<SheetField, string[]> = {
  variety: ['品种', '品名', '品类', 'variety', 'spice'],
  grade: ['等级', '规格', '品级', 'grade', 'spec'],
  origin: ['产地', '来源地', 'origin'],
  market: ['市场', '交易市场', 'market'],
  date: ['日期', '报价日期', '采集日期', 'date', 'day'],
  low: ['最低价', '低价', '最低', 'low', 'lowest'],
  high: ['最高价', '高价', '最高', 'high', 'highest'],
  mid: ['中间价', '均价', '平均价', '主流价', 'mid', 'middle', 'average'],
  unit: ['单位', '计价单位', '价格单位', 'unit'],
  sampleCount: ['样本数', '样本量', '采样数', '采样户数', 'samplecount', 'samples'],
  sourceKind: ['来源类型', '来源类别', '数据来源', 'sourcekind', 'sourcetype'],
  sourceName: ['来源', '来源名称', '来源单位', 'source', 'sourcename'],
  collector: ['采集员', '采集人', 'collector'],
  pace: ['走货', '走货快慢', '走货情况', '动销', 'pace', 'sales'],
  comment: ['备注', '说明', '行情说明', 'comment', 'note', 'remarks']
};

const OPTIONAL_FIELDS: ReadonlySet<SheetField> = new Set(['origin', 'mid', 'collector', 'pace', 'comment']);

const FIELD_OF = new Map(
  Object.entries(COLUMN_NAMES).flatMap(([field, names]) => names.map((name) => [name, field as SheetField] as const))
);

export interface SheetHeader {
  /** Index of each known column of the sheet. */
  columns: Map<SheetField, number>;
  /** Headings of unknown columns. */
  ignored: string[];
}

/**
 * Reads the first row.
 * @throws AppError VALIDATION that names every missing (`column`) or duplicated (`duplicate`) column
 */
export function readHeader(row: Cell[]): SheetHeader {
  const columns = new Map<SheetField, number>();
  const ignored: string[] = [];
  const faults: Record<string, string> = {};
  row.forEach((cell, index) => {
    const heading = plainText(cell);
    if (heading === '') return;
    const field = FIELD_OF.get(withoutUnit(heading));
    if (field === undefined) ignored.push(heading.slice(0, 40));
    else if (columns.has(field)) faults[field] = 'duplicate';
    else columns.set(field, index);
  });
  for (const field of FIELD_OF.values()) {
    if (!columns.has(field) && !OPTIONAL_FIELDS.has(field)) faults[field] = 'column';
  }
  if (Object.keys(faults).length > 0) throw new AppError('VALIDATION', { fields: faults });
  return { columns, ignored };
}

/** Shortens 最低价(元/公斤) to 最低价: the unit of a row has its own column. */
function withoutUnit(heading: string): string {
  return heading
    .replace(/\(.*\)$/, '')
    .replace(/[\s_-]/g, '')
    .toLowerCase();
}
