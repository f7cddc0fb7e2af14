import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Components and calls with which WeChat shows advertisements. */
const advertisement =
  /<ad(-custom)?\b|<Ad(Custom)?\b|\b(Ad|AdCustom)\b.*@tarojs|create(Interstitial|RewardedVideo)Ad|adUnitId/;

const sources = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(tsx?|wxml)$/.test(file) && !/\.test\.tsx?$/.test(file)
);

describe('the source code', () => {
  it.each([
    '<Ad unitId="a" />',
    "import { AdCustom } from '@tarojs/components';",
    'Taro.createInterstitialAd({ adUnitId })'
  ])('is searched by a pattern that finds “%s”', (code) => {
    expect(code).toMatch(advertisement);
  });

  it('[compliance 17] shows no advertisement, which would need a mark and a way to close it', () => {
    expect(sources.length).toBeGreaterThan(1000);
    expect(sources.filter((file) => advertisement.test(readFileSync(path.join(__dirname, file), 'utf8')))).toEqual([]);
  });
});
