import type { IntroductionMessages } from './zh-Hans';

const messages: IntroductionMessages = {
  title: 'Niveles de tarjeta',
  current: 'Nivel actual',
  until: (day) => `Válido hasta el ${day}; no se renueva automáticamente`,
  freeForever: 'Gratis y sin vencimiento',
  comparison: 'Comparar niveles',
  benefits: { maxCards: 'Tarjetas', radarDays: 'Visitantes', hasTeamTotals: 'Totales del equipo' },
  cards: (count) => String(count),
  days: (count) => `${count} días`,
  yes: 'Sí',
  no: 'No',
  radarNote:
    'Ve quién consultó sus tarjetas en esos días; en Básico hace falta estar verificado. Los totales del equipo suman las tarjetas de los miembros de la empresa.',
  plans: 'Planes',
  noRenewal: 'Se paga una vez y no se renueva automáticamente',
  offers: { open: 'Elegir', renew: 'Renovar', upgrade: 'Mejorar', lower: 'Ya tiene un nivel superior' },
  examples: 'Estilos de tarjeta',
  ownExample: 'Su tarjeta en varios estilos',
  sampleNote: 'Ejemplo. La persona y la empresa son ficticias',
  sample: {
    name: 'Lin Xiaolan',
    position: 'Jefa de ventas',
    companyName: 'Lingnan Spice (ejemplo) Co., Ltd.',
    mobile: '138 0000 0000',
    address: 'Yuzhou, Yulin, Guangxi'
  },
  questions: 'Preguntas frecuentes',
  faq: [
    {
      question: '¿Qué pasa con mis tarjetas al vencer?',
      answer:
        'Vuelve al nivel Básico. Se conservan todas las tarjetas, pero no puede crear más de las que incluye. Le avisamos siete días antes.'
    },
    {
      question: '¿Se renueva automáticamente?',
      answer: 'No. No se cobra nada al vencer. Para seguir, cómprelo de nuevo.'
    },
    {
      question: '¿Y si renuevo antes?',
      answer: 'El tiempo se suma a su vencimiento actual. No pierde ningún día.'
    },
    {
      question: '¿Puedo pasar de Profesional a Empresa?',
      answer:
        'Sí. El cambio es inmediato y el resto de Profesional se convierte según el precio. Mientras dura Empresa, no se vende Profesional.'
    },
    {
      question: '¿Puedo pedir factura?',
      answer: 'Sí. Indique el nombre al hacer el pedido; la factura electrónica se envía por correo.'
    }
  ],
  contact: 'Contacto'
};

export default messages;
