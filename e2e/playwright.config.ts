import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromium, chromiumArguments } from './chromium';

export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // Each worker has a server and a database of its own, and waits for the browser now and then.
  workers: availableParallelism() + 1,
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
    launchOptions: { executablePath: chromium(), args: chromiumArguments }
  }
});
