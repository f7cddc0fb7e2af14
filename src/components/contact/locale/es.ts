import type { ContactMessages } from './zh-Hans';

const messages: ContactMessages = {
  saved: 'Guardado en sus contactos',
  downloaded: 'Archivo descargado: ábralo para guardar el contacto',
  failed: 'No se ha guardado, inténtelo de nuevo',
  weChatNote: (id) => `WeChat ${id}`,
  unsupported: {
    title: 'WeChat no puede guardar contactos aquí',
    text: 'Toque la esquina superior derecha, abra la página en un navegador y guárdelo allí',
    copyNumber: 'Copiar el número'
  }
};

export default messages;
