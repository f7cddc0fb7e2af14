import type { FormMessages } from './zh-Hans';

const messages: FormMessages = {
  offline: 'Sin conexión. Lo que ha escrito sigue aquí',
  notKept: 'Sin guardar, sigue aquí',
  notSent: 'Sin enviar, sigue aquí',
  outdatedTitle: '¿Qué versión quiere usar?',
  outdatedText: (time) => `Su borrador en este dispositivo (${time}) difiere de la versión guardada en su cuenta.`,
  useDraft: 'Usar el borrador',
  useStored: 'Usar la guardada'
};

export default messages;
