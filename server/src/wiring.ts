/*
 * Joins the modules from the outside: the only file that knows both a module that publishes an event, or asks a question, and
 * the modules above it that react or answer. Handlers of one event run in the order of this file.
 */
import { awardsWonBy } from './modules/award/winner.service';
import { grantDeposit, offerDeposit, revokeDeposit } from './modules/boothBooking/deposit.service';
import { releaseHoldsOfCompany } from './modules/boothBooking/expiry.service';
import { cardChanged } from './modules/card/card.events';
import { getDefaultCards } from './modules/card/cardBrief.service';
import { cardLimit } from './modules/card/cardLimit';
import { cardOwner } from './modules/card/cardOwner';
import { cardStatistics } from './modules/card/cardStatistics';
import { findTeamCards, refreshCompanyTexts } from './modules/card/companyCards.service';
import { cardKeeping } from './modules/cardInfo/cardKeeping';
import { grantLevel, maxCardsOf, offerPlan, revokeLevel } from './modules/cardLevel/cardLevel.service';
import { getCardStats, getTeamCardFigures } from './modules/cardVisit/cardStats.service';
import { removeVisitorName } from './modules/cardVisit/cardVisit.service';
import {
  companyChanged,
  companyDissolved,
  companyMemberLeft,
  companyTransferred
} from './modules/company/company.events';
import { companyOfUser } from './modules/company/company.service';
import { companyStatistics } from './modules/company/companyStatistics';
import { memberCards } from './modules/company/memberCards';
import { contactsExchanged } from './modules/exchange/exchange.events';
import { hasExchanged } from './modules/exchange/exchange.service';
import { exhibitionsOf } from './modules/exhibitor/exhibition.service';
import { listBoothExhibitors } from './modules/exhibitor/exhibitor.service';
import { certificateGrounds } from './modules/expoCertificate/certificateGrounds';
import { findOverlappingMeetings } from './modules/expoMeeting/expoMeeting.service';
import { withdrawSlotsOfCompany } from './modules/expoMeeting/staffDeparture.service';
import { otherAppointments } from './modules/expoSession/otherAppointments';
import { visitsOf } from './modules/expoTicket/visit.service';
import { visitorProfile } from './modules/expoTicket/visitorProfile';
import { boothExhibitors } from './modules/floorPlan/boothExhibitors';
import { refreshCard, refreshCardsOfCompany } from './modules/holder/cardChange.service';
import { keepExchanged } from './modules/holder/exchanged.service';
import { findEntryIdOf } from './modules/holder/saves.service';
import { responseRate } from './modules/inquiry/inquiry.service';
import {
  closeCompanyListings,
  countCompanyListings,
  syncCompanyParty
} from './modules/listing/companyListings.service';
import { findTranslator } from './modules/localName/localName.service';
import { organiserContents } from './modules/localName/organiserTexts';
import { notificationsCreated } from './modules/message/message.events';
import { paymentProducts } from './modules/payment/products';
import { membership } from './modules/pricing/membership';
import { basicInfo, realNameOf } from './modules/profile/basicInfo.service';
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
import { quotationObstacleToday } from './modules/quotation/eligibility.service';
import { openQuotationCount } from './modules/quotation/list.service';
import { findOwnQuotation } from './modules/quotation/ownQuotation.service';
import { eraseBuyerTexts, exportBuyerTexts } from './modules/quotation/quotation.personal';
import { statusAt } from './modules/quotation/quotation.presenter';
import { messageNames } from './modules/subscribeMessage/messageNames';
import { queueMessages } from './modules/subscribeMessage/subscribeMessage.service';
import {
  closeSuppliesOfCompany,
  countCompanySupplyViews,
  handOverSupplies,
  returnSupplyDrafts
} from './modules/supply/companySupplies.service';
import { sellerTrust } from './modules/supply/sellerTrust';
import { anonymousBrowsingChosen } from './modules/user/user.events';
import {
  dropCompanyVerification,
  handOverCompanyVerification
} from './modules/verification/companyVerification.service';
import { listOrganiserContents } from './organiserContents';

