import type { ScanMessages } from './zh-Hans';

const messages: ScanMessages = {
  failed: 'Error al escanear',
  empty: 'Este código está vacío',
  isHere: 'Ya está en esta página',
  noPage: 'No se puede abrir'
};

export default messages;
