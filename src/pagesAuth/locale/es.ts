import type { AuthMessages } from './zh-Hans';

const messages: AuthMessages = {
  loginTitle: 'Entrar en Xiangshi',
  helloTo: (name) => `Hola, ${name}`,
  loginText: 'Ver teléfonos, publicar, seguir precios',
  mobile: 'Número de móvil',
  mobilePlaceholder: 'Número de móvil',
  autoCreate: 'Un número nuevo recibe una cuenta al verificarlo.',
  getCode: 'Recibir el código',
  missingDigits: (count) => (count === 1 ? 'Falta 1 cifra' : `Faltan ${count} cifras`),
  wrongNumber: 'No es un número de móvil, revísalo',
  agreeTo: 'He leído y acepto las',
  and: ' y la ',
  agreement: 'condiciones de uso',
  policy: 'política de privacidad',
  agreementTitle: 'Condiciones de uso',
  policyTitle: 'Política de privacidad',
  agreeTitle: 'Acepta para continuar',
  agreeText:
    'Lee las condiciones de uso y la política de privacidad. El número solo sirve para entrar y para la seguridad de la cuenta.',
  agreeAndGo: 'Aceptar y seguir',
  later: 'Echar un vistazo',
  enterCode: 'Escribe el código',
  sentTo: (mobile) => `Código enviado al ${mobile}`,
  resendIn: (seconds) => `Reenviar en ${seconds} s`,
  resend: 'Reenviar',
  changeNumber: 'Otro número',
  demoCode: (code) => `Código de demostración ${code}`,
  fillIn: 'Rellenar',
  wrongCode: (attemptsLeft) =>
    attemptsLeft === 1 ? 'Código erróneo, queda 1 intento' : `Código erróneo, quedan ${attemptsLeft} intentos`,
  expiredCode: 'Este código ha caducado, pide otro',
  noCode: '¿No llega? Revisa el filtro de mensajes o usa otro número.',
  version: (version) => `Versión ${version}`,
  effective: (date) => `En vigor desde el ${date}`,
  contents: 'Índice',
  summary: 'Lo esencial',
  binding: 'El texto en chino simplificado es el que vale.'
};

export default messages;
