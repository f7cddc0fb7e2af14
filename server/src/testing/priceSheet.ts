import type { Envelope } from '@contract/error';
import type { SheetReport } from '@contract/quote';
import { multipart } from './multipart';
import { OPERATOR_TOKEN, type TestApp } from './testApp';

export const HEADER = ['品种', '等级', '产地', '市场', '日期', '最低价', '最高价', '中间价', '单位', '样本数'].concat(
  '来源类型',
  '来源',
  '采集员',
  '走货',
  '备注'
);

/** Cells of a row by heading; the default is a valid row of line A. */
export type RowCells = Partial<
  Record<'variety' | 'grade' | 'origin' | 'market' | 'date' | 'low' | 'high' | 'mid' | 'unit', string> &
    Record<'samples' | 'kind' | 'source' | 'collector' | 'pace' | 'comment', string>
>;

/** Returns a row of line A whose range is one yuan to both sides of `mid`, in yuan. */
export function sheetRow(cells: RowCells = {}): string[] {
  const mid = Number(cells.mid ?? '20');
  const row = {
    ...{ variety: '八角', grade: '大红', origin: '玉林', market: '玉林', date: '2024-03-18' },
    ...{ low: String(mid - 1), high: String(mid + 1), mid: String(mid), unit: '元/公斤', samples: '8' },
    ...{ kind: '采集员', source: '玉林市场采集点', collector: '陆工', pace: '一般', comment: '' },
    ...cells
  };
  return [
    ...[row.variety, row.grade, row.origin, row.market, row.date, row.low, row.high, row.mid, row.unit, row.samples],
    ...[row.kind, row.source, row.collector, row.pace, row.comment]
  ];
}

/** Returns a row of line B. */
export function sheetRowB(cells: RowCells = {}): string[] {
  return sheetRow({ grade: '统货', origin: '防城', market: '亳州', ...cells });
}

export function csvOf(rows: string[][], header = HEADER): Buffer {
  return Buffer.from([header, ...rows].map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\r\n'));
}

/** Uploads a file as the operator does and returns the envelope. */
export async function sendSheet(
  server: TestApp,
  file: Buffer,
  { operator = '覃敏', strict = false, token = OPERATOR_TOKEN } = {}
): Promise<Envelope> {
  const query = new URLSearchParams({ operator, strict: String(strict) });
  const form = multipart('file', file, { authorization: `Bearer ${token}` }, 'sheet');
  const response = await server.app.inject({
    method: 'POST',
    url: `/api/operator/market/import?${query.toString()}`,
    ...form
  });
  if (response.statusCode !== 200) throw new Error(`HTTP ${response.statusCode}: ${response.body}`);
  return response.json<Envelope>();
}

/** Imports a sheet and returns its report. */
export async function importRows(server: TestApp, rows: string[][], operator = '覃敏'): Promise<SheetReport> {
  const { code, msg, data } = await sendSheet(server, csvOf(rows), { operator });
  if (code !== 200) throw new Error(`${msg} ${JSON.stringify(data)}`);
  return data as SheetReport;
}
