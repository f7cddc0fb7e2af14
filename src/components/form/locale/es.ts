import type { FormWords } from './zh-Hans';

const words: FormWords = {
  offline: 'Sin conexión. Lo que ha escrito sigue aquí',
  notKept: 'Sin guardar, sigue aquí',
  notSent: 'Sin enviar, sigue aquí'
};

export default words;
