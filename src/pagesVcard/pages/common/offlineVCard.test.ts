import { buildCard } from '@/testing/buildCard';
import { MAX_VCARD_BYTES, offlineVCard } from './offlineVCard';

const own = '13800138000';
const everyone = 'everyone' as const;
const open = {
  mobile: everyone,
  otherMobile: everyone,
  landline: everyone,
  weChat: everyone,
  email: everyone,
  address: everyone
};
const contacts = {
  otherMobile: '13900139000',
  landline: '0775-3850001',
  weChatId: 'qinxiulan88',
  email: 'qin@example.com',
  website: 'https://guinan.example'
};

describe('offlineVCard', () => {
  it.each(['exchanged', 'hidden'] as const)('leaves out contacts that are %s', (visibility) => {
    const hidden = { ...open };
    for (const field of Object.keys(open) as (keyof typeof open)[]) Object.assign(hidden, { [field]: visibility });
    const text = offlineVCard(buildCard({ ...contacts, visibility: hidden }), 'first');
    expect(text).toContain('FN:覃秀兰');
    expect(text).not.toMatch(/TEL|EMAIL|ADR|X-WECHAT/);
    expect(text).toContain('URL:https://guinan.example');
  });

  it('leaves out the number of an account that does not show it to everyone, but not another number', () => {
    const card = buildCard({ ...contacts, visibility: open });
    const mobile = { text: '138****8000', isMasked: true };
    const text = offlineVCard({ ...card, publicContacts: { ...card.publicContacts, mobile } }, 'first');
    expect(text).not.toMatch(/138/);
    expect(text).toContain('13900139000');
    expect(offlineVCard(card, 'first')).toContain(`TEL;TYPE=CELL:${own}`);
  });

  it('shortens an introduction of 2,000 characters with emoji to what a code holds, between characters', () => {
    const text = offlineVCard(buildCard({ visibility: open, intro: '八角🌶️桂皮，'.repeat(300) }), 'first');
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_VCARD_BYTES);
    expect(Buffer.byteLength(text)).toBeGreaterThan(MAX_VCARD_BYTES - 30);
    expect(text).toContain('…');
    expect(text).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/);
    expect(text).toMatch(/END:VCARD\r\n$/);
  });

  it('leaves out less important contacts where all of them do not fit', () => {
    const text = offlineVCard(
      buildCard({
        ...contacts,
        visibility: open,
        company: null,
        companyName: '桂'.repeat(50),
        address: '玉'.repeat(60),
        website: `https://example.com/${'a'.repeat(170)}`
      }),
      'first'
    );
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_VCARD_BYTES);
    expect(text).not.toContain('URL:');
    expect(text).toContain(`TEL;TYPE=CELL:${own}`);
  });

  it('writes the second side in its language, with the same contacts', () => {
    const secondSide = {
      language: 'en' as const,
      name: 'Qin Xiulan',
      position: 'Sales Manager',
      department: '',
      companyName: 'Guinan Spice Leaves',
      address: 'Yulin, Guangxi'
    };
    const text = offlineVCard(buildCard({ visibility: open, secondSide }), 'second');
    expect(text).toContain('FN:Qin Xiulan');
    expect(text).toContain('ORG:Guinan Spice Leaves');
    expect(text).toContain('Yulin\\, Guangxi');
    expect(text).toContain(own);
  });
});
