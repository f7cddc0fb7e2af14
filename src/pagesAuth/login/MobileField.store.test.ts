import { MobileFieldStore } from './MobileField.store';

describe('MobileFieldStore', () => {
  it('rejects a number of another length than those of its country', () => {
    const field = new MobileFieldStore();
    field.choose('GB');
    field.type('791112345');
    expect([field.validate(), field.missing, field.isErrorShown]).toEqual([false, 1, true]);
    field.type('7911123456789');
    expect(field.number).toBe('+447911123456');
    expect(field.isErrorShown).toBe(false);
  });

  it('sends an overseas number in E.164 form, without the zero that people write at home', () => {
    const field = new MobileFieldStore();
    field.choose('GB');
    field.type('07911 123-456');
    expect([field.validate(), field.formatted, field.number]).toEqual([true, '7911123456', '+447911123456']);
  });

  it.each(['+44 7911 123456', '0044 7911 123456', '+44 (0)7911 123456'])('takes the calling code off %s', (pasted) => {
    const field = new MobileFieldStore();
    field.choose('GB');
    field.type(pasted);
    expect([field.digits, field.number]).toEqual(['7911123456', '+447911123456']);
  });

  it('sends a mainland number as its eleven digits', () => {
    const field = new MobileFieldStore('13800138000');
    expect([field.validate(), field.formatted, field.number]).toEqual([true, '138 0013 8000', '13800138000']);
  });

  it('begins again when the country changes, and keeps the digits when it stays', () => {
    const field = new MobileFieldStore('13800138000');
    field.choose('CN');
    expect(field.digits).toBe('13800138000');
    field.choose('VN');
    expect([field.digits, field.missing]).toEqual(['', 9]);
  });
});
