import type { TranslationMessages } from './zh-Hans';

const messages: TranslationMessages = {
  translate: 'Traducir',
  original: 'Ver original',
  loading: 'Traduciendo',
  retry: 'Reintentar',
  by: (name) => `Traducido por ${name}`,
  demo: 'Traducción de demostración: solo se sustituyen los términos del sector',
  limited: 'No quedan traducciones por hoy'
};

export default messages;
