import type { AuthMessages } from './zh-Hans';

const messages: AuthMessages = {
  loginTitle: 'Iniciar sesión en Xiangshi',
  helloTo: (name) => `Hola, ${name}`,
  loginText: 'Ver teléfonos, publicar anuncios, seguir precios',
  mobile: 'Número de móvil',
  mobilePlaceholder: 'Su número',
  autoCreate: 'Al verificar un número nuevo se crea la cuenta automáticamente.',
  missingDigits: (count) => (count === 1 ? 'Falta 1 cifra' : `Faltan ${count} cifras`),
  wrongNumber: 'Número de móvil incorrecto; revíselo',
  agreeTo: 'He leído y acepto las',
  and: ' y la ',
  agreement: 'condiciones de uso',
  policy: 'política de privacidad',
  agreementTitle: 'Condiciones de uso',
  policyTitle: 'Política de privacidad',
  agreeTitle: 'Acepte para continuar',
  agreeText:
    'Lea las condiciones de uso y la política de privacidad. Su número solo se usa para iniciar sesión y proteger la cuenta.',
  agreeAndGo: 'Aceptar y continuar',
  ageHint: 'Debe tener al menos 14 años.',
  later: 'Ahora no',
  enterCode: 'Escriba el código',
  sentTo: (mobile) => `Código enviado al ${mobile}`,
  changeNumber: 'Cambiar de número',
  noCode: '¿No llega el SMS? Revise el filtro de spam o use otro número.',
  version: (version) => `Versión ${version}`,
  effective: (date) => `En vigor desde el ${date}`,
  contents: 'Índice',
  summary: 'Lo esencial',
  binding: 'Solo el texto en chino simplificado es vinculante.'
};

export default messages;
