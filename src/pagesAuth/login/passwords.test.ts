import type { ErrorData } from '@contract/error';
import type { ApiErrorCode } from '@/lib/ApiError';
import { buildApiError } from '@/testing/buildApiError';
import type { LoginByPassword, NewPassword } from '../api/login';
import { CaptchaStore } from './Captcha.store';
import { NewPasswordStore } from './NewPassword.store';
import { PasswordLoginStore } from './PasswordLogin.store';

const session = { token: 't1', expiresAtMs: 0, isNew: false };
const rejectWith = (code: ApiErrorCode, data: Partial<ErrorData> = {}) => Promise.reject(buildApiError(code, data));

describe('password login', () => {
  function build(logInByPassword: (body: LoginByPassword) => Promise<typeof session> = () => Promise.resolve(session)) {
    const logIn = jest.fn(logInByPassword);
    return { logIn, store: new PasswordLoginStore({ logInByPassword: logIn }) };
  }
  function fill(store: PasswordLoginStore): void {
    store.type('13800138000');
    store.typePassword('abc12345');
    store.consent.set(true);
  }

  it('sends nothing without number, password or consent', async () => {
    const { store, logIn } = build();
    store.typePassword('abc12345');
    store.consent.set(true);
    await store.logIn();
    expect(store.account.isErrorShown).toBe(true);
    store.type('13800138000');
    store.typePassword('');
    await store.logIn();
    expect(store.isPasswordMissing).toBe(true);
    store.typePassword('abc12345');
    store.consent.set(false);
    await store.logIn();
    expect(logIn).not.toHaveBeenCalled();
  });

  it('keeps the input and the error until the input changes', async () => {
    const { store } = build(() => rejectWith('PASSWORD_WRONG', { attemptsLeft: 4 }));
    fill(store);
    expect(await store.logIn()).toBeUndefined();
    expect(store.error).toMatchObject({ code: 'PASSWORD_WRONG' });
    expect([store.password, store.isLoggingIn]).toEqual(['abc12345', false]);
    store.typePassword('abc123456');
    expect(store.error).toBeUndefined();
  });

  it('requires a captcha when the server asks for one, and retries with it', async () => {
    const { store, logIn } = build(({ captchaId }) =>
      captchaId === undefined ? rejectWith('CAPTCHA_NEEDED') : Promise.resolve(session)
    );
    fill(store);
    await store.logIn();
    expect([store.needsCaptcha, store.error]).toEqual([true, undefined]);
    expect(await store.logIn('c1')).toEqual(session);
    expect(store.needsCaptcha).toBe(false);
    expect(logIn).toHaveBeenLastCalledWith(expect.objectContaining({ account: '13800138000', captchaId: 'c1' }));
  });

  it('sends one request on a double press', async () => {
    const { store, logIn } = build();
    fill(store);
    await Promise.all([store.logIn(), store.logIn()]);
    expect(logIn).toHaveBeenCalledTimes(1);
  });
});

