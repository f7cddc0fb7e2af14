import type { ComponentType } from 'react';

/**
 * Makes the page that is shown where the code of one did not come.
 * @param isTab whether the one that is missing is of the tab bar
 * @param load tries again: answers the page, or nothing when a listener took the failure over; rejects when it fails
 */
export type CreatePageLoadError = (isTab: boolean, load: () => Promise<ComponentType | undefined>) => ComponentType;

/** Drawn with the blocks of the app, which lie above this folder: src/launch/errorPage.h5.tsx. */
let create: CreatePageLoadError = () => () => null;

export const createPageLoadError: CreatePageLoadError = (isTab, load) => create(isTab, load);

export function setPageLoadError(by: CreatePageLoadError): void {
  create = by;
}
