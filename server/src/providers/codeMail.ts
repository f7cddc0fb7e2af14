import type { Language } from '@contract/localText';

interface Mail {
  subject: string;
  text: string;
}

/** Purposes that the mail names, against phishing; any other one is a confirmation of the person. */
const purposes = ['login', 'bindEmail', 'changeMobile', 'cancel', 'identity', 'reset', 'other'] as const;
type MailPurpose = (typeof purposes)[number];

const useOf: Record<Language, Record<MailPurpose, string>> = {
  'zh-Hans': {
    login: '登录',
    bindEmail: '绑定这个邮箱',
    changeMobile: '修改手机号或邮箱',
    cancel: '注销账号',
    identity: '找回密码',
    reset: '找回密码',
    other: '确认是你本人'
  },
  'zh-Hant': {
    login: '登入',
    bindEmail: '綁定這個電子郵件',
    changeMobile: '修改手機號碼或電子郵件',
    cancel: '註銷帳號',
    identity: '找回密碼',
    reset: '找回密碼',
    other: '確認是你本人'
  },
  en: {
    login: 'log in',
    bindEmail: 'link this email address',
    changeMobile: 'change your mobile number or email address',
    cancel: 'delete your account',
    identity: 'reset your password',
    reset: 'reset your password',
    other: 'confirm that it is you'
  },
  fr: {
    login: 'vous connecter',
    bindEmail: 'associer cette adresse e-mail',
    changeMobile: 'modifier votre numéro de mobile ou votre adresse e-mail',
    cancel: 'supprimer votre compte',
    identity: 'réinitialiser votre mot de passe',
    reset: 'réinitialiser votre mot de passe',
    other: 'confirmer votre identité'
  },
  es: {
    login: 'iniciar sesión',
    bindEmail: 'vincular esta dirección de correo',
    changeMobile: 'cambiar su número de móvil o su correo electrónico',
    cancel: 'eliminar su cuenta',
    identity: 'restablecer su contraseña',
    reset: 'restablecer su contraseña',
    other: 'confirmar su identidad'
  }
};

const mails: Record<Language, (code: string, use: string) => Mail> = {
  'zh-Hans': (code, use) => ({
    subject: `香市验证码 ${code}`,
    text: `你的香市验证码是 ${code}，用于${use}，10 分钟内有效。\n香市的工作人员不会向你索要验证码。不是你本人操作的，请忽略这封邮件。`
  }),
  'zh-Hant': (code, use) => ({
    subject: `香市驗證碼 ${code}`,
    text: `你的香市驗證碼是 ${code}，用於${use}，10 分鐘內有效。\n香市的工作人員不會向你索取驗證碼。不是你本人操作的，請忽略這封郵件。`
  }),
  en: (code, use) => ({
    subject: `Your Xiangshi code: ${code}`,
    text: `Your Xiangshi code is ${code}. Use it to ${use}; it is valid for 10 minutes.\nOur staff will never ask you for it. If you did not request this code, please ignore this mail.`
  }),
  fr: (code, use) => ({
    subject: `Votre code Xiangshi\u202f: ${code}`,
    text: `Votre code Xiangshi est ${code}. Il sert à ${use} et reste valable 10 minutes.\nNos équipes ne vous le demanderont jamais. Si vous n’avez pas demandé ce code, veuillez ignorer cet e-mail.`
  }),
  es: (code, use) => ({
    subject: `Su código de Xiangshi: ${code}`,
    text: `Su código de Xiangshi es ${code}. Sirve para ${use} y es válido durante 10 minutos.\nNuestro personal nunca se lo pedirá. Si usted no solicitó este código, ignore este correo.`
  })
};

/** Returns the mail with a one-time code in the language of the app. */
export function codeMail({ code, purpose }: { code: string; purpose: string }, language: Language): Mail {
  const named = purposes.find((one) => one === purpose) ?? 'other';
  return mails[language](code, useOf[language][named]);
}
