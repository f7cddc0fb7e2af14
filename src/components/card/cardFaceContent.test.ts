import { buildCard } from '@/testing/buildCard';
import { buildVisitorCard } from '@/testing/buildVisitorCard';
import { ownCardFace, visitorCardFace } from './cardFaceContent';

describe('the face of an own card', () => {
  const visibility = { ...buildCard().visibility, mobile: 'everyone' as const };

  it('shows the number as the server shows it to strangers, whatever the card itself allows', () => {
    const publicContacts = { ...buildCard().publicContacts, mobile: { text: '138****8000', isMasked: true } };
    expect(ownCardFace(buildCard({ visibility, publicContacts }))).toEqual(visitorCardFace(buildVisitorCard()));
    expect(ownCardFace(buildCard({ visibility })).mobile).toBe('138 0013 8000');
  });

  it('hides the address of the second side with that of the first', () => {
    const secondSide = {
      language: 'en' as const,
      name: 'Qin Xiulan',
      position: '',
      department: '',
      companyName: '',
      address: 'Yulin'
    };
    const hidden = { ...visibility, address: 'exchanged' as const };
    expect(ownCardFace(buildCard({ secondSide }), 'second').address).toBe('Yulin');
    expect(ownCardFace(buildCard({ secondSide, visibility: hidden }), 'second').address).toBe('');
  });
});
