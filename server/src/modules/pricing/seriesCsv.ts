import { shanghaiMinute } from '@rules/shanghaiTime';
import type { QuoteRow } from './history.repository';
import type { LineRow } from './line.repository';

const COLUMN_TITLES = [
  '日期',
  '品种',
  '规格',
  '产地',
  '市场',
  '最低价',
  '中间价',
  '最高价',
  '单位',
  '样本数',
  '来源',
  '采集员',
  '采集时间'
];

/** Marks the file as UTF-8 for spreadsheets. */
const BOM = '\uFEFF';

/** Returns the quotes of a line as CSV (RFC 4180, yuan per kilogram), oldest first. */
export function seriesCsv(
  line: Pick<LineRow, 'variety_name' | 'grade_name' | 'origin' | 'market_name'>,
  quotes: QuoteRow[]
): string {
  const names = [line.variety_name, line.grade_name, line.origin ?? '', line.market_name];
  const rows = quotes.map((quote) => [
    quote.date,
    ...names,
    formatYuan(quote.low_fen),
    formatYuan(quote.mid_fen),
    formatYuan(quote.high_fen),
    '元/公斤',
    String(quote.sample_count),
    quote.source_name,
    quote.collector ?? '',
    shanghaiMinute(quote.collected_at_ms)
  ]);
  return BOM + [COLUMN_TITLES, ...rows].map((row) => `${row.map(escapeCell).join(',')}\r\n`).join('');
}

const formatYuan = (fen: number) => (fen / 100).toFixed(2);

/**
 * Quotes the text where CSV requires it. A text that a spreadsheet would evaluate as a formula gets a leading
 * apostrophe.
 */
function escapeCell(text: string): string {
  const safe = /^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
