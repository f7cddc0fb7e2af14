import type { Locator } from '@playwright/test';
import type { App } from './App';

/** The input of the page on top that belongs to a field of a form. */
export function inputOf(app: App, name: string): Locator {
  return app.top.locator(`input[name="${name}"]`);
}
