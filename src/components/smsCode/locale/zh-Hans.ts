const messages = {
  getCode: '获取验证码',
  resendIn: (seconds: number) => `${seconds} 秒后可重新获取`,
  resend: '重新获取',
  wrongCode: (attemptsLeft: number) => `验证码不对，还可以试 ${attemptsLeft} 次`,
  expiredCode: '验证码已失效，重新获取一个',
  demoCode: (code: string) => `演示验证码 ${code}`,
  fillIn: '填入'
};

/** Messages of the step that asks for a one-time code. */
export type SmsCodeMessages = typeof messages;
export default messages;
