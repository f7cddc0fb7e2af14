import type { SmsCodeMessages } from './zh-Hans';

const messages: SmsCodeMessages = {
  getCode: 'Recibir código',
  resendIn: (seconds) => `Reenviar en ${seconds} s`,
  resend: 'Reenviar',
  wrongCode: (attemptsLeft) =>
    attemptsLeft === 1 ? 'Código incorrecto, queda 1 intento' : `Código incorrecto, quedan ${attemptsLeft} intentos`,
  expiredCode: 'Código caducado; pida otro',
  demoCode: (code) => `Código de demo ${code}`,
  fillIn: 'Rellenar'
};

export default messages;
