import type { invoices as declared } from '#resources/invoices.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const invoices = {
  name: 'Računi',
  one: 'Račun',
  add: 'Dodaj račun',
  created: 'Račun je izdan',
  updated: 'Račun je spremljen',
  deleted: 'Račun je obrisan',
  fields: {
    number: 'Broj', label: 'Broj', arena: 'Arena', 'by_user.id': 'ID', 'by_user.label': 'Izdao', 'by_user.name': 'Ime',
    'by_user.username': 'Korisničko ime', 'by_user.email': 'E-pošta', 'user.id': 'ID', 'user.label': 'Za korisnika', 'user.name': 'Ime',
    'user.username': 'Korisničko ime', 'user.email': 'E-pošta', 'user.company.name': 'Tvrtka', 'user.company.address': 'Adresa',
    'user.company.pidn': 'OIB', 'cart.gross': 'Ukupno', 'cart.net': 'Osnovica', 'cart.names': 'Stavke', 'cart.items': 'Stavke',
    'cart.items.name': 'Naziv', 'cart.items.category.name': 'Kategorija', 'cart.items.category_attributes': 'Svojstva',
    'cart.items.category_attributes.name': 'Naziv', 'cart.items.category_attributes.type': 'Vrsta', 'cart.items.category_attributes.value': 'Vrijednost', 'cart.items.quantity': 'Količina',
    'cart.items.price': 'Cijena', 'cart.items.total_price': 'Iznos', taxes: 'Porezi', 'taxes.name': 'Porez', 'taxes.rate': 'Stopa (%)',
    'taxes.base': 'Osnovica', 'taxes.amount': 'Iznos', deliveries: 'Isporučeno', 'deliveries.kind': 'Vrsta', 'deliveries.name': 'Naziv', 'deliveries.amount': 'Iznos',
    'deliveries.valid_from': 'Od', 'deliveries.valid_to': 'Do', 'deliveries.withdrawn_at': 'Oduzeto', 'payment_method.name': 'Način plaćanja', fiscalized: 'Fiskaliziran', 'fiscal_data.zki': 'ZKI',
    'fiscal_data.jir': 'JIR', 'fiscal_data.zoi': 'ZOI', 'fiscal_data.eor': 'EOR', 'fiscal_data.bf': 'BF', 'fiscal_data.qr': 'QR',
    'fiscal.state': 'Porezna uprava', 'fiscal.late': 'Naknadna dostava', 'fiscal.attempts': 'Pokušaji', 'fiscal.deadline': 'Dostaviti do', 'fiscal.demo': 'Demo odgovor',
    'fiscal.last_error.code': 'Greška', 'fiscal.last_error.field': 'Ispraviti', 'fiscal.last_error.text': 'Razlog',
    prints: 'Ispisi', restored_invoice_id: 'Storno računa', 'restored_invoice.id': 'ID', 'restored_invoice.number': 'Broj', 'restored_invoice.label': 'Storno računa',
    'restored_by_invoice.id': 'ID', 'restored_by_invoice.number': 'Broj', 'restored_by_invoice.label': 'Storniran računom',
    restoring_reason: 'Razlog storniranja', 'order.id': 'ID', 'order.number': 'Narudžba', 'transaction.id': 'ID', 'transaction.number': 'Transakcija',
  },
  notes: { facts: 'Račun', recipient: 'Primatelj', items: 'Stavke', fiscal: 'Fiskalni podaci', links: 'Povezano', transactions: 'Transakcije', today: 'Moji današnji računi',
    'attribute.bonus': 'Bonus (%)', 'attribute.duration': 'Trajanje (dani)', 'attribute.daily_reward': 'Dnevna nagrada (kovanice)', 'attribute.minutes': 'Minute', 'attribute.valid_from': 'Od', 'attribute.valid_to': 'Do' },
  search: { number: 'Broj', by_user: 'Izdao', to_user: 'Za korisnika', item: 'Stavke', payment_method: 'Način plaćanja', created_at: 'Dodano' },
  choices: {
    'fiscal.state': { none: 'Ne dostavlja se', pending: 'Čeka dostavu', done: 'Zaprimljen', rejected: 'Odbijen' },
    'deliveries.kind': { subscription: 'Pretplata, dana', pass: 'Propusnica, minuta', minutes: 'Vrijeme igre, minuta', bonus: 'Bonus, %', coin: 'Kovanice' },
    'payment_method.name': { cash: 'Gotovina', creditCard: 'Kartica', bank: 'Transakcijski račun' },
  },
} as const satisfies MessagesFor<typeof declared>;
