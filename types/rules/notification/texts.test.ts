import type { NotificationContent } from '@contract/notification/content';
import { texts as en } from './en';
import { texts as es } from './es';
import { texts as fr } from './fr';
import { notificationText, type NotificationTexts } from './texts';
import { texts as chinese } from './zh-Hans';
import { texts as traditional } from './zh-Hant';

const languages: Record<string, NotificationTexts> = { 'zh-Hans': chinese, 'zh-Hant': traditional, en, fr, es };

const accepted: NotificationContent = {
  event: 'quotation.accepted',
  params: { title: '八角', buyer: null, grams: 1_500_000, unitFen: 123_450, unit: 'ton', deliveredFen: 12_345_600 }
};

describe('notification texts', () => {
  it('name amounts, units and an anonymous buyer in the language of the recipient', () => {
    const bodies = Object.values(languages).map((texts) => notificationText(texts, accepted)?.body);
    expect(bodies).toEqual([
      '采购商采纳了你对「八角」的报价：1.5 吨，1,234.50 元/吨，到厂合计 123,456.00 元。联系方式已互相可见。',
      '採購商採納了你對「八角」的報價：1.5 噸，1,234.50 元/噸，到廠合計 123,456.00 元。聯絡方式已互相可見。',
      'The buyer accepted your quote for “八角”: 1.5 t at 1,234.50 CNY/t, 123,456.00 CNY delivered in total. You can now see each other’s contact details.',
      'L’acheteur a accepté votre devis pour «\u202f八角\u202f»\u202f: 1,5 t à 1\u202f234,50 CNY/t, 123\u202f456,00 CNY rendu. Vous voyez maintenant vos coordonnées respectives.',
      'El comprador aceptó su cotización para «八角»: 1,5 t a 1234,50 CNY/t, 123\u202f456,00 CNY en destino. Ahora cada parte ve los datos de contacto de la otra.'
    ]);
  });

  it.each(Object.keys(languages))('leave out a reason that was not given: %s', (language) => {
    const content: NotificationContent = {
      event: 'quotation.rejected',
      params: { title: '八角', reason: 'other', text: '' }
    };
    const texts = languages[language] ?? chinese;
    expect(notificationText(texts, content)?.body).not.toMatch(/undefined|null|: \.|： ?。|原因/);
  });

  it('join the reasons of a review in the way of each language', () => {
    const content: NotificationContent = {
      event: 'verification.revoked',
      params: { kind: 'person', reasons: ['A', 'B'] }
    };
    const bodies = Object.values(languages).map((texts) => notificationText(texts, content)?.body);
    expect(bodies).toEqual([
      '原因：A；B。认证标识已取下。',
      '原因：A；B。認證標識已取下。',
      'Reason: A; B. The badge was removed.',
      'Motif\u202f: A\u202f; B. Le badge a été retiré.',
      'Motivo: A; B. Se retiró la insignia.'
    ]);
  });

  it('are null for an event that this version does not know', () => {
    const content = { event: 'card.visited', params: {} } as unknown as NotificationContent;
    expect(notificationText(chinese, content)).toBeNull();
  });
});
