import type { VcardMessages } from './zh-Hans';

const messages: VcardMessages = {
  title: 'Tarjetas de visita',
  tabsLabel: 'Páginas de las tarjetas de visita',
  tabs: { Vcard: 'Mis tarjetas', VcardHolder: 'Tarjetero', Company: 'Empresa' },
  withRequests: (name, count) =>
    `${name}, ${count} ${count === 1 ? 'solicitud de intercambio' : 'solicitudes de intercambio'}`,
  unknownTitle: 'Esta página no existe',
  unknownText: 'Puede que el enlace esté incompleto. Ábralo de nuevo desde sus tarjetas.',
  toCards: 'Mis tarjetas'
};

export default messages;
