import type { RefusalMessages } from './zh-Hans';

const messages: RefusalMessages = {
  titles: {
    permission: 'Aún sin permiso en WeChat',
    phone: 'El teléfono no se lo permite a WeChat',
    privacy: 'Guía de privacidad sin aceptar',
    undeclared: 'No disponible por ahora'
  },
  texts: {
    permission: (name) => `Hace falta acceso a: ${name}. Actívelo en los ajustes; al volver se continúa. `,
    phone: (name) =>
      `Hace falta acceso a: ${name}. Permítaselo a WeChat en los ajustes del teléfono y vuelva a intentarlo. `,
    privacy: (name) => `Hace falta acceso a: ${name}. Se continúa en cuanto acepte la guía. `,
    undeclared: (name) =>
      `WeChat no da acceso a: ${name}. La guía de privacidad del miniprograma todavía no lo menciona. `
  },
  names: {
    photos: 'cámara y álbum',
    files: 'archivos de los chats',
    album: '«Guardar en el álbum»',
    scan: 'cámara',
    map: 'lugar en el mapa',
    position: 'ubicación aproximada',
    address: 'direcciones de WeChat',
    contacts: 'contactos',
    calendar: 'calendario',
    clipboard: 'portapapeles',
    number: 'número vinculado a WeChat'
  },
  otherWays: {
    photos: 'También puede rellenar el resto y añadir las fotos más tarde en la web.',
    files: 'También puede enviar una foto.',
    album: 'También puede mantener pulsada la imagen para guardarla o reenviarla.',
    scan: 'También puede usar «Escanear» de WeChat.',
    map: 'También puede escribir la dirección.',
    position: 'También puede elegir la región.',
    address: 'También puede escribir la dirección o pegarla como texto.',
    contacts: 'También puede copiar el número y guardarlo.',
    calendar: 'También puede anotar la fecha.',
    clipboard: '',
    number: 'También puede usar un código por SMS.'
  },
  copyManually: (text) => `Este es el texto: ${text}`,
  toSettings: 'Ajustes',
  agree: 'Aceptar y continuar',
  notNow: 'Ahora no',
  readGuide: 'Leer la guía de privacidad'
};

export default messages;
