import type { ReactNode } from 'react';
import { LazyCode } from '@/ui/LazyCode';
import { framedPanel } from './framedPanel';

export interface PanelProps {
  /** Tabs of the page, which a panel shows at the top of its content. */
  tabs: ReactNode;
}

/** Panels of the page by their route parameter `type`, in the order of the tabs. Each has a text in `panels` of the dictionary. */
export const panelNames = ['ticket', 'booth', 'certificate'] as const;
export type PanelName = (typeof panelNames)[number];

/** Returns the panel with this name; that of the tickets for any other text. */
export const panelNameOf = (text: string | undefined): PanelName =>
  panelNames.find((name) => name === text) ?? 'ticket';

/**
 * Panels whose code comes with their tab; that of the tickets is part of the page. One without a frame of its own joins by
 * `framedPanel`.
 */
export const lazyPanels: Record<Exclude<PanelName, 'ticket'>, LazyCode<PanelProps>> = {
  booth: new LazyCode(() => import('./booth/BoothPanel').then((part) => framedPanel(part.BoothPanel))),
  certificate: new LazyCode(() => import('./certificate/CertificatePanel').then((part) => part.CertificatePanel))
};

/** The public check of a certificate: no tab, because it is of no use to most members. */
export const checkPage = new LazyCode<object>(() =>
  import('./certificate/check/CheckPage').then((part) => part.CheckPage)
);
