import { saveContact } from './index';

const files: { name: string; blob: Blob }[] = [];

/** Returns the text of the file that was offered last. */
function offeredText(): Promise<string> {
  const { blob } = files.at(-1) ?? {};
  if (!blob) throw new Error('no file was offered');
  return new Promise((resolve) => {
    const file = new FileReader();
    file.onload = () => resolve(file.result as string);
    file.readAsText(blob);
  });
}

beforeEach(() => {
  files.length = 0;
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${files.push({ name: '', blob })}`,
    revokeObjectURL: () => undefined
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    Object.assign(files.at(-1) ?? {}, { name: this.download });
  });
});

const known = { name: '陆志强', company: '', position: '采购经理', mobile: '13800138004', weChatId: 'lu_88' };

describe('saveContact', () => {
  it('offers a vCard 3.0 with the known fields and the note', async () => {
    expect(await saveContact({ ...known, note: 'WeChat lu_88' })).toBe('downloaded');
    const text = await offeredText();
    expect(files.map(({ name, blob }) => [name, blob.type])).toEqual([['陆志强.vcf', 'text/vcard;charset=utf-8']]);
    expect(text.split('\r\n')).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'FN:陆志强',
      'N:陆志强;;;;',
      'TITLE:采购经理',
      'TEL;TYPE=CELL:13800138004',
      'X-WECHAT:lu_88',
      'NOTE:WeChat lu_88',
      'END:VCARD',
      ''
    ]);
  });

  it('names the file without characters that a file system refuses', async () => {
    await saveContact({ ...known, name: 'Lu/Zhi:"*?' });
    await saveContact({ ...known, name: '???' });
    expect(files.map(({ name }) => name)).toEqual(['LuZhi.vcf', 'contact.vcf']);
  });

  it('contains company, numbers and addresses when they are known', async () => {
    await saveContact({ ...known, company: '辛味食品', landline: '0775-3850001', email: 'lu@example.com' });
    expect(await offeredText()).toMatch(/ORG:辛味食品\r\n.*TEL;TYPE=WORK:0775-3850001\r\nEMAIL:lu@example\.com\r\n/s);
  });
});
