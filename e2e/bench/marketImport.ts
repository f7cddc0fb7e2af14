import type pg from 'pg';
import { shanghaiDay } from '@rules/shanghaiTime';
import { xlsxFile } from '../../server/src/testing/xlsxFile';
import type { SheetReport } from '../../types/contract/quote';
import { connectTo } from '../connectTo';
import { operatorToken } from '../server';

const ROWS = 500;
const IMPORTS = 9;

interface SheetLine {
  variety: string;
  grade: string;
  origin: string | null;
  market: string;
  mid_fen: number;
}

const HEADER = ['品种', '等级', '产地', '市场', '日期', '最低价', '最高价', '单位', '样本数', '来源类型', '来源'];

/** Encoders of a sheet by file type. */
const writers: Record<string, (rows: (string | number)[][]) => Buffer> = {
  csv: (rows) => Buffer.from(rows.map((row) => row.join(',')).join('\r\n')),
  xlsx: xlsxFile
};

/** Times the operator's import of today's prices of 500 lines with all its consequences, one sheet after another. */
export async function benchImport(server: { url: string; databaseUrl: string }): Promise<void> {
  const client = await connectTo(server.databaseUrl);
  try {
    const lines = await findLines(client);
    for (const [name, write] of Object.entries(writers)) {
      const times: number[] = [];
      for (let round = 0; round < IMPORTS; round += 1)
        times.push(await importOne(server.url, write(rowsOf(lines, round))));
      times.sort((one, other) => one - other);
      const [p50, worst] = [times[Math.floor(IMPORTS / 2)] ?? 0, times.at(-1) ?? 0];
      console.log(
        `  p50 ${p50.toFixed(0)} ms  worst ${worst.toFixed(0)} ms  import of ${ROWS} rows, ${name}, ${IMPORTS} times`
      );
    }
  } finally {
    await client.end();
  }
}

/** Returns every tenth line of the price list. */
async function findLines(client: pg.Client): Promise<SheetLine[]> {
  const { rows } = await client.query<SheetLine>(`
    select variety_name as variety, grade_name as grade, origin, market_name as market, mid_fen
    from (select *, row_number() over (order by position) as place from line_snapshot) as s
    where place % 10 = 0 order by place limit ${ROWS}`);
  return rows;
}

/** Returns today's prices, which change a little from round to round. */
function rowsOf(lines: SheetLine[], round: number): (string | number)[][] {
  const today = shanghaiDay(Date.now());
  return [
    HEADER,
    ...lines.map(({ variety, grade, origin, market, mid_fen: fen }) => [
      ...[variety, grade, origin ?? '', market, today, fen / 100, (fen + 2 * (round + 1)) / 100],
      ...['元/公斤', 8, '采集员', '市场采集点']
    ])
  ];
}

async function importOne(url: string, sheet: Buffer): Promise<number> {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(sheet)]), 'sheet');
  const started = performance.now();
  const response = await fetch(`${url}/api/operator/market/import?operator=${encodeURIComponent('覃敏')}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${operatorToken}` },
    body
  });
  const { data } = (await response.json()) as { data: SheetReport };
  const timeMs = performance.now() - started;
  const { accepted, corrected } = data.counts;
  if (accepted + corrected !== ROWS) throw new Error(`of ${ROWS} rows ${JSON.stringify(data.counts)} were taken`);
  return timeMs;
}
