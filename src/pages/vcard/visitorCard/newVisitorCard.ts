import { getVisitorCard } from '@/api/card';
import { keepCard } from '@/api/holder';
import { newRequestId } from '@/request/requestId';
import { VisitorCardStore } from './VisitorCard.store';

/** Creates the store of a card with the calls of the app. */
export const newVisitorCard = (id: string): VisitorCardStore =>
  new VisitorCardStore(id, { getVisitorCard, keepCard, newRequestId });
