import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { maskContacts, restoreContacts } from './contactMask';

describe('the mask of contact data', () => {
  it('keeps numbers, e-mail addresses and WeChat ids from the service', () => {
    const text = '电话 138 0013 8000 或 0775-3850001，邮箱 qin.xl@example.com，微信号：guinan_888';
    const masked = maskContacts(text);
    assert.equal(masked.text, '电话 [[1]] 或 [[2]]，邮箱 [[3]]，微信号：[[4]]');
    assert.equal(restoreContacts(masked.text, masked), text);
  });

  it('leaves quantities, prices and years in the text', () => {
    for (const text of ['5 吨起订，每袋 25 公斤', '2026 年新货，34.50 元', 'ISO 22000'])
      assert.equal(maskContacts(text).text, text);
  });

  it('puts contact data back where the service moved its number, and ignores numbers of its own', () => {
    const masked = maskContacts('请打 13800138000 找我');
    assert.equal(restoreContacts('Call me: [ [1] ]', masked), 'Call me: 13800138000');
    assert.equal(restoreContacts('Call me [[7]]', masked), 'Call me [[7]]');
  });
});
