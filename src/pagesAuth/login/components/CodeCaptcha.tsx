import { observer } from 'mobx-react';
import type { CaptchaGateStore } from '../CaptchaGate.store';
import { CaptchaSheet } from './CaptchaSheet';

/** The puzzle before a code, while the server asks for one. */
export const CodeCaptcha = observer(function CodeCaptcha({ captcha }: { captcha: CaptchaGateStore }) {
  return <CaptchaSheet isOpen={captcha.isOpen} onClose={captcha.close} onSolved={captcha.solve} />;
});
