import {
  analyticsEvents,
  hasPropertiesOf,
  isAnalyticsEvent,
  MAX_EVENT_NAME,
  MAX_PROPERTIES,
  MAX_PROPERTY_NAME,
  variantOf
} from './analytics';

describe('events of the analytics', () => {
  it('keep to the lengths and numbers of the specification', () => {
    expect([MAX_EVENT_NAME, MAX_PROPERTY_NAME, MAX_PROPERTIES]).toEqual([128, 256, 100]);
    for (const [name, properties] of Object.entries(analyticsEvents)) {
      expect(name.length).toBeLessThanOrEqual(MAX_EVENT_NAME);
      expect(Object.keys(properties).length).toBeLessThanOrEqual(MAX_PROPERTIES);
    }
  });

  it.each(['toString', 'constructor', '', 'pageview'])('do not include %s', (name) => {
    expect(isAnalyticsEvent(name)).toBe(false);
  });

  it.each([
    ['searched', {}],
    ['searched', { results: -1 }],
    ['searched', { results: 1.5 }],
    ['searched', { results: '3' }],
    ['searched', { results: 3, term: '八角' }],
    ['listingOpened', { kind: 'person' }],
    ['errorShown', { error: '连不上服务器' }],
    ['appearanceChosen', { theme: 'dark', elder: 'yes' }]
  ] as const)('refuse for %s the properties %j', (name, properties) => {
    expect(hasPropertiesOf(name, properties)).toBe(false);
  });

  it('accept the properties of the table', () => {
    expect(hasPropertiesOf('searched', { results: 3 })).toBe(true);
    expect(hasPropertiesOf('sessionStart', {})).toBe(true);
    expect(hasPropertiesOf('errorShown', { error: 'RATE_LIMITED' })).toBe(true);
    expect(hasPropertiesOf('appearanceChosen', { elder: true, theme: 'dark' })).toBe(true);
  });

  it('have variants by the listed values, not by their numbers', () => {
    expect(variantOf({ step: 'paid', goods: 'cardLevel' })).toBe('goods=cardLevel step=paid');
    expect(variantOf({ results: 3 })).toBe('');
    expect(variantOf({ theme: 'dark', elder: true })).toBe('elder=true theme=dark');
  });
});
