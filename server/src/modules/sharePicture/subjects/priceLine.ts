import { PriceLine } from '@contract/priceLine';
import { AppError } from '../../../http/appError';
import { getSeries } from '../../pricing/history.service';
import { listLinesByIds } from '../../pricing/lineNames.service';
import { localized } from '../localized';
import { changeText, priceText, trendOf } from '../priceText';
import type { ReadFace } from '../shareSubject';
import { dayText } from '../texts/textsOf';

/** Points below which there is no curve. */
const MIN_POINTS = 2;

/** @throws AppError NOT_FOUND for an unknown line, or one without a price */
export const readPriceLine: ReadFace = async (id, context) => {
  const { deps, texts } = context;
  const [found] = await listLinesByIds(deps.db, [id], null);
  if (found === undefined || found.midFen === null) throw new AppError('NOT_FOUND');
  const line = localized(PriceLine, found, context);
  const { points } = await getSeries(deps.db, { lineId: id, range: '30d' }, null);
  const { changeFen, changeBp, midFen } = line;
  return {
    section: `${texts.sections.line} · ${dayText(line.date, texts)}`,
    // Names of blends are complete without the variety.
    title: line.categoryId === 'blend' ? line.gradeName : `${line.varietyName} ${line.gradeName}`,
    facts: [line.marketName],
    figure: {
      value: priceText(midFen ?? 0, texts),
      unit: texts.perUnit.kg,
      change: changeFen === null ? null : { text: changeText(changeFen, changeBp, texts), trend: trendOf(changeFen) }
    },
    curve:
      points.length < MIN_POINTS
        ? null
        : { points: points.map(({ date, midFen: fen }) => ({ date, fen })), caption: texts.last30Days },
    art: { kind: 'variety', id: line.varietyId }
  };
};
