import { eraseCompany, exportOfCompany } from '../company/company.personal';
import { eraseExchanges, exportOfExchanges } from '../exchange/exchange.personal';
import { eraseInquiries, exportOfInquiries } from '../inquiry/inquiry.personal';
import { erasePurchases, exportOfPurchases } from '../purchase/purchase.personal';
import { eraseQuotations, exportOfQuotations } from '../quotation/quotation.personal';
import { eraseSupplies, exportOfSupplies } from '../supply/supply.personal';
import type { PersonalData } from './personalData.types';

/** What modules keep of what somebody offers, asks for, quotes and says, and of their companies. */
export const tradeData: readonly PersonalData[] = [
  {
    name: 'inquiries',
    columns: ['inquiry.asker_user_id', 'inquiry_message.user_id'],
    exportOf: ({ db }, userId) => exportOfInquiries(db, userId),
    erase: ({ tx }, userId) => eraseInquiries(tx, userId)
  },
  {
    name: 'exchangedContacts',
    columns: ['contact_exchange.from_user_id', 'contact_exchange.to_user_id'],
    exportOf: ({ db }, userId) => exportOfExchanges(db, userId),
    erase: ({ tx }, userId) => eraseExchanges(tx, userId)
  },
  {
    name: 'supplies',
    columns: [
      'supply.owner_user_id',
      'supply_listing.owner_user_id',
      'supply_favourite.user_id',
      'supply_view.reader',
      'supply_share_visit.reader'
    ],
    exportOf: ({ db }, userId) => exportOfSupplies(db, userId),
    erase: ({ tx }, userId, nowMs) => eraseSupplies(tx, userId, nowMs)
  },
  {
    name: 'quotations',
    columns: ['quotation.supplier_user_id'],
    exportOf: ({ db }, userId) => exportOfQuotations(db, userId),
    erase: ({ tx }, userId) => eraseQuotations(tx, userId)
  },
  {
    name: 'purchases',
    columns: [
      'purchase.owner_user_id',
      'purchase_request.owner_user_id',
      'purchase_favourite.user_id',
      'purchase_view.user_id'
    ],
    exportOf: ({ db }, userId) => exportOfPurchases(db, userId),
    erase: ({ tx }, userId, nowMs) => erasePurchases(tx, userId, nowMs)
  },
  {
    name: 'companies',
    columns: [
      'company_member.user_id',
      'company_application.user_id',
      'company.contact_mobile',
      'company_invitation.inviter_id',
      'company_invitation.mobile',
      'company_transfer.from_user_id',
      'company_transfer.to_user_id'
    ],
    exportOf: ({ db }, userId) => exportOfCompany(db, userId),
    erase: ({ tx }, userId, nowMs) => eraseCompany(tx, userId, nowMs)
  }
];
