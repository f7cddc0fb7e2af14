// Written by `npm run migrations` from the names of the files: change those, not this file.
import type { Db } from '../schema';
import * as user from './0001_user';
import * as company from './0002_company';
import * as message from './0003_message';
import * as setting from './0004_setting';
import * as expo from './0005_expo';
import * as upload from './0006_upload';
import * as market from './0101_market';
import * as news0102 from './0102_news';
import * as flash0103 from './0103_flash';
import * as home from './0104_home';
import * as listing from './0105_listing';
import * as initials from './0106_initials';
import * as quoteIngestion from './0201_quote_ingestion';
import * as marketList from './0202_market_list';
import * as priceAlert from './0203_price_alert';
import * as news0204 from './0204_news';
import * as flash0205 from './0205_flash';
import * as search from './0206_search';
import * as interest from './0207_interest';
import * as report from './0208_report';
import * as newsFavourites from './0209_news_favourites';
import * as pictures from './0210_pictures';
import * as login from './0301_login';
import * as verification from './0303_verification';
import * as privateImage from './0304_private_image';
import * as companyProfile from './0305_company_profile';
import * as companyTeam from './0306_company_team';
import * as account from './0307_account';
import * as feedback from './0308_feedback';
import * as address from './0309_address';
import * as invite from './0310_invite';
import * as notificationMute from './0311_notification_mute';
import * as footprint from './0312_footprint';
import * as userName from './0320_user_name';
import * as publicMedia from './0323_public_media';
import * as notificationRemoval from './0327_notification_removal';
import * as listingCodes from './0401_listing_codes';
import * as supply from './0402_supply';
import * as document from './0403_document';
import * as purchase from './0411_purchase';
import * as quotation from './0412_quotation';
import * as inquiry from './0421_inquiry';
import * as exchange from './0422_exchange';
import * as supplyShare from './0423_supply_share';
import * as listingQuery from './0431_listing_query';
import * as listingOfVariety from './0432_listing_of_variety';
import * as photoLook from './0441_photo_look';
import * as listingWalks from './0444_listing_walks';
import * as unread from './0445_unread';
import * as notificationAbout from './0451_notification_about';
import * as accountFreeze from './0452_account_freeze';
import * as joinProof from './0465_join_proof';
import * as inviteWords from './0470_invite_words';
import * as addressPosition from './0480_address_position';
import * as unshownUpload from './0490_unshown_upload';
import * as counterAnswer from './0510_counter_answer';
import * as documentsTag from './0520_documents_tag';
import * as purchaseInquiry from './0521_purchase_inquiry';
import * as purchaseOrigin from './0522_purchase_origin';
import * as localName from './0560_local_name';
import * as flashLines from './0561_flash_lines';
import * as companyIdentity from './0565_company_identity';
import * as guessPlace from './0566_guess_place';
import * as newsCovers from './0575_news_covers';
import * as supplyCountry from './0585_supply_country';
import * as purchaseArchive from './0586_purchase_archive';
import * as interestAddition from './0595_interest_addition';
import * as uploadPart from './0596_upload_part';
import * as liveSignal from './0597_live_signal';
import * as notificationContent from './0598_notification_content';
import * as uploadInPartsClaimedAtMs from './202611260724_upload_in_parts_claimed_at_ms';
import * as unusedHeldVideos from './202611261050_unused_held_videos';
import * as rejectedTakedowns from './202611261051_rejected_takedowns';
import * as quotationDraftGoodsVersion from './202611261052_quotation_draft_goods_version';
import * as card from './202611261404_card';
import * as contactExchangeCardId from './202611261429_contact_exchange_card_id';
import * as scanCode from './202611261430_scan_code';
import * as holder from './202611261440_holder';
import * as cardVisit from './202611261450_card_visit';
import * as payment from './202611261500_payment';
import * as cardLevel from './202611261501_card_level';
import * as holderChanges from './202611261510_holder_changes';
import * as contactExchangeSource from './202611261511_contact_exchange_source';
import * as exchangedHolders from './202611261512_exchanged_holders';
import * as cardRevision from './202611261520_card_revision';
import * as cardVisitor from './202611261521_card_visitor';
import * as scanCodeSubject from './202611261522_scan_code_subject';
import * as shareCode from './202611261530_share_code';
import * as refusedBecause from './202611261738_refused_because';
import * as notificationNames from './202611261739_notification_names';
import * as verificationReasons from './202611261740_verification_reasons';
import * as payOrderInvoice from './202611270200_pay_order_invoice';
import * as givenCards from './202611270201_given_cards';
import * as cardVisitKey from './202611270202_card_visit_key';
import * as paidFen from './202611270210_paid_fen';
import * as lastView from './202611270400_last_view';
import * as lastMerge from './202611270410_last_merge';
import * as floorPlan from './202611271200_floor_plan';
import * as expoContent from './202611271300_expo_content';
import * as expoCoupon from './202611271301_expo_coupon';
import * as expoSite from './202611271400_expo_site';
import * as exhibitor from './202611271500_exhibitor';
import * as expoMeeting from './202611271510_expo_meeting';
import * as expoSession from './202611271600_expo_session';
import * as expoTicket from './202611271700_expo_ticket';
import * as gate from './202611271701_gate';
import * as award from './202611271800_award';
import * as investment from './202611271810_investment';
import * as boothBooking from './202611271900_booth_booking';
import * as expoCertificate from './202611272100_expo_certificate';
import * as candidateCompany from './202611281300_candidate_company';
import * as park from './202611281400_park';
import * as expoIndexes from './202611282000_expo_indexes';
import * as expoOperation from './202611282001_expo_operation';
import * as subscribePermission from './202611291101_subscribe_permission';
import * as activity from './202611291200_activity';
import * as translation from './202611291501_translation';
import * as analytics from './202611291600_analytics';
import * as awardCertificate from './202611291800_award_certificate';
import * as userEmail from './202611301200_user_email';
import * as subscribeLanguage from './202611301201_subscribe_language';
import * as paymentGoodsName from './202611301400_payment_goods_name';
import * as contentSignal from './202612011300_content_signal';
import * as expoTokens from './202612020900_expo_tokens';
import * as rowSignal from './202612021300_row_signal';

