import { defineConfig } from '@playwright/test';
import config from './playwright.config';

/** The measures of every page that `npm run matrix` takes: they would double the time of the journeys. */
export default defineConfig(config, { testDir: './everyPage', outputDir: '../test-results/everyPage' });
