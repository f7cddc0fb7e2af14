import { buildVisitorCard } from '@/testing/buildVisitorCard';
import { strangerFace } from './strangerFace';

const shown = { text: '13800138000', isMasked: false };

describe('strangerFace', () => {
  it('masks a number that its viewer may see', () => {
    expect(strangerFace(buildVisitorCard({ mobile: shown })).mobile).toBe('138****8000');
  });

  it('keeps a masked number, and none', () => {
    expect(strangerFace(buildVisitorCard()).mobile).toBe('138****8000');
    expect(strangerFace(buildVisitorCard({ mobile: null })).mobile).toBe('');
  });

  it('has the address only of a card whose owner the viewer knows no better than a stranger', () => {
    expect(strangerFace(buildVisitorCard()).address).toBe('广西玉林·玉州区');
    expect(strangerFace(buildVisitorCard({ relation: 'exchanged' })).address).toBe('');
  });
});
