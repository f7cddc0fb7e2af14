import type { ComponentType } from 'react';
import { getExpoUserInfo } from '@/api/expoTicket';
import { listNews } from '@/api/news';
import { ticketCache } from '@/components/expoTicket/ticketCache';
import { encodeQrCode } from '@/platform/qrCode';
import { newRequestId } from '@/request/requestId';
import { claimCoupon, getExpoIndex, getLiveConfig, listExpoBanners, listExpoCoupons } from '../api/expo';
import { getExpoSchedule } from '../api/expoSession';
import { CouponSheet } from './components/CouponSheet';
import { ExpoBar } from './components/ExpoBar';
import { NoExpo } from './components/NoExpo';
import { ExpoIndexStore } from './ExpoIndex.store';
import { ExpoIndexView } from './ExpoIndexView';
import { TicketCardStore } from './TicketCard.store';

interface ContentProps {
  store: ExpoIndexStore;
}

/** All of the expo's index but its frame. */
export interface ExpoIndexContent {
  /** @param expoId undefined for the expo that is on or comes next */
  createStore(expoId: string | undefined): ExpoIndexStore;
  View: ComponentType<ContentProps>;
  Bar: ComponentType<ContentProps>;
  Sheets: ComponentType<ContentProps>;
  NoExpo: ComponentType;
}

const api = {
  getExpoIndex,
  listExpoBanners,
  getLiveConfig,
  getExpoSchedule,
  listNews,
  listExpoCoupons,
  claimCoupon,
  newRequestId
};
const ticketApi = { getExpoUserInfo, encodeQrCode };

export const expoIndexContent: ExpoIndexContent = {
  createStore: (expoId) => new ExpoIndexStore(api, new TicketCardStore(ticketApi, ticketCache), expoId),
  View: ExpoIndexView,
  Bar: ExpoBar,
  Sheets: CouponSheet,
  NoExpo
};
