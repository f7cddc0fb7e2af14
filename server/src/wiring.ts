/*
 * Joins the modules from the outside: the only file that knows both a module that publishes an event, or asks a question, and
 * the modules above it that react or answer. Handlers of one event run in the order of this file.
 */
import {
  companyChanged,
  companyDissolved,
  companyMemberLeft,
  companyTransferred
} from './modules/company/company.events';
import { companyOfUser } from './modules/company/company.service';
import { companyStatistics } from './modules/company/companyStatistics';
import { contactsExchanged } from './modules/exchange/exchange.events';
import { hasExchanged } from './modules/exchange/exchange.service';
import { keepExchanged } from './modules/holder/exchanged.service';
import { responseRate } from './modules/inquiry/inquiry.service';
import {
  closeCompanyListings,
  countCompanyListings,
  syncCompanyParty
} from './modules/listing/companyListings.service';
import { membership } from './modules/pricing/membership';
import {
  closePurchasesOfCompany,
  countCompanyPurchaseViews,
  returnPurchaseDrafts
} from './modules/purchase/companyPurchases.service';
import { purchaseClosed, purchaseTextsErased } from './modules/purchase/purchase.events';
import { purchaseQuotations } from './modules/purchase/purchaseQuotations';
import { closeOpenQuotations } from './modules/quotation/closing.service';
import { withdrawQuotationsOfCompany } from './modules/quotation/companyQuotations.service';
import { dealsOfPurchases } from './modules/quotation/deal.service';
import { quoteObstacleToday } from './modules/quotation/eligibility.service';
import { openQuotationCount } from './modules/quotation/list.service';
import { findOwnQuotation } from './modules/quotation/ownQuotation.service';
import { eraseBuyerTexts, exportOfBuyerTexts } from './modules/quotation/quotation.personal';
import { statusAt } from './modules/quotation/quotation.presenter';
import {
  closeSuppliesOfCompany,
  countCompanySupplyViews,
  handOverSupplies,
  returnSupplyDrafts
} from './modules/supply/companySupplies.service';
import { sellerTrust } from './modules/supply/sellerTrust';
import {
  dropCompanyVerification,
  handOverCompanyVerification
} from './modules/verification/companyVerification.service';

companyDissolved.subscribe((tx, { companyId }, nowMs) => dropCompanyVerification(tx, companyId, nowMs));
companyDissolved.subscribe((tx, { companyId }, nowMs) => closePurchasesOfCompany(tx, companyId, nowMs));
companyDissolved.subscribe((tx, { companyId }, nowMs) => withdrawQuotationsOfCompany(tx, companyId, nowMs));
companyDissolved.subscribe((tx, { companyId }) => closeSuppliesOfCompany(tx, companyId));
// Last: it counts what is left.
companyDissolved.subscribe((tx, { companyId }, nowMs) => closeCompanyListings(tx, companyId, nowMs));
companyChanged.subscribe((tx, { companyId }, nowMs) => syncCompanyParty(tx, companyId, nowMs));
companyTransferred.subscribe((tx, { companyId, ownerId }, nowMs) =>
  handOverCompanyVerification(tx, companyId, ownerId, nowMs)
);
// Drafts before supplies: a draft that no one else has seen stays with its author.
companyMemberLeft.subscribe((tx, { companyId, userId }) => returnPurchaseDrafts(tx, companyId, userId));
companyMemberLeft.subscribe((tx, { companyId, userId }) => returnSupplyDrafts(tx, companyId, userId));
companyMemberLeft.subscribe((tx, { companyId, userId }, nowMs) => handOverSupplies(tx, { userId, companyId }, nowMs));

contactsExchanged.subscribe(keepExchanged);

purchaseClosed.subscribe((tx, { purchase }, nowMs) => closeOpenQuotations(tx, purchase, nowMs));
purchaseTextsErased.subscribe((tx, { purchaseId }) => eraseBuyerTexts(tx, purchaseId));

membership.provide({ isCompanyMember: async (db, userId) => (await companyOfUser(db, userId)) !== null });
companyStatistics.provide({
  countListings: countCompanyListings,
  countViews: async (db, companyId) =>
    (await countCompanySupplyViews(db, companyId)) + (await countCompanyPurchaseViews(db, companyId)),
  countOpenQuotations: openQuotationCount
});
sellerTrust.provide({ hasExchanged, responseRate });
purchaseQuotations.provide({
  findOwn: async (db, userId, purchaseId, nowMs) => {
    const own = await findOwnQuotation(db, userId, purchaseId);
    return own && { id: own.id, status: statusAt(own, nowMs) };
  },
  obstacleToday: quoteObstacleToday,
  listDeals: dealsOfPurchases,
  exportBuyerTexts: exportOfBuyerTexts
});
