import type { invoices as declared } from '#resources/invoices.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const invoices = {
  name: 'Računi',
  one: 'Račun',
  add: 'Dodaj račun',
  created: 'Račun je izdan',
  updated: 'Račun je shranjen',
  deleted: 'Račun je izbrisan',
  fields: {
    number: 'Številka', label: 'Številka', arena: 'Arena', 'by_user.id': 'ID', 'by_user.label': 'Izdal', 'by_user.name': 'Ime',
    'by_user.username': 'Uporabniško ime', 'by_user.email': 'E-pošta', 'user.id': 'ID', 'user.label': 'Za uporabnika', 'user.name': 'Ime',
    'user.username': 'Uporabniško ime', 'user.email': 'E-pošta', 'user.company.name': 'Podjetje', 'user.company.address': 'Naslov',
    'user.company.pidn': 'Davčna številka', 'cart.gross': 'Skupaj', 'cart.net': 'Neto', 'cart.names': 'Postavke', 'cart.items': 'Postavke',
    'cart.items.name': 'Naziv', 'cart.items.category.name': 'Kategorija', 'cart.items.category_attributes': 'Lastnosti',
    'cart.items.category_attributes.name': 'Naziv', 'cart.items.category_attributes.type': 'Vrsta', 'cart.items.category_attributes.value': 'Vrednost', 'cart.items.quantity': 'Količina',
    'cart.items.price': 'Cena', 'cart.items.total_price': 'Znesek', taxes: 'Davki', 'taxes.name': 'Davek', 'taxes.rate': 'Stopnja (%)',
    'taxes.base': 'Osnova', 'taxes.amount': 'Znesek', deliveries: 'Dobavljeno', 'deliveries.kind': 'Vrsta', 'deliveries.name': 'Naziv', 'deliveries.amount': 'Količina',
    'deliveries.valid_from': 'Od', 'deliveries.valid_to': 'Do', 'deliveries.withdrawn_at': 'Odvzeto', 'payment_method.name': 'Način plačila', fiscalized: 'Davčno potrjen', 'fiscal_data.zki': 'ZKI',
    'fiscal_data.jir': 'JIR', 'fiscal_data.zoi': 'ZOI', 'fiscal_data.eor': 'EOR', 'fiscal_data.bf': 'BF', 'fiscal_data.qr': 'QR',
    'fiscal.state': 'Finančna uprava', 'fiscal.late': 'Naknadno poslan', 'fiscal.attempts': 'Poskusi', 'fiscal.deadline': 'Poslati do', 'fiscal.demo': 'Demo odgovor',
    'fiscal.last_error.code': 'Zavrnitev', 'fiscal.last_error.field': 'Popraviti', 'fiscal.last_error.text': 'Razlog',
    prints: 'Natisi', restored_invoice_id: 'Stornira račun', 'restored_invoice.id': 'ID', 'restored_invoice.number': 'Številka', 'restored_invoice.label': 'Stornira račun',
    'restored_by_invoice.id': 'ID', 'restored_by_invoice.number': 'Številka', 'restored_by_invoice.label': 'Storniran z računom',
    restoring_reason: 'Razlog storna', 'order.id': 'ID', 'order.number': 'Naročilo', 'transaction.id': 'ID', 'transaction.number': 'Transakcija',
  },
  notes: { facts: 'Račun', recipient: 'Prejemnik', items: 'Postavke', fiscal: 'Davčna potrditev', links: 'Povezano', transactions: 'Transakcije', today: 'Moji današnji računi',
    'attribute.bonus': 'Bonus (%)', 'attribute.duration': 'Trajanje (dni)', 'attribute.daily_reward': 'Dnevna nagrada (kovanci)', 'attribute.minutes': 'Minute', 'attribute.valid_from': 'Od', 'attribute.valid_to': 'Do' },
  search: { number: 'Številka', by_user: 'Izdal', to_user: 'Za uporabnika', item: 'Postavke', payment_method: 'Način plačila', created_at: 'Dodano' },
  choices: {
    'fiscal.state': { none: 'Se ne pošilja', pending: 'Čaka na pošiljanje', done: 'Potrjen', rejected: 'Zavrnjen' },
    'deliveries.kind': { subscription: 'Naročnina, dni', pass: 'Vstopnica, minut', minutes: 'Igralni čas, minut', bonus: 'Bonus, %', coin: 'Kovanci' },
    'payment_method.name': { cash: 'Gotovina', creditCard: 'Kartica', bank: 'Nakazilo' },
  },
} as const satisfies MessagesFor<typeof declared>;
