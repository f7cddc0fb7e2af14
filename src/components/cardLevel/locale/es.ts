import type { CardLevelMessages } from './zh-Hans';

const messages: CardLevelMessages = {
  levels: { basic: 'Básico', professional: 'Profesional', enterprise: 'Empresa' },
  years: (count) => (count === 1 ? '1 año' : `${count} años`),
  plan: (level, years) => `${level}, ${years}`,
  yuan: 'CNY',
  amount: (amount) => `${amount} CNY`,
  listPrice: (amount) => `Precio normal: ${amount} CNY`,
  saving: (amount) => `Ahorra ${amount} CNY`,
  terms: 'Pago y reembolso',
  rules: [
    'Se paga una sola vez. No se renueva automáticamente ni se cobra nada después.',
    'El nivel se activa al instante. Si renueva el mismo nivel, el tiempo se suma a su vencimiento actual.',
    'En los 7 días siguientes al pago puede pedir el reembolso completo: contacte con nosotros e indique el número de pedido.',
    'El dinero vuelve a la cuenta que pagó; el plazo depende del medio de pago. Tras el reembolso completo, el nivel de pago termina y sus tarjetas se conservan.',
    'Los pagos hechos en el miniprograma con un iPhone los reembolsa Apple.'
  ]
};

export default messages;
