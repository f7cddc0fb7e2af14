import type { Locator } from '@playwright/test';
import type { App } from './App';

/** Locates the input of a form field on the page on top. */
export function inputOf(app: App, name: string): Locator {
  return app.top.locator(`input[name="${name}"]`);
}
