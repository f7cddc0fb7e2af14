import type { OwnPurchaseBrief } from '@contract/ownPurchase';
import type { QuotationObstacle } from '@contract/purchase';
import type { QuotationStatus } from '@contract/quotation';
import type { Db, Tx } from '../../database/schema';
import { defineExtensionPoint } from '../../extensionPoint';
import type { Trader } from './audience.service';
import type { PublicPurchaseRow } from './purchase.tables';

interface PurchaseQuotations {
  /** Returns the quotation that the user, or a company they manage, sent for the request; undefined without one. */
  findOwn(
    db: Db | Tx,
    userId: string,
    purchaseId: string,
    nowMs: number
  ): Promise<{ id: string; status: QuotationStatus } | undefined>;
  /** Returns why the viewer cannot quote today; null when they can. */
  obstacleToday(
    db: Db,
    purchase: PublicPurchaseRow,
    trader: Trader | null,
    nowMs: number
  ): Promise<QuotationObstacle | null>;
  /** Returns all deals of each request by its id, oldest first. */
  listDeals(db: Db | Tx, purchases: readonly PublicPurchaseRow[]): Promise<Map<string, OwnPurchaseBrief['deals']>>;
  /** Exports the buyer's counter-offers, answers and ratings of the quotations for the requests. */
  exportBuyerTexts(db: Db, purchaseIds: readonly string[]): Promise<{ purchaseId: string }[]>;
}

/** The quotations of a purchase request, from the module of quotations. */
export const purchaseQuotations = defineExtensionPoint<PurchaseQuotations>('purchaseQuotations');
