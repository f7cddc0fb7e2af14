import type { ComponentType, ReactNode } from 'react';
import { BoothPanel } from './booth/BoothPanel';
import { framedPanel } from './framedPanel';
import { TicketPanel } from './TicketPanel';

export interface PanelProps {
  /** Tabs of the page, which a panel shows at the top of its content. */
  tabs: ReactNode;
}

/**
 * Panels of the page by their route parameter `type`, in the order of the tabs. Each has a text in `panels` of the dictionary;
 * one without a frame of its own joins by `framedPanel`.
 */
export const panels = {
  ticket: TicketPanel,
  booth: framedPanel(BoothPanel)
} as const satisfies Record<string, ComponentType<PanelProps>>;

export type PanelName = keyof typeof panels;
export const panelNames = Object.keys(panels) as PanelName[];

/** Returns the panel with this name; that of the tickets for any other text. */
export const panelNameOf = (text: string | undefined): PanelName =>
  panelNames.find((name) => name === text) ?? 'ticket';
