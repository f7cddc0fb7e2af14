import type { ScanMessages } from './zh-Hans';

const messages: ScanMessages = {
  failed: 'No se escaneó, reintenta',
  empty: 'El código está vacío',
  isHere: 'Ya estás en esta página',
  noPage: 'La página no se puede abrir'
};

export default messages;
