import { rememberRegistration } from './registration';

it('a session is known as that of a new account after a restart, and its token is not stored', async () => {
  rememberRegistration('secret-token');
  jest.resetModules();
  const { isRegistration } = await import('./registration');
  expect([isRegistration('secret-token'), isRegistration('another'), isRegistration('')]).toEqual([true, false, false]);
  expect(JSON.stringify(localStorage)).not.toContain('secret-token');
});
