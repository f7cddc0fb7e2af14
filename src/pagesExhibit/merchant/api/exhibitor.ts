import type { CallInput } from '@contract';
import { call } from '@/request/call';

const secure = { secure: true } as const;

/** Categories of the current expo with the number of exhibitors; empty between expos. */
export const getExhibitorCategories = () => call('POST /api/front/spiceExpo/getExpoMerchantCategories');

/** A window of the exhibitors from A to Z. */
export const listExhibitors = (query: CallInput<'POST /api/front/spiceExpo/getExpoMerchantList'>) =>
  call('POST /api/front/spiceExpo/getExpoMerchantList', query);

/** An exhibitor with the cards of its staff. NOT_FOUND for an unknown one. */
export const getExhibitor = (id: string) => call('POST /api/front/expo/getExhibitor', { id });

export const favouriteExhibitor = (id: string, isFavourite: boolean) =>
  call('POST /api/front/expo/favouriteExhibitor', { id, isFavourite });

export const markExhibitorSeen = (id: string, isSeen: boolean) =>
  call('POST /api/front/expo/markExhibitorSeen', { id, isSeen });

/** The user's notes about an exhibitor. */
export const getLead = (id: string) => call('POST /api/front/expo/getLead', { id }, secure);

/** Stores the user's notes; CONFLICT when another device has changed them. */
export const saveLead = (change: CallInput<'POST /api/front/expo/saveLead'>) =>
  call('POST /api/front/expo/saveLead', change, secure);

/** The user's notes about all exhibitors of the current expo as the text of a CSV file. */
export const exportLeads = () => call('POST /api/front/expo/exportLeads', {}, secure);
