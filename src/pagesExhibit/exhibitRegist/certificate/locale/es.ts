import type { CertificateMessages } from './zh-Hans';

const kinds: CertificateMessages['kinds'] = {
  exhibitor: 'Certificado de expositor',
  award: 'Certificado de premio',
  visitor: 'Certificado de visitante',
  volunteer: 'Certificado de voluntariado'
};

const messages: CertificateMessages = {
  title: 'Certificados de la feria',
  loggedOut: 'Inicie sesión para obtener sus certificados',
  loggedOutHint: 'Para visitantes, expositores, premiados y voluntarios',
  logIn: 'Iniciar sesión',
  checkLink: 'Verificar',
  none: 'Todavía no hay certificados',
  noneHint: 'Aparecerán aquí cuando visite la feria, exponga, gane un premio o colabore como voluntario',
  kinds,
  statuses: { eligible: 'Disponible', claimed: 'Obtenido', void: 'Anulado' },
  numbered: (no) => `N.º ${no}`,
  issued: (day) => `Expedido el ${day}`,
  voidHint: 'El organizador lo ha retirado; al verificarlo aparece como anulado',
  claim: 'Obtener el certificado',
  claimOf: (kind) => `Obtener: ${kinds[kind]}`,
  claimed: 'Certificado obtenido',
  show: 'Ver y guardar',
  showOf: (kind) => `Ver y guardar: ${kinds[kind]}`,
  notEligible: 'Este certificado ya no está disponible',
  isVoid: 'Este certificado está anulado',
  picture: {
    label: (title, name) => `${title}: ${name}`,
    certifies: 'Se certifica la participación de',
    statements: {
      exhibitor: (expo) => `en calidad de expositor, ${expo}`,
      award: (expo) => `en calidad de premiado, ${expo}`,
      visitor: (expo) => `en calidad de visitante, ${expo}`,
      volunteer: (expo) => `en calidad de voluntario, ${expo}`
    },
    checkHint: 'Escanee para verificar',
    checkCode: (code) => `Código de verificación ${code}`
  },
  check: {
    title: 'Verificar un certificado',
    number: 'Número del certificado',
    numberHint: 'YX y 9 cifras, al pie del certificado',
    code: 'Código de verificación',
    codePlaceholder: 'Opcional',
    codeHint: 'Introduzca el código que figura en el certificado para ver el nombre completo',
    problems: { required: 'Introduzca el número del certificado', format: 'El número se compone de YX y 9 cifras' },
    checkNow: 'Verificar',
    isValid: 'Certificado válido',
    isVoid: 'Certificado anulado',
    name: 'Nombre',
    winner: 'Premiado',
    company: 'Empresa',
    kind: 'Tipo',
    reason: 'Motivo',
    expo: 'Feria',
    issuedOn: 'Expedido el',
    masked: 'Sin el código de verificación solo se muestra el primer carácter del nombre',
    wrongCode: 'El código de verificación no es correcto: solo se muestra el primer carácter del nombre',
    notFound: 'Este certificado no existe',
    notFoundHint: 'Compruebe el número. Si es correcto, el certificado no se expidió aquí',
    limited: 'Demasiadas verificaciones',
    limitedHint: 'Vuelva a intentarlo dentro de una hora'
  }
};

export default messages;
