import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sampleOutput } from './sampleOutput';
import { templateSyntax } from './templateSyntax';

describe('the WXML gate', () => {
  it('refuses a tag that is not closed', () => {
    const output = sampleOutput({ 'pages/home/index.wxml': '<view><text></view>' });
    assert.throws(() => templateSyntax.check(output), /wcc: .*pages\/home\/index\.wxml/);
  });

  it('accepts a good output', () => {
    assert.match(templateSyntax.check(sampleOutput()), /^5 files/);
  });
});
