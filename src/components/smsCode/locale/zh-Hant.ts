import type { SmsCodeMessages } from './zh-Hans';

const messages: SmsCodeMessages = {
  getCode: '取得驗證碼',
  resendIn: (seconds) => `${seconds} 秒後可重新取得`,
  resend: '重新取得',
  wrongCode: (attemptsLeft) => `驗證碼不對，還可以試 ${attemptsLeft} 次`,
  expiredCode: '驗證碼已失效，重新取得一個',
  demoCode: (code) => `示範驗證碼 ${code}`,
  fillIn: '填入'
};

export default messages;
