import type { ReactNode } from 'react';
import { LazyCode } from '@/ui/LazyCode';

/** Web names of the panels, in the order of the bottom bar (specification 2). */
export const panelNames = ['Vcard', 'VcardHolder', 'Company'] as const;
export type PanelName = (typeof panelNames)[number];

/** Returns the panel with this web name; undefined for any other text. */
export const panelNameOf = (text: string | undefined): PanelName | undefined =>
  panelNames.find((name) => name === text);

interface PanelProps {
  /** Bottom bar of the card pages. */
  bar: ReactNode;
  /** `requests` shows those that wait in the card holder. */
  pageType?: string;
  /** Scanned contact with which the card holder begins a new person. */
  contact?: string;
}

export const panels: Record<PanelName, LazyCode<PanelProps>> = {
  Vcard: new LazyCode(() => import('./panels/vcard/VcardPanel').then((part) => part.default)),
  VcardHolder: new LazyCode(() => import('./panels/holder/HolderPanel').then((part) => part.default)),
  Company: new LazyCode(() => import('./panels/company/CompanyPanel').then((part) => part.default))
};

/** All visitors of the user's cards. */
export const radarPage = new LazyCode<object>(() => import('./panels/vcard/RadarPage').then((part) => part.default));

/** The card of another user. */
export const visitorCard = new LazyCode(() =>
  import('./visitorCard/VisitorCardView').then((part) => part.VisitorCardView)
);
