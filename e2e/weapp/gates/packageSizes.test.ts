import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { packageSizes } from './packageSizes';
import { sampleOutput } from './sampleOutput';

const generous = { mainPackageBytes: 100_000_000, subpackageBytes: 100_000_000 };
const megabytes = (count: number) => Buffer.alloc(count * 1024 * 1024);

describe('the package size gate', () => {
  it('refuses a main package over 2 MB', () => {
    const output = sampleOutput({ 'assets/large.png': megabytes(2) });
    assert.throws(() => packageSizes(generous).check(output), /package __APP__: .* WeChat takes 2,097,152 B/);
  });

  it('refuses a subpackage over 2 MB', () => {
    const output = sampleOutput({ 'pagesNews/large.png': Buffer.alloc(2 * 1024 * 1024) });
    assert.throws(() => packageSizes(generous).check(output), /package pagesNews: .* WeChat takes/);
  });

  it('refuses more than 30 MB in all', () => {
    const roots = Array.from({ length: 16 }, (_, index) => `pages${index}`);
    const output = sampleOutput({
      'app.json': { pages: [], subPackages: roots.map((root) => ({ root, pages: [] })) },
      ...Object.fromEntries(roots.map((root) => [`${root}/large.png`, Buffer.alloc(2_000_000)]))
    });
    assert.throws(() => packageSizes(generous).check(output), /all packages: 32,/);
  });

  it('refuses a package over its own budget', () => {
    const budgets = { mainPackageBytes: 1_000_000, subpackageBytes: 50 };
    assert.throws(() => packageSizes(budgets).check(sampleOutput()), /package pagesNews: .* over its budget of 50 B/);
  });

  it('does not count files that are never uploaded', () => {
    const output = sampleOutput({ 'vendors.js.LICENSE.txt': megabytes(3), 'app.js.map': megabytes(3) });
    assert.match(packageSizes(generous).check(output), /^main [\d,]+ B, pagesNews [\d,]+ B; in all/);
  });
});
