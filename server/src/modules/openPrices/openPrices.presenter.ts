import { formatCsv } from '@rules/csvTable';
import type { Translator } from '../../http/localText';
import type { DayPrice } from '../pricing/dayPrices.service';
import { columns, LICENCE, UNIT } from './openPrices.schema';

const DESCRIPTION_PATH = '/open/prices/datapackage.json';

/** Returns prices as a table (RFC 4180, UTF-8 with a byte order mark) under the names of the columns. */
export function presentCsv(prices: readonly DayPrice[], translator: Translator | null): string {
  const rows = prices.map((price) =>
    columns.map(({ type, valueOf }) => {
      const value = valueOf(price, translator);
      return type === 'number' ? Number(value).toFixed(2) : String(value);
    })
  );
  return formatCsv([columns.map(({ name }) => name), ...rows]);
}

/** Returns prices as JSON, with their licence. */
export function presentJson(
  site: string,
  date: string,
  prices: readonly DayPrice[],
  translator: Translator | null
): string {
  const rows = prices.map((price) =>
    Object.fromEntries(columns.map(({ name, valueOf }) => [name, valueOf(price, translator)]))
  );
  return JSON.stringify({ date, unit: UNIT, licence: LICENCE, description: site + DESCRIPTION_PATH, prices: rows });
}

/** Returns the description of the files for programs: a Frictionless data package. */
export function presentDescription(site: string): string {
  const fields = columns.map(({ name, type, description, values }) => ({
    ...{ name, type, description },
    ...(values && { constraints: { enum: values } })
  }));
  const { attribution, ...licence } = LICENCE;
  return JSON.stringify({
    profile: 'tabular-data-package',
    name: 'xiangshi-spice-prices',
    title: 'Spice prices at Chinese wholesale markets, by day',
    homepage: `${site}/h5/`,
    licenses: [licence],
    contributors: [{ title: attribution, role: 'publisher' }],
    resources: [
      {
        name: 'prices',
        path: `${site}/open/prices/latest.csv`,
        format: 'csv',
        mediatype: 'text/csv',
        encoding: 'utf-8',
        profile: 'tabular-data-resource',
        schema: { fields, primaryKey: ['date', 'line_id'] }
      }
    ]
  });
}
