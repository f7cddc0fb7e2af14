import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { WordListModeration } from '../../providers/textModeration';
import { findContactData } from './contactData';
import { moderateTexts } from './moderation';

describe('contact data in a text', () => {
  const withContact = [
    '电话13800138000',
    '联系 138 0013 8000 张',
    '1-3-8-0-0-1-3-8-0-0-0',
    '１３８００１３８０００',
    '一三八零零一三八零零零',
    '幺三八 洞洞幺三 八零零零',
    '壹叁捌零零壹叁捌零零零',
    '1️⃣3️⃣8️⃣0️⃣0️⃣1️⃣3️⃣8️⃣0️⃣0️⃣0️⃣',
    '+86 138-0013-8000',
    '0086138 0013 8000',
    '座机0775-3821234',
    '400-820-8820',
    '微信：xiangliao88',
    '微信号 wxid_a1b2c3',
    'V信 spice_888',
    'vx:guinan2024',
    'WX 同号',
    '加我微信看货',
    '加微详谈',
    '扣扣 12345678',
    'QQ群：7654321',
    '扫码看货',
    '扫一扫下方图片',
    '长按二维码',
    'http://spice.example',
    '见 www.spice8.com',
    'spice8 点 com',
    'spice88。cn',
    'sales@spice8.com'
  ];
  for (const text of withContact) {
    it(`is found in ${text}`, () => assert.equal(findContactData(text), 'contact'));
  }

  const harmless = [
    '广西防城八角 大红 整果 2026年新货',
    '含水≤13.5%，硫磺未检出，库存 13000 公斤',
    '起订100公斤，每袋25kg，一二三级均有',
    '检测报告齐全，符合 GB/T 7652-2016',
    '2025.12.08 采摘，2026.01.05 烘干',
    '规格 1.5-2.0cm，八角占九成，碎三成以下',
    'A级 B.C级 都有',
    '五百克一包，二十包一箱',
    ''
  ];
  for (const text of harmless) {
    it(`is not found in “${text}”`, () => assert.equal(findContactData(text), null));
  }

  for (const text of ['支持微信支付', '每箱贴追溯二维码', '批号 20260105', '来电话议价']) {
    it(`is possible in ${text}`, () => assert.equal(findContactData(text), 'doubt'));
  }
});

describe('the search for contact data', () => {
  // An hour each, if every character of a run began another look at the rest of it.
  for (const sign of ['a', '-', '.', '1', '零', '，', 'a.', '1-', 'a@', '点']) {
    it(`reads a million characters of “${sign}” in linear time`, () => {
      assert.notEqual(findContactData(sign.repeat(1_000_000 / sign.length)), 'contact');
    });
  }
});

describe('text moderation', () => {
  it('names the fields that are rejected and those to be reviewed', async () => {
    const findings = await moderateTexts(new WordListModeration(), {
      title: '八角大红',
      specText: '罂 粟 壳',
      description: '加微信 13800138000',
      origin: '每箱贴追溯二维码',
      packagingText: ''
    });
    assert.deepEqual(findings, {
      refused: { specText: 'banned', description: 'contact' },
      flagged: ['origin']
    });
  });
});
