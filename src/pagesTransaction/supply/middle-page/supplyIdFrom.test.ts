import { supplyIdFrom } from './supplyIdFrom';

describe('supplyIdFrom', () => {
  it.each([
    ['nothing', {}],
    ['what is no id', { id: '../etc/passwd' }],
    ['a scene with an invite code alone', { scene: 'AB12CD' }],
    ['a scene with no id', { scene: 'id=&inviteCode=AB12CD' }],
    ['too long an id', { id: 'a'.repeat(65) }]
  ])('returns an empty id for %s', (_, query) => {
    expect(supplyIdFrom(query)).toBe('');
  });

  it.each([
    ['the parameter', { id: 'supply-1', scene: 'id=other' }],
    ['the scene', { scene: 'id=supply-1&inviteCode=AB12CD' }]
  ])('reads the id from %s', (_, query) => {
    expect(supplyIdFrom(query)).toBe('supply-1');
  });
});
