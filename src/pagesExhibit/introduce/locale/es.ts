import type { IntroduceMessages } from './zh-Hans';

const messages: IntroduceMessages = {
  title: 'Sobre la feria',
  empty: 'Todavía no hay presentación',
  emptyHint: 'Aparecerá aquí cuando la publique el organizador',
  toExpo: 'Ver la feria',
  sections: {
    theme: 'Tema',
    scale: 'Dimensiones',
    organisers: 'Organizadores',
    pastResults: 'Ediciones anteriores',
    transport: 'Cómo llegar',
    hotels: 'Hoteles',
    contact: 'Contacto',
    faq: 'Preguntas frecuentes'
  },
  directions: 'Cómo llegar',
  directionsTo: (name) => `Cómo llegar a ${name}`,
  call: 'Llamar',
  callTo: (name) => `Llamar a ${name}`,
  files: 'Descargas',
  openFile: (name) => `Abrir ${name}`
};

export default messages;
