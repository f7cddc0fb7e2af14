import type { AboutMessages } from './zh-Hans';

const messages: AboutMessages = {
  title: 'Acerca de Xiangshi',
  slogan: 'El portal digital del comercio de especias',
  version: (version, code) => `Versión ${version} (${code})`,
  checkUpdate: 'Buscar actualizaciones',
  isNewest: 'Tiene la última versión',
  hasNewer: (version) => `${version} disponible`,
  updateTitle: (version) => `Actualizar a ${version}`,
  updateText: 'Actualice para disfrutar de las novedades',
  update: 'Actualizar',
  later: 'Más tarde',
  updateFailed: 'No se pudo actualizar, inténtelo más tarde',
  agreement: 'Condiciones de uso',
  policy: 'Política de privacidad',
  licences: 'Licencias de código abierto',
  licencesHint: 'Software libre de Xiangshi; gracias a sus autores',
  openData: 'Datos abiertos',
  openDataHint: 'Los precios de cada día en CSV, de uso libre si cita la fuente; toque para copiar la dirección',
  share: 'Compartir Xiangshi',
  shareTitle: 'Xiangshi: precios, noticias, comercio y feria de especias',
  install: 'Añadir a la pantalla de inicio',
  installHint: 'Se abre como una aplicación y funciona sin conexión',
  installBy: {
    apple: 'Toque el botón de compartir en la parte inferior del navegador y elija «Añadir a pantalla de inicio».',
    elsewhere:
      'WeChat no permite añadirla. Toque ··· arriba a la derecha, abra la página en su navegador y añádala desde ahí.',
    menu: 'Abra el menú del navegador y elija «Añadir a pantalla de inicio» o «Instalar aplicación».'
  },
  linkCopied: 'Enlace copiado',
  filing: 'Licencia ICP',
  filingNote: 'Demo, número ficticio',
  operatorName: 'Operador',
  operator: 'Yulin Xiangshi Digital Technology Co., Ltd. (demo)',
  operatorAddress: 'Planta 6, torre A, Lonja Internacional de Especias, Erhuan Norte 333, Yuzhou, Yulin, Guangxi',
  addressName: 'Dirección',
  copyright: (years) => `© ${years} Xiangshi`,
  demo: 'Datos de demostración; empresa y contactos ficticios',

  contactTitle: 'Contacto',
  hotline: 'Teléfono',
  hours: 'Horario',
  hoursText: 'Todos los días 8:30–18:00 (hora de Pekín)',
  weChat: 'Atención por WeChat',
  weChatHint: 'Escanee con WeChat o mantenga pulsado',
  weChatLabel: 'Código QR de atención por WeChat',
  email: 'Correo',
  privacyEmail: 'Protección de datos',
  copy: 'Copiar',
  office: 'Oficinas',
  report: 'Denunciar contenido ilegal',
  reportHint: 'Se atiende en 24 horas; el resultado llega a sus mensajes',
  reportOnline: 'Denunciar en línea',
  onlineService: 'Atención en línea',
  onlineServiceHint: 'Pregunte o envíe comentarios; la respuesta llega a sus mensajes'
};

export default messages;
