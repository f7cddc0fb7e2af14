import { ownCardFace } from '@/components/card/cardFaceContent';
import { cardForm } from './cardForm';
import { previewCard } from './previewCard';

const companyOf = (id: string, isVerified: boolean) => ({
  id,
  name: id,
  shortName: id,
  role: 'owner' as const,
  memberCount: 1,
  isVerified
});
const person = {
  companies: [companyOf('verified', true), companyOf('unverified', false)],
  verifications: ['company' as const]
};

describe('the preview of a card', () => {
  it.each([
    ['verified', ['company']],
    ['unverified', []],
    ['unknown', []],
    [null, []]
  ])('has the badge of the company that it names: %s', (companyId, badges) => {
    const card = previewCard({ ...cardForm.empty(), companyId }, { person, company: null, stricterAccount: null });
    expect(card.verifications).toEqual(badges);
  });

  it.each([
    ['everyone', null, '138 0013 8000'],
    ['everyone', 'verified', '138****8000'],
    ['exchanged', null, '138****8000'],
    ['hidden', null, '']
  ] as const)('shows the number to %s, with the account at %s, as a stranger will see it', (mobile, account, text) => {
    const { visibility, ...empty } = cardForm.empty();
    const values = { ...empty, mobile: '13800138000', visibility: { ...visibility, mobile } };
    const card = previewCard(values, { person, company: null, stricterAccount: account });
    expect(ownCardFace(card).mobile).toBe(text);
  });
});
