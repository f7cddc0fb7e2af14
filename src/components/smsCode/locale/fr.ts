import type { SmsCodeMessages } from './zh-Hans';

const messages: SmsCodeMessages = {
  getCode: 'Recevoir un code',
  resendIn: (seconds) => `Renvoyer dans ${seconds} s`,
  resend: 'Renvoyer',
  wrongCode: (attemptsLeft) =>
    attemptsLeft < 2 ? `Code incorrect, encore ${attemptsLeft} essai` : `Code incorrect, encore ${attemptsLeft} essais`,
  expiredCode: 'Code expiré, demandez-en un autre',
  demoCode: (code) => `Code de démo ${code}`,
  fillIn: 'Remplir'
};

export default messages;
