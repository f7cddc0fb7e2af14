import { PurchaseBrief } from '@contract/listing';
import { FavouriteSupply } from '@contract/supply';
import { AppError } from '../../../http/appError';
import { getPurchaseDetail } from '../../purchase/detail.service';
import { getSupplyCard } from '../../supply/publicListing.service';
import type { DrawnArt } from '../drawing/face';
import { localized } from '../localized';
import { listingFigure, weightText } from '../priceText';
import { type ReadFace, TakenDownError } from '../shareSubject';

const drawingOf = (varietyId: string | null): DrawnArt =>
  varietyId === null ? { kind: 'seal' } : { kind: 'variety', id: varietyId };

/**
 * @throws AppError NOT_FOUND for a supply that was never published
 * @throws TakenDownError for one that was taken down
 */
export const readSupply: ReadFace = async (id, context) => {
  const { deps, texts } = context;
  const found = await getSupplyCard(deps.db, id);
  if (found === null) throw new AppError('NOT_FOUND');
  if (found.status === 'takedown') throw new TakenDownError();
  const { title, origin, seller, status, price, unit, cover, varietyId } = localized(FavouriteSupply, found, context);
  const isOpen = status === 'published';
  return {
    section: texts.sections.supply,
    title,
    facts: isOpen ? [origin, seller.name] : [texts.isOver, origin],
    // A price that is no longer offered would promise something.
    figure: isOpen ? listingFigure(price, unit, texts) : null,
    curve: null,
    art: cover === null ? drawingOf(varietyId) : { kind: 'photo', url: cover, instead: drawingOf(varietyId) }
  };
};

/**
 * @throws AppError NOT_FOUND for a request that was never published, FORBIDDEN for one that is not for visitors
 * @throws TakenDownError for one that was taken down
 */
export const readPurchase: ReadFace = async (id, context) => {
  const { deps, texts, nowMs } = context;
  const found = await getPurchaseDetail(deps.db, null, id, nowMs);
  if (found.status === 'takedown') throw new TakenDownError();
  const brief = localized(PurchaseBrief, found, context);
  const isOpen = found.status === 'published';
  return {
    section: texts.sections.purchase,
    title: brief.title,
    facts: [isOpen ? texts.wanted(weightText(found.quantityGrams, texts)) : texts.isOver, brief.deliveryPlace],
    figure: isOpen ? listingFigure(brief.price, brief.unit, texts) : null,
    curve: null,
    art: drawingOf(brief.varietyId)
  };
};