companyDissolved.subscribe((tx, { companyId }, nowMs) => dropCompanyVerification(tx, companyId, nowMs));
companyDissolved.subscribe((tx, { companyId }, nowMs) => closePurchasesOfCompany(tx, companyId, nowMs));
companyDissolved.subscribe((tx, { companyId }, nowMs) => withdrawQuotationsOfCompany(tx, companyId, nowMs));
companyDissolved.subscribe((tx, { companyId }, nowMs) => closeSuppliesOfCompany(tx, companyId, nowMs));
// After what closes them: it counts what is left.
companyDissolved.subscribe((tx, { companyId }, nowMs) => closeCompanyListings(tx, companyId, nowMs));
companyDissolved.subscribe((tx, { companyId }) => refreshCompanyTexts(tx, companyId));
companyDissolved.subscribe((tx, { companyId }, nowMs) => releaseHoldsOfCompany(tx, companyId, nowMs));
companyDissolved.subscribe((tx, { companyId }, nowMs) => withdrawSlotsOfCompany(tx, { companyId }, nowMs));
companyChanged.subscribe((tx, { companyId }, nowMs) => syncCompanyParty(tx, companyId, nowMs));
companyChanged.subscribe((tx, { companyId }) => refreshCompanyTexts(tx, companyId));
companyChanged.subscribe((tx, { companyId }) => refreshCardsOfCompany(tx, companyId));
companyTransferred.subscribe((tx, { companyId, ownerId }, nowMs) =>
  handOverCompanyVerification(tx, companyId, ownerId, nowMs)
);
// Drafts before supplies: a draft that no one else has seen stays with its author.
companyMemberLeft.subscribe((tx, { companyId, userId }) => returnPurchaseDrafts(tx, companyId, userId));
companyMemberLeft.subscribe((tx, { companyId, userId }) => returnSupplyDrafts(tx, companyId, userId));
companyMemberLeft.subscribe((tx, { companyId, userId }, nowMs) => handOverSupplies(tx, { userId, companyId }, nowMs));
companyMemberLeft.subscribe((tx, { companyId }) => refreshCompanyTexts(tx, companyId));
companyMemberLeft.subscribe(withdrawSlotsOfCompany);

cardChanged.subscribe((tx, { cardId }) => refreshCard(tx, cardId));
contactsExchanged.subscribe(keepExchanged);

notificationsCreated.subscribe((tx, { notifications }) => queueMessages(tx, notifications));

anonymousBrowsingChosen.subscribe((tx, { userId }) => removeVisitorName(tx, userId));

purchaseClosed.subscribe((tx, { purchase }, nowMs) => closeOpenQuotations(tx, purchase, nowMs));
purchaseTextsErased.subscribe((tx, { purchaseId }) => eraseBuyerTexts(tx, purchaseId));

certificateGrounds.provide({
  visitsOf,
  exhibitionsOf,
  awardsOf: awardsWonBy,
  nameOf: async (db, userId) => {
    const realName = await realNameOf(db, userId);
    return realName === '' ? ((await getDefaultCards(db, [userId])).get(userId)?.name ?? '') : realName;
  }
});
boothExhibitors.provide({ listByBooth: listBoothExhibitors });
cardLimit.provide({ maxCardsOf });
cardOwner.provide({ realNameOf });
cardStatistics.provide({ statsOf: getCardStats });
cardKeeping.provide({ findEntryId: findEntryIdOf });
organiserContents.provide({ list: listOrganiserContents });
memberCards.provide({ findByMember: findTeamCards, figuresOf: getTeamCardFigures });
paymentProducts.provide({
  cardLevel: { isVirtual: true, getOffer: offerPlan, grant: grantLevel, revoke: revokeLevel },
  boothDeposit: { isVirtual: false, getOffer: offerDeposit, grant: grantDeposit, revoke: revokeDeposit }
});
membership.provide({ isCompanyMember: async (db, userId) => (await companyOfUser(db, userId)) !== null });
companyStatistics.provide({
  countListings: countCompanyListings,
  countViews: async (db, companyId) =>
    (await countCompanySupplyViews(db, companyId)) + (await countCompanyPurchaseViews(db, companyId)),
  countOpenQuotations: openQuotationCount
});
otherAppointments.provide({
  find: (db, userId, startsAtMs, endsAtMs) => findOverlappingMeetings(db, userId, { startsAtMs, endsAtMs })
});
messageNames.provide({ findTranslator });
sellerTrust.provide({ hasExchanged, responseRate });
visitorProfile.provide({
  profileOf: async (db, userId, nowMs) => {
    const [{ region, varietyIds }, realName] = await Promise.all([
      basicInfo(db, userId, nowMs),
      realNameOf(db, userId)
    ]);
    return { region, varietyIds, realName };
  }
});
purchaseQuotations.provide({
  findOwn: async (db, userId, purchaseId, nowMs) => {
    const own = await findOwnQuotation(db, userId, purchaseId);
    return own && { id: own.id, status: statusAt(own, nowMs) };
  },
  obstacleToday: quotationObstacleToday,
  listDeals: dealsOfPurchases,
  exportBuyerTexts
});
