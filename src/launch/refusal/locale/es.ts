import type { RefusalMessages } from './zh-Hans';

const messages: RefusalMessages = {
  titles: {
    permission: 'Se necesita permiso en WeChat',
    phone: 'WeChat no tiene permiso en este teléfono',
    privacy: 'Guía de privacidad aún sin aceptar',
    undeclared: 'No disponible por ahora'
  },
  texts: {
    permission: (name) => `Se necesita acceso a: ${name}. Actívelo en los ajustes; al volver podrá continuar. `,
    phone: (name) =>
      `Se necesita acceso a: ${name}. Permítaselo a WeChat en los ajustes del teléfono e inténtelo de nuevo. `,
    privacy: (name) => `Se necesita acceso a: ${name}. Podrá continuar en cuanto acepte la guía. `,
    undeclared: (name) =>
      `WeChat no da acceso a: ${name}. La guía de privacidad del miniprograma todavía no lo menciona. `
  },
  names: {
    photos: 'cámara y fotos',
    files: 'archivos de los chats',
    album: '«Guardar en el álbum»',
    scan: 'cámara',
    map: 'ubicación en el mapa',
    position: 'ubicación aproximada',
    mapPosition: 'ubicación aproximada',
    address: 'direcciones de WeChat',
    contacts: 'contactos',
    calendar: 'calendario',
    clipboard: 'portapapeles',
    number: 'número de teléfono de WeChat'
  },
  otherWays: {
    photos: 'También puede rellenar el resto y añadir las fotos más tarde en la web.',
    files: 'También puede enviar una foto.',
    album: 'También puede mantener pulsada la imagen para guardarla o reenviarla.',
    scan: 'También puede usar «Escanear» de WeChat.',
    map: 'También puede escribir la dirección.',
    position: 'También puede elegir la región usted mismo.',
    mapPosition: 'También puede consultar los lugares en la lista bajo el mapa.',
    address: 'También puede escribir o pegar la dirección.',
    contacts: 'También puede copiar el número y guardarlo usted mismo.',
    calendar: 'También puede anotar la fecha en su calendario.',
    clipboard: '',
    number: 'También puede usar un código por SMS.'
  },
  copyManually: (text) => `Texto para copiar: ${text}`,
  toSettings: 'Ajustes',
  agree: 'Aceptar y continuar',
  notNow: 'Ahora no',
  readGuide: 'Leer la guía de privacidad'
};

export default messages;
