import type { FormMessages } from './zh-Hans';

const messages: FormMessages = {
  offline: 'Sin conexión. Lo que ha escrito sigue aquí',
  notKept: 'Sin guardar, sigue aquí',
  notSent: 'Sin enviar, sigue aquí'
};

export default messages;
