import { spawnSync } from 'node:child_process';

describe('the bundled licence list', () => {
  it('matches the lockfile', () => {
    const { status, stderr } = spawnSync('node', ['config/tasks/licences.mjs', '--check'], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
  });
});