/** A step of the schema. Steps only go up: a wrong one is repaired by the next one. */
interface Migration {
  up(db: Db): Promise<void>;
}

/** The steps by name, the oldest first. A step that has shipped is never renamed, moved or edited. */
export const migrations: Record<string, Migration> = {
  '0001_user': user,
  '0002_company': company,
  '0003_message': message,
  '0004_setting': setting,
  '0005_expo': expo,
  '0006_upload': upload,
  '0101_market': market,
  '0102_news': news0102,
  '0103_flash': flash0103,
  '0104_home': home,
  '0105_listing': listing,
  '0106_initials': initials,
  '0201_quote_ingestion': quoteIngestion,
  '0202_market_list': marketList,
  '0203_price_alert': priceAlert,
  '0204_news': news0204,
  '0205_flash': flash0205,
  '0206_search': search,
  '0207_interest': interest,
  '0208_report': report,
  '0209_news_favourites': newsFavourites,
  '0210_pictures': pictures,
  '0301_login': login,
  '0303_verification': verification,
  '0304_private_image': privateImage,
  '0305_company_profile': companyProfile,
  '0306_company_team': companyTeam,
  '0307_account': account,
  '0308_feedback': feedback,
  '0309_address': address,
  '0310_invite': invite,
  '0311_notification_mute': notificationMute,
  '0312_footprint': footprint,
  '0320_user_name': userName,
  '0323_public_media': publicMedia,
  '0327_notification_removal': notificationRemoval,
  '0401_listing_codes': listingCodes,
  '0402_supply': supply,
  '0403_document': document,
  '0411_purchase': purchase,
  '0412_quotation': quotation,
  '0421_inquiry': inquiry,
  '0422_exchange': exchange,
  '0423_supply_share': supplyShare,
  '0431_listing_query': listingQuery,
  '0432_listing_of_variety': listingOfVariety,
  '0441_photo_look': photoLook,
  '0444_listing_walks': listingWalks,
  '0445_unread': unread,
  '0451_notification_about': notificationAbout,
  '0452_account_freeze': accountFreeze,
  '0465_join_proof': joinProof,
  '0470_invite_words': inviteWords,
  '0480_address_position': addressPosition,
  '0490_unshown_upload': unshownUpload,
  '0510_counter_answer': counterAnswer,
  '0520_documents_tag': documentsTag,
  '0521_purchase_inquiry': purchaseInquiry,
  '0522_purchase_origin': purchaseOrigin,
  '0560_local_name': localName,
  '0561_flash_lines': flashLines,
  '0565_company_identity': companyIdentity,
  '0566_guess_place': guessPlace,
  '0575_news_covers': newsCovers,
  '0585_supply_country': supplyCountry,
  '0586_purchase_archive': purchaseArchive,
  '0595_interest_addition': interestAddition,
  '0596_upload_part': uploadPart,
  '0597_live_signal': liveSignal,
  '0598_notification_content': notificationContent,
  '202611260724_upload_in_parts_claimed_at_ms': uploadInPartsClaimedAtMs,
  '202611261050_unused_held_videos': unusedHeldVideos,
  '202611261051_rejected_takedowns': rejectedTakedowns,
  '202611261052_quotation_draft_goods_version': quotationDraftGoodsVersion,
  '202611261404_card': card,
  '202611261429_contact_exchange_card_id': contactExchangeCardId,
  '202611261430_scan_code': scanCode,
  '202611261440_holder': holder,
  '202611261450_card_visit': cardVisit,
  '202611261500_payment': payment,
  '202611261501_card_level': cardLevel,
  '202611261510_holder_changes': holderChanges,
  '202611261511_contact_exchange_source': contactExchangeSource,
  '202611261512_exchanged_holders': exchangedHolders,
  '202611261520_card_revision': cardRevision,
  '202611261521_card_visitor': cardVisitor,
  '202611261522_scan_code_subject': scanCodeSubject,
  '202611261530_share_code': shareCode,
  '202611261738_refused_because': refusedBecause,
  '202611261739_notification_names': notificationNames,
  '202611261740_verification_reasons': verificationReasons,
  '202611270200_pay_order_invoice': payOrderInvoice,
  '202611270201_given_cards': givenCards,
  '202611270202_card_visit_key': cardVisitKey,
  '202611270210_paid_fen': paidFen,
  '202611270400_last_view': lastView,
  '202611270410_last_merge': lastMerge,
  '202611271200_floor_plan': floorPlan,
  '202611271300_expo_content': expoContent,
  '202611271301_expo_coupon': expoCoupon,
  '202611271400_expo_site': expoSite,
  '202611271500_exhibitor': exhibitor,
  '202611271510_expo_meeting': expoMeeting,
  '202611271600_expo_session': expoSession,
  '202611271700_expo_ticket': expoTicket,
  '202611271701_gate': gate,
  '202611271800_award': award,
  '202611271810_investment': investment,
  '202611271900_booth_booking': boothBooking,
  '202611272100_expo_certificate': expoCertificate,
  '202611281300_candidate_company': candidateCompany,
  '202611281400_park': park,
  '202611282000_expo_indexes': expoIndexes,
  '202611282001_expo_operation': expoOperation,
  '202611291101_subscribe_permission': subscribePermission,
  '202611291200_activity': activity,
  '202611291501_translation': translation,
  '202611291600_analytics': analytics,
  '202611291800_award_certificate': awardCertificate,
  '202611301200_user_email': userEmail,
  '202611301201_subscribe_language': subscribeLanguage,
  '202611301400_payment_goods_name': paymentGoodsName,
  '202612011300_content_signal': contentSignal,
  '202612020900_expo_tokens': expoTokens,
  '202612021300_row_signal': rowSignal
};
