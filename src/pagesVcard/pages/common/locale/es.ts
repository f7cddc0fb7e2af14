import type { CardCodeMessages } from './zh-Hans';

const messages: CardCodeMessages = {
  title: 'Código de la tarjeta',
  loggedOut: 'Inicie sesión para ver el código de su tarjeta',
  loggedOutHint: 'Lo escanean desde su teléfono y ven su tarjeta al instante',
  logIn: 'Iniciar sesión',
  none: 'Aún no hay tarjeta',
  noneHint: 'Cree una en treinta segundos y obtenga su código',
  create: 'Crear tarjeta',
  missing: 'No existe esta tarjeta',
  missingHint: 'Puede que se haya retirado',
  toCards: 'Mis tarjetas',
  takenDown: 'Tarjeta suspendida',
  takenDownText: (reason) =>
    `La plataforma suspendió esta tarjeta y su código no lleva a ningún sitio por ahora${reason === '' ? '' : `: ${reason}`}`,
  toEdit: 'Editar la tarjeta',

  codeOf: (name) => `Código de la tarjeta de ${name}`,
  kind: 'Tipo de código',
  kinds: { miniProgram: 'Miniprograma', link: 'Enlace', vCard: 'Sin red' },
  hints: {
    miniProgram: 'Escanee con WeChat para abrir la tarjeta en el miniprograma',
    link: 'Escanee con WeChat o con la cámara para abrir la tarjeta',
    vCard: 'Escanee con la cámara para guardar el contacto, sin red'
  },
  onlyPublic: 'El código sin red solo contiene lo que todos pueden ver',
  noMobile: 'Su número no es visible para todos; el código sin red no lo incluye',
  shortCode: 'Código de tarjeta',
  copyShortCode: (code) => `Copiar el código de tarjeta ${code}`,
  side: 'Idioma de la tarjeta',
  sides: { first: 'Anverso', second: 'Segundo idioma' },

  valid: 'No caduca',
  renew: 'Cambiar el código',
  renewHint: 'Los códigos impresos o enviados dejan de servir al instante',
  renewTitle: '¿Cambiar el código de la tarjeta?',
  renewText:
    'El código anterior deja de servir al instante y quien lo escanee verá que se ha sustituido. Cambie también los códigos impresos en tarjetas y carteles',
  renewConfirm: 'Cambiar',
  renewed: 'Código cambiado',
  renewOffline: 'No es posible sin red',

  save: 'Guardar imagen',
  share: 'Compartir la tarjeta',
  linkCopied: 'Enlace copiado',
  picture: {
    title: 'Imagen del código',
    fileName: 'xiangshi-codigo-tarjeta',
    label: (name) => `Imagen del código de la tarjeta: ${name}`,
    vCardInvitation: 'Escanee con la cámara para guardar el contacto'
  }
};

export default messages;
