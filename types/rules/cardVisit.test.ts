import { cardVisitEvent, cardVisitEvents, cardVisitKinds, readCardVisitEvent } from './cardVisit';

const { browse, register, login } = cardVisitKinds;
const tapped = ['CLICK_VCARD_BROWSE', 'CLICK_VCARD_REGISTER', 'CLICK_VCARD_LOGIN'];
const scanned = ['SCAN_CODE_VCARD_BROWSE', 'VCARD_SCAN_CODE_REGISTER', 'VCARD_SCAN_CODE_LOGIN'];

describe('the event of a visit to a card', () => {
  it.each([
    [1007, tapped],
    [1008, tapped],
    [1036, tapped],
    [1044, tapped],
    [1047, scanned],
    [1011, scanned],
    [1001, scanned],
    [1038, scanned],
    [0, scanned]
  ])('the event of scene %s is one of %s', (scene, events) => {
    expect([browse, register, login].map((kind) => cardVisitEvent(scene, kind))).toEqual(events);
  });

  it('says what happened and how the card was opened', () => {
    expect(cardVisitEvents.map(readCardVisitEvent)).toEqual([
      { kind: 0, isScan: false },
      { kind: 1, isScan: false },
      { kind: 2, isScan: false },
      { kind: 0, isScan: true },
      { kind: 1, isScan: true },
      { kind: 2, isScan: true }
    ]);
  });
});
