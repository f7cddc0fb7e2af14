import { observer } from 'mobx-react-lite';
import type { CaptchaGateStore } from '../CaptchaGate.store';
import { CaptchaSheet } from './CaptchaSheet';

/** Captcha sheet, open while the server requires a captcha before a code. */
export const CodeCaptcha = observer(function CodeCaptcha({ captcha }: { captcha: CaptchaGateStore }) {
  return <CaptchaSheet isOpen={captcha.isOpen} onClose={captcha.close} onSolved={captcha.solve} />;
});
