import { Value } from '@sinclair/typebox/value';
import type { FastifyInstance } from 'fastify';
import { DateOnly } from '@contract/common';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@rules/duration';
import type { Deps } from '../../deps';
import { AppError } from '../../http/appError';
import { languageOf } from '../../http/localText';
import { siteUrl } from '../../http/pageAddress';
import { handleFiles, type PublicFile } from '../../http/publicFile';
import { presentCsv, presentDescription, presentJson } from './openPrices.presenter';
import { LICENCE } from './openPrices.schema';
import { getOpenPrices } from './openPrices.service';

/** A quote may be corrected on any day. */
const MAX_AGE_SEC = (5 * MINUTE_MS) / SECOND_MS;
const headers = { link: `<${LICENCE.path}>; rel="license"` };
const json = 'application/json; charset=utf-8';

export function openPricesRoutes(app: FastifyInstance, { db, settings }: Deps): void {
  const site = siteUrl(settings);
  handleFiles(app, {
    '/open/prices/datapackage.json': () => ({
      ...{ type: json, body: presentDescription(site), changedAtMs: null, headers },
      maxAgeSec: DAY_MS / SECOND_MS
    }),
    '/open/prices/:file': async ({ params: { file = '' }, query }): Promise<PublicFile> => {
      const { day, format } = parseName(file);
      const { date, prices } = await getOpenPrices(db, day);
      const translator = await app.findTranslator(languageOf(query['lang']));
      const content =
        format === 'csv'
          ? { type: 'text/csv; charset=utf-8', body: presentCsv(prices, translator) }
          : { type: json, body: presentJson(site, date, prices, translator) };
      const changedAtMs = Math.max(...prices.map(({ collectedAtMs }) => collectedAtMs));
      const disposition = `inline; filename="xiangshi-prices-${date}.${format}"`;
      return {
        ...content,
        changedAtMs,
        maxAgeSec: MAX_AGE_SEC,
        headers: { ...headers, 'content-disposition': disposition }
      };
    }
  });
}

/** @throws AppError NOT_FOUND for a name of no file */
function parseName(name: string): { day: string | null; format: 'csv' | 'json' } {
  const [, day = '', format] = /^(.+)\.(csv|json)$/.exec(name) ?? [];
  const isDay = day === 'latest' || Value.Check(DateOnly, day);
  if (!isDay || (format !== 'csv' && format !== 'json')) throw new AppError('NOT_FOUND');
  return { day: day === 'latest' ? null : day, format };
}
