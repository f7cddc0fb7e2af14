import type { BrowserContext, Page } from '@playwright/test';
import { agreementVersion } from '../types/rules/agreement';

/** Stored values of a device whose user has agreed to agreement and privacy policy. */
export const storedConsent = { consentVersion: agreementVersion, isBrowsingOnly: false };

/** Answers the consent dialog of the app in advance. Must be called before the first page. */
export async function giveConsent(browser: BrowserContext | Page): Promise<void> {
  await browser.addInitScript((values) => {
    Object.entries(values).forEach(([key, value]) => {
      const name = `xiangshi_h5_${key}`;
      if (localStorage.getItem(name) === null) localStorage.setItem(name, JSON.stringify(value));
    });
  }, storedConsent);
}
