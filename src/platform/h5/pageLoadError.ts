import type { ComponentType } from 'react';

/**
 * Creates the placeholder of a page whose code failed to load.
 * @param isTab whether the missing page is of the tab bar
 * @param load tries again: resolves with the page, or nothing when a listener handled the failure; rejects when it
 * fails
 */
export type CreatePageLoadError = (isTab: boolean, load: () => Promise<ComponentType | undefined>) => ComponentType;

/** Rendered with the blocks of the app, which are above this folder: src/launch/pageLoadError.h5.tsx. */
let create: CreatePageLoadError = () => () => null;

export const createPageLoadError: CreatePageLoadError = (isTab, load) => create(isTab, load);

export function setPageLoadError(by: CreatePageLoadError): void {
  create = by;
}
