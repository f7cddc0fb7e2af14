import type { FormMessages } from './zh-Hans';

const messages: FormMessages = {
  offline: 'Sin conexión. Lo que ha escrito sigue aquí',
  notKept: 'Sin guardar, sigue aquí',
  notSent: 'Sin enviar, sigue aquí',
  outdatedTitle: '¿Qué borrador quiere usar?',
  outdatedText: (time) =>
    `Este dispositivo tiene un borrador de ${time}. Después se guardó o envió otra versión desde otro lugar.`,
  useDevice: 'Este dispositivo',
  useStored: 'La más reciente'
};

export default messages;