describe('new password', () => {
  type Proof = ConstructorParameters<typeof NewPasswordStore>[0];
  function build(proof: Partial<Proof> = {}, updatePassword?: () => Promise<{ session: null; endedSessions: number }>) {
    const update = jest.fn(
      (_: NewPassword) => updatePassword?.() ?? Promise.resolve({ session: null, endedSessions: 0 })
    );
    return { update, store: new NewPasswordStore({ hasOldPassword: false, ...proof }, { updatePassword: update }) };
  }

  it('shows a field error on blur, not while typing', () => {
    const { store } = build();
    store.type('password', 'abc');
    expect(store.problems).toEqual({});
    store.touch('password');
    expect(store.problems).toEqual({ password: 'tooShort' });
  });

  it.each([
    ['abc1234', 'tooShort'],
    ['12345678', 'tooSimple'],
    ['13800138000', 'isMobile']
  ])('rejects the password %s', async (password, problem) => {
    const { store, update } = build({ mobile: '13800138000' });
    store.type('password', password);
    store.type('again', password);
    expect(await store.save()).toBeUndefined();
    expect(store.problems).toEqual({ password: problem });
    expect(update).not.toHaveBeenCalled();
  });

  it('rejects two different passwords and a missing old password', async () => {
    const { store, update } = build({ hasOldPassword: true });
    store.type('password', 'abc12345');
    store.type('again', 'abc12346');
    await store.save();
    expect(store.problems).toEqual({ oldPassword: 'missing', again: 'differs' });
    expect(update).not.toHaveBeenCalled();
  });

  it('shows a server error at its field and keeps the input', async () => {
    const { store } = build({}, () => rejectWith('VALIDATION', { fields: { password: 'isMobile' } }));
    store.type('password', '1380013800a');
    store.type('again', '1380013800a');
    await store.save();
    expect([store.problems, store.error]).toEqual([{ password: 'isMobile' }, undefined]);
    expect(store.values.again).toBe('1380013800a');
    store.type('password', '1380013800b');
    expect(store.problems.password).toBeUndefined();
  });

  it('shows that the old password is wrong until it is changed', async () => {
    const { store } = build({ hasOldPassword: true }, () => rejectWith('PASSWORD_WRONG', { attemptsLeft: 4 }));
    store.type('oldPassword', 'wrong');
    store.type('password', 'abc12345');
    store.type('again', 'abc12345');
    await store.save();
    expect([store.oldPasswordError?.attemptsLeft, store.error]).toEqual([4, undefined]);
    store.type('again', 'abc12345');
    expect(store.oldPasswordError).toBeDefined();
    store.type('oldPassword', 'right');
    expect(store.oldPasswordError).toBeUndefined();
  });

  it('saves the password once, with the proof of identity', async () => {
    const { store, update } = build({ ticket: 'x' });
    store.type('password', 'abc12345');
    store.type('again', 'abc12345');
    expect(store.strength).toBe(1);
    await Promise.all([store.save(), store.save()]);
    expect(update.mock.calls).toEqual([[{ password: 'abc12345', ticket: 'x' }]]);
  });
});

describe('captcha', () => {
  const captcha = { id: 'c1', picture: '', piece: '', width: 280, height: 140, pieceSize: 44, pieceTop: 20 };
  function build(solveCaptcha: () => Promise<null> = () => Promise.resolve(null)) {
    const getCaptcha = jest.fn(() => Promise.resolve(captcha));
    const solve = jest.fn(solveCaptcha);
    return { getCaptcha, solve, store: new CaptchaStore({ getCaptcha, solveCaptcha: solve }) };
  }

  it('loads a new captcha after a wrong position', async () => {
    const { store, getCaptcha } = build(() => rejectWith('CAPTCHA_WRONG'));
    await store.load();
    store.slide(100);
    expect(await store.release()).toBeUndefined();
    expect([store.wasWrong, store.offset, store.phase]).toEqual([true, 0, 'ready']);
    expect(getCaptcha).toHaveBeenCalledTimes(2);
  });

  it('shows a network error and can be reloaded', async () => {
    const { store, solve } = build(() => rejectWith('NETWORK'));
    await store.load();
    store.slide(100);
    await store.release();
    expect([store.phase, store.error]).toEqual(['failed', expect.objectContaining({ code: 'NETWORK' })]);
    await store.load();
    expect(store.phase).toBe('ready');
    expect(solve).toHaveBeenCalledTimes(1);
  });

  it('keeps the piece inside the picture and submits nothing before the piece was dragged', async () => {
    const { store, solve } = build();
    await store.load();
    await store.release();
    store.slide(-5);
    await store.release();
    expect(solve).not.toHaveBeenCalled();
    store.slide(500);
    expect(store.offset).toBe(236);
  });

  it('submits the position of the piece and returns the captcha id', async () => {
    const { store, solve } = build();
    await store.load();
    store.slide(121);
    expect(await store.release()).toBe('c1');
    expect(solve).toHaveBeenCalledWith('c1', 121);
  });
});
