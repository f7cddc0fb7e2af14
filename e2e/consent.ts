import type { BrowserContext, Page } from '@playwright/test';
import { agreementVersion } from '../types/rules/agreement';

/** What a device has stored whose person has agreed to agreement and privacy policy. */
export const storedConsent = { consentVersion: agreementVersion, isBrowsingOnly: false };

/** Makes a browser one of somebody who has answered the first question of the app. Call it before the first page. */
export async function giveConsent(browser: BrowserContext | Page): Promise<void> {
  await browser.addInitScript((values) => {
    Object.entries(values).forEach(([key, value]) => {
      const name = `xiangshi_h5_${key}`;
      if (localStorage.getItem(name) === null) localStorage.setItem(name, JSON.stringify(value));
    });
  }, storedConsent);
}
