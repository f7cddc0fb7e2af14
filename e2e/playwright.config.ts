import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { MINUTE_MS } from '../types/rules/duration';
import { chromium, chromiumArguments } from './chromium';

export default defineConfig({
  testDir: './journeys',
  // Emptied at the start of a run; the results of the mini-program and the pictures beside it stay.
  outputDir: '../test-results/journeys',
  timeout: MINUTE_MS,
  // Twice a slow run: one that hangs ends, and says where.
  globalTimeout: 40 * MINUTE_MS,
  expect: { timeout: 10_000 },
  // Each worker has a browser, a server and a database of its own; one more makes all of them wait beyond their limits.
  workers: availableParallelism(),
  globalSetup: require.resolve('./seededTemplate'),
  forbidOnly: true,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
    hasTouch: true,
    // A fifth of the time of a run is the frames of animations that no journey looks at.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // Recording takes a third of a run: `--trace on` records a journey that fails.
    trace: 'off',
    // A request that passes a service worker cannot be aborted by a journey; those about it allow one.
    serviceWorkers: 'block',
    launchOptions: { executablePath: chromium(), args: chromiumArguments }
  }
});
