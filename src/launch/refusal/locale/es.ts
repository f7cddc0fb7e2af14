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
    privacy: () => 'No aceptó la guía. Espere diez segundos e inténtelo de nuevo para volver a verla. ',
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
  purposes: {
    photos: 'La cámara y las fotos sirven para subir las imágenes que usted elija. ',
    files: 'Los archivos de los chats sirven para subir los documentos que usted elija. ',
    album: 'El álbum sirve para guardar la imagen que quiere. ',
    scan: 'La cámara sirve para escanear el código. ',
    map: 'La ubicación en el mapa sirve para rellenar la dirección. ',
    position: 'La ubicación aproximada sirve para ordenar por distancia y proponer una ciudad. ',
    mapPosition: 'La ubicación aproximada sirve para señalar en el mapa dónde está. ',
    address: 'Las direcciones de WeChat sirven para rellenar la dirección de entrega. ',
    contacts: 'Los contactos sirven para guardar a la persona elegida; no se lee a nadie más. ',
    calendar: 'El calendario sirve para anotar la fecha elegida. ',
    clipboard: 'El portapapeles recibe el texto que usted copia. ',
    number: 'El número de teléfono sirve para iniciar sesión y proteger su cuenta. '
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
  privacyTitle: 'Guía de privacidad',
  privacyText: 'Podrá continuar en cuanto acepte la guía. ',
  agree: 'Aceptar y continuar',
  notNow: 'Ahora no',
  readGuide: 'Leer la guía de privacidad'
};

export default messages;
