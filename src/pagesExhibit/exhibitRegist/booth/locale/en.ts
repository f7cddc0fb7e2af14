import type { BoothMessages } from './zh-Hans';

const messages: BoothMessages = {
  noExpo: 'No expo at the moment',
  noExpoHint: 'Booths can be booked here once the next expo is announced',
  logIn: 'Log in',
  verify: 'Verify company',
  obstacles: {
    loggedOut: 'Log in to book a booth for your verified company',
    noCompany: 'Booking a booth takes a verified company',
    unverified: 'You can book a booth once your company is verified',
    role: (names) =>
      names === ''
        ? 'Only the owner and admins of the company can book a booth'
        : `Ask ${names}: only the owner and admins can book a booth`,
    closed: 'The expo has started; booking is closed'
  },
  expired: (booth) => `The hold on booth ${booth} has ended. You can choose again`,
  listJoin: ', ',
  halls: 'Halls',
  hall: (number, name) => `Hall ${number} ${name}`,
  free: (count) => (count === 1 ? '1 booth available' : `${count} booths available`),
  chooseBooth: 'Choose a booth on the plan or from the list below',
  booth: (no) => `Booth ${no}`,
  price: 'Price',
  deposit: 'Deposit',
  depositHint: '30% of the price, credited in the contract',
  amount: (yuan) => `${yuan} CNY`,
  company: 'Company that books',
  hold: 'Hold for 30 minutes',
  heldNow: 'Held. Please fill in the details and pay the deposit',
  holdLeft: 'Hold ends in',
  holdOver: 'The hold has ended, checking…',
  release: 'Give up this booth',
  releaseTitle: (booth) => `Give up booth ${booth}?`,
  releaseNow: 'Give up',
  released: 'Booth given up',
  keep: 'Not now',
  edit: 'Edit details',
  payDeposit: 'Pay deposit',
  statuses: {
    held: 'On hold',
    depositPending: 'Deposit due',
    deposited: 'Deposit paid',
    confirmed: 'Confirmed',
    settled: 'Paid in full',
    released: 'Released'
  },
  next: 'Next step',
  nextSteps: {
    held: 'Fill in the details',
    depositPending: 'Pay the deposit',
    deposited: 'The organiser will contact you about the contract',
    confirmed: 'Pay the balance as agreed in the contract',
    settled: 'All done. See you at the expo',
    released: 'The booth was released'
  },
  depositPaid: 'Deposit paid',
  contractNo: 'Contract no.',
  cancel: 'Cancel booking',
  cancelTitle: (booth) => `Cancel booth ${booth}?`,
  cancelText: (amount) => `The booth is released and ${amount} of the deposit is refunded`,
  cancelNoRefund: 'The booth is released. Less than 7 days before the expo the deposit is not refunded',
  cancelNow: 'Cancel booking',
  cancelled: 'Booking cancelled',
  formTitle: 'Exhibitor details',
  choose: 'Choose',
  fields: {
    contact: 'Contact person',
    mobile: 'Mobile number',
    varietyIds: 'Spices on show',
    exhibits: 'About the exhibits',
    fascia: 'Fascia text',
    needs: 'On-site services',
    logoUrl: 'Logo',
    invoiceType: 'Invoice',
    title: 'Invoice title',
    uscc: 'Unified social credit code',
    email: 'Invoice email',
    remark: 'Remarks'
  },
  needs: { power: 'Power', water: 'Water', network: 'Internet', handling: 'Handling' },
  logoHint: 'JPG, PNG or WebP, up to 5 MB',
  invoiceTypes: { none: 'None', ordinary: 'Ordinary', special: 'VAT special' },
  invoiceHint: 'An electronic invoice is emailed after payment',
  submit: 'Submit and pay deposit',
  checkForm: 'Please check what you entered',
  problems: {
    required: 'Required',
    minLength: 'Too short',
    maxLength: 'Too long',
    maxItems: 'Up to 10, each once',
    pattern: 'Wrong format',
    banned: 'Contains a word that is not allowed',
    unknown: 'No longer valid, please choose again',
    unfit: 'This picture cannot be used'
  },
  errors: {
    held: 'Another company has just put it on hold. Try another booth',
    taken: 'Booked by another company',
    own: 'Your company has booked this booth',
    notBookable: 'This booth cannot be booked',
    closed: 'The expo has started; booking is closed',
    role: 'Only the owner and admins of the company can do this',
    unverified: 'You can book a booth once your company is verified',
    oneHold: 'Your company is holding another booth',
    changed: 'The booking has changed; please check the latest status'
  }
};

export default messages;
