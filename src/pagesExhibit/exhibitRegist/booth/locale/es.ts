import type { BoothMessages } from './zh-Hans';

const messages: BoothMessages = {
  noExpo: 'No hay ninguna feria por ahora',
  noExpoHint: 'Los estands se reservan aquí cuando se anuncie la próxima feria',
  logIn: 'Iniciar sesión',
  verify: 'Verificar empresa',
  obstacles: {
    loggedOut: 'Inicie sesión para reservar un estand para su empresa verificada',
    noCompany: 'Para reservar un estand hace falta una empresa verificada',
    unverified: 'Podrá reservar un estand cuando su empresa esté verificada',
    role: (names) =>
      names === ''
        ? 'Solo el propietario y los administradores de la empresa pueden reservar un estand'
        : `Pídaselo a ${names}: solo el propietario y los administradores pueden reservar un estand`,
    closed: 'La feria ha comenzado y ya no se admiten reservas'
  },
  expired: (booth) => `La reserva del estand ${booth} ha vencido. Puede elegir de nuevo`,
  listJoin: ', ',
  halls: 'Pabellones',
  hall: (number, name) => `Pabellón ${number} ${name}`,
  free: (count) => (count === 1 ? '1 estand disponible' : `${count} estands disponibles`),
  chooseBooth: 'Elija un estand en el plano o en la lista de abajo',
  booth: (no) => `Estand ${no}`,
  price: 'Precio',
  deposit: 'Anticipo',
  depositHint: '30 % del precio, se descuenta en el contrato',
  amount: (yuan) => `${yuan} CNY`,
  company: 'Empresa que reserva',
  hold: 'Reservar 30 minutos',
  heldNow: 'Reservado. Complete los datos y pague el anticipo',
  holdLeft: 'La reserva vence en',
  holdOver: 'La reserva ha vencido, comprobando…',
  release: 'Renunciar a este estand',
  releaseTitle: (booth) => `¿Renunciar al estand ${booth}?`,
  releaseNow: 'Renunciar',
  released: 'Estand liberado',
  keep: 'Ahora no',
  edit: 'Modificar los datos',
  payDeposit: 'Pagar el anticipo',
  statuses: {
    held: 'Reservado',
    depositPending: 'Anticipo pendiente',
    deposited: 'Anticipo pagado',
    confirmed: 'Confirmado',
    settled: 'Pagado por completo',
    released: 'Liberado'
  },
  next: 'Siguiente paso',
  nextSteps: {
    held: 'Completar los datos',
    depositPending: 'Pagar el anticipo',
    deposited: 'El organizador se pondrá en contacto con usted para el contrato',
    confirmed: 'Pagar el resto según el contrato',
    settled: 'Todo listo. Le esperamos en la feria',
    released: 'El estand quedó libre'
  },
  depositPaid: 'Anticipo pagado',
  contractNo: 'N.º de contrato',
  cancel: 'Cancelar la reserva',
  cancelTitle: (booth) => `¿Cancelar el estand ${booth}?`,
  cancelText: (amount) => `El estand quedará libre y se le devolverán ${amount} del anticipo`,
  cancelNoRefund: 'El estand quedará libre. A menos de 7 días de la feria no se devuelve el anticipo',
  cancelNow: 'Cancelar la reserva',
  cancelled: 'Reserva cancelada',
  formTitle: 'Datos del expositor',
  choose: 'Elegir',
  fields: {
    contact: 'Persona de contacto',
    mobile: 'Número de móvil',
    varietyIds: 'Especias expuestas',
    exhibits: 'Descripción de los productos',
    fascia: 'Texto del rótulo',
    needs: 'Servicios en el estand',
    logoUrl: 'Logotipo',
    invoiceType: 'Factura',
    title: 'Razón social de la factura',
    uscc: 'Código unificado de crédito social',
    email: 'Correo para la factura',
    remark: 'Observaciones'
  },
  needs: { power: 'Electricidad', water: 'Agua', network: 'Internet', handling: 'Transporte interno' },
  logoHint: 'JPG, PNG o WebP, 5 MB como máximo',
  invoiceTypes: { none: 'Sin factura', ordinary: 'Ordinaria', special: 'IVA especial' },
  invoiceHint: 'La factura electrónica se envía por correo tras el pago',
  submit: 'Enviar y pagar el anticipo',
  checkForm: 'Revise los datos',
  problems: {
    required: 'Obligatorio',
    minLength: 'Demasiado corto',
    maxLength: 'Demasiado largo',
    maxItems: '10 como máximo, sin repetir',
    pattern: 'Formato incorrecto',
    banned: 'Contiene una palabra no permitida',
    unknown: 'Ya no es válido, elija de nuevo',
    unfit: 'Esta imagen no se puede usar'
  },
  errors: {
    held: 'Otra empresa acaba de reservarlo. Pruebe con otro estand',
    taken: 'Reservado por otra empresa',
    own: 'Su empresa ya ha reservado este estand',
    notBookable: 'Este estand no se puede reservar',
    closed: 'La feria ha comenzado y ya no se admiten reservas',
    role: 'Solo el propietario y los administradores de la empresa pueden hacerlo',
    unverified: 'Podrá reservar un estand cuando su empresa esté verificada',
    oneHold: 'Su empresa tiene otro estand reservado',
    changed: 'La reserva ha cambiado; consulte su estado actual'
  }
};

export default messages;
