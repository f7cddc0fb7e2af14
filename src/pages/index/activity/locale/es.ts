import type { ActivityMessages } from './zh-Hans';

const messages: ActivityMessages = {
  title: 'Campaña',
  share: 'Compartir',
  steps: 'Cómo participar',
  rules: 'Bases',
  phases: { upcoming: 'Próxima', running: 'Abierta', ended: 'Finalizada' },
  period: (from, to) => `del ${from} al ${to}`,
  actions: {
    register: 'Iniciar sesión o registrarse',
    publishSupply: 'Publicar una oferta',
    publishPurchase: 'Publicar una compra',
    verify: 'Verificarse'
  },
  registered: 'Ya tiene una cuenta',
  closed: { upcoming: 'Aún no ha empezado', ended: 'La campaña ha finalizado' },
  loginReason: 'Inicie sesión para participar',
  unknownTitle: 'Campaña no encontrada',
  unknownText: 'Es posible que se haya retirado o que el enlace esté incompleto.',
  toHome: 'Ir al inicio'
};

export default messages;
