import type { LeadBody } from '@contract/investment';
import { call } from '@/request/call';

/** Sends a lead to the office. Idempotent per `requestId`. */
export const submitLead = (body: LeadBody) => call('POST /api/front/expo/submitInvestmentLead', body, { secure: true });

/** Own leads, the newest first. */
export const getLeads = (cursor?: string) =>
  call('POST /api/front/expo/getInvestmentLeads', cursor === undefined ? {} : { cursor });
